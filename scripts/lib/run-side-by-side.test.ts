import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Processes } from './processes.ts'
import { type RunNode, runSideBySide } from './run-side-by-side.ts'

const processes = new Processes()
const folder = mkdtempSync(join(tmpdir(), 'side-by-side-'))
const [waits, calls] = [join(folder, 'waits.mjs'), join(folder, 'calls.mjs')]

beforeAll(() => {
  // Each can end only because the other runs.
  writeFileSync(
    waits,
    `import { existsSync } from 'node:fs'
     console.log('waiting')
     while (!existsSync('${folder}/called')) await new Promise((resolve) => setTimeout(resolve, 10))
     console.error('heard')
     process.exit(3)`,
  )
  writeFileSync(calls, `import { writeFileSync } from 'node:fs'; writeFileSync('${folder}/called', '')`)
})

afterEach(() => vi.restoreAllMocks())

afterAll(async () => {
  await processes.stopAll()
  rmSync(folder, { recursive: true })
})

it('runs several at once, and shows of each what it said under its name', async () => {
  const shown: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown.push(String(text))
    return true
  })
  const outcomes = await runSideBySide(processes, [
    { name: 'Waits', run: (run: RunNode) => run([waits]) },
    { name: 'Calls', run: (run: RunNode) => run([calls]) },
  ])
  expect(outcomes).toEqual([
    { name: 'Waits', result: 3 },
    { name: 'Calls', result: 0 },
  ])
  expect(shown.find((text) => text.includes('── Waits '))).toMatch(/^\n── Waits ─+\nwaiting\nheard\n$/)
})
