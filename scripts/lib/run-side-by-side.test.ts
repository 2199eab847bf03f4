import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Processes } from './processes.ts'
import { runSideBySide } from './run-side-by-side.ts'

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

/** Runs the tasks and returns their outcomes with everything shown, in the order in which it was shown. */
async function run(tasks: Parameters<typeof runSideBySide<number | string>>[1], atOnce: number) {
  let shown = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown += String(text)
    return true
  })
  return { outcomes: await runSideBySide(processes, tasks, atOnce), shown }
}

it('runs several at once, and shows of each what it said under its name', async () => {
  const { outcomes, shown } = await run(
    [
      { name: 'Waits', run: (node) => node([waits]) },
      { name: 'Calls', run: (node) => node([calls]) },
    ],
    2,
  )
  expect(outcomes).toEqual([
    { name: 'Waits', result: 3 },
    { name: 'Calls', result: 0 },
  ])
  expect(shown).toMatch(/\n── Waits ─+\nwaiting\nheard\n/)
})

it('begins another when one has ended, in their order', async () => {
  const events: string[] = []
  const task = (name: string) => ({
    name,
    run: async () => {
      events.push(`${name} begins`)
      await new Promise(setImmediate)
      events.push(`${name} ends`)
      return 0
    },
  })
  await run(['One', 'Two', 'Three'].map(task), 2)
  expect(events).toEqual(['One begins', 'Two begins', 'One ends', 'Three begins', 'Two ends', 'Three ends'])
})

it('names the live task again after the output of another, but not when it has ended', async () => {
  const longest = Promise.withResolvers<number>()
  const last = Promise.withResolvers<number>()
  const { shown } = await run(
    [
      { name: 'Longest', isShownLive: true, run: () => longest.promise },
      {
        name: 'Short',
        run: () => {
          setImmediate(() => longest.resolve(0))
          return Promise.resolve(0)
        },
      },
      {
        name: 'Last',
        run: () => {
          void longest.promise.then(() => setImmediate(() => last.resolve(0)))
          return last.promise
        },
      },
    ],
    3,
  )
  const names = [...shown.matchAll(/── (.+?) ─/g)].map(([, name]) => name)
  expect(names).toEqual(['Longest', 'Short', 'Longest, continued', 'Last'])
})
