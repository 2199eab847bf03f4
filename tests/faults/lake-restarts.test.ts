import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it, vi } from 'vitest'
import { soundAfterMs } from '../../scripts/lib/restart-pause.ts'
import { freePorts } from '../support/free-port.ts'
import { processesWith } from '../support/process-tree.ts'
import { isResponding } from '../support/responding.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const program = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url))
const [port, lakePort] = await freePorts(2)
const dataDir = join(temporaryFolder('restarts-'), 'data')
const kills = 5

const supervisor = spawn(process.execPath, [program, 'lake'], {
  env: {
    ...process.env,
    PORT: String(port),
    CONTENT_LAKE_PORT: String(lakePort),
    DATA_DIR: dataDir,
    SANITY_WEBHOOK_SECRET: 'a-secret-of-this-test',
  },
  stdio: ['ignore', 'pipe', 'pipe'],
})
let output = ''
for (const stream of [supervisor.stdout, supervisor.stderr])
  stream.setEncoding('utf8').on('data', (text: string) => (output += text))

afterAll(async () => {
  const ended = once(supervisor, 'exit')
  supervisor.kill('SIGTERM')
  await ended
})

const linesWith = (text: string) => output.split('\n').filter((line) => line.includes(text))

it(`a Content Lake that is killed is started again without a pause, ${kills} times in a row`, async () => {
  await vi.waitFor(() => expect(linesWith('Ctrl-C stops it.')).toHaveLength(1))
  for (let n = 1; n <= kills; n++) {
    // How long it has run is what decides about a pause.
    await sleep(soundAfterMs + 200)
    const lake = processesWith(`DATA_DIR=${dataDir}`).find(({ command }) => command.includes('main.ts'))
    process.kill(lake?.pid ?? Number.NaN, 'SIGKILL')
    await vi.waitFor(() => expect(linesWith('The Content Lake runs again.')).toHaveLength(n))
    expect(await isResponding(`http://localhost:${lakePort}/v1/ping`)).toBe(true)
  }
  expect(linesWith('The Content Lake stopped')).toEqual(
    Array.from({ length: kills }, () => expect.stringContaining('starting it again now') as string),
  )
})
