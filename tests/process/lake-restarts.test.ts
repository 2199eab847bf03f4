import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts } from '../support/free-port.ts'
import { startLakeProcess } from '../support/lake-process.ts'
import { processesWith } from '../support/process-tree.ts'

const program = fileURLToPath(new URL('../support/supervised-lake.ts', import.meta.url))
const kills = 10

let dataDir: string
let url: string
let supervisor: ChildProcess

beforeAll(async () => {
  const [port, lakePort] = await freePorts(2)
  dataDir = mkdtempSync(join(tmpdir(), 'restarts-'))
  url = `http://localhost:${String(lakePort)}/v1/ping`
  supervisor = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: String(port), CONTENT_LAKE_PORT: String(lakePort), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const text of supervisor.stdout ?? []) if (String(text).includes('Supervised')) break
  supervisor.stdout?.resume()
})

afterAll(async () => {
  const ended = once(supervisor, 'exit')
  supervisor.kill('SIGTERM')
  await ended
  rmSync(dataDir, { recursive: true })
})

const answers = () =>
  fetch(url).then(
    async (response) => {
      await response.body?.cancel()
      return response.ok
    },
    () => false,
  )

describe('a Content Lake that is killed while it runs', () => {
  it(`is back within two seconds, ${kills} times in a row`, async () => {
    const times: number[] = []
    for (let n = 0; n < kills; n++) {
      // It has been up for a moment, as after any accident that is not the start's own.
      await sleep(1200)
      const lake = processesWith(`DATA_DIR=${dataDir}`).find(({ command }) => command.includes('main.ts'))
      process.kill(lake?.pid ?? Number.NaN, 'SIGKILL')
      const begun = performance.now()
      while (await answers()) await sleep(5)
      while (!(await answers())) await sleep(10)
      times.push(Math.round(performance.now() - begun))
    }
    // A machine that is busy with other things takes longer for the start itself.
    const begun = performance.now()
    await (await startLakeProcess()).stop()
    const plainStart = Math.round(performance.now() - begun)
    console.log(`Back after ${times.join(', ')} ms; starting one takes ${plainStart} ms`)
    expect(Math.max(...times)).toBeLessThan(Math.max(2000, 3 * plainStart))
  })
})
