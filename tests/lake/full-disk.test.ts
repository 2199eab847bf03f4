import { randomBytes } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import { startLoopbackServer } from '../support/loopback-server.ts'

/** Linux can limit the file size of a running process and lift the limit again, without root. */
const canLimit = spawnSync('prlimit', ['--version']).status === 0

let lake: LakeProcess
let receiver: Awaited<ReturnType<typeof startLoopbackServer>>
let log = ''
let calls = 0

beforeAll(async () => {
  receiver = await startLoopbackServer((_request, response) => {
    calls++
    response.writeHead(200).end()
  })
  lake = await startLakeProcess({
    env: { CONTENT_LAKE_WEBHOOK_URL: receiver.url, CONTENT_LAKE_WEBHOOK_SECRET: 'secret of sixteen letters' },
  })
  lake.process.stderr?.on('data', (text: Buffer) => (log += text.toString()))
})
afterAll(async () => {
  await lake.stop()
  await receiver.stop()
})

/** Limits the size of the lake's files from now on. */
function limitFiles(bytes: number | 'unlimited'): void {
  const run = spawnSync('prlimit', ['--pid', String(lake.process.pid), `--fsize=${bytes}:`], {
    encoding: 'utf8',
  })
  expect([run.status, run.stderr]).toEqual([0, ''])
}

describe.runIf(canLimit)('a disk that runs full', () => {
  it('loses no acknowledged change and stores no other; with free space the lake stores again', async () => {
    const client = lake.admin({ maxRetries: 0, perspective: 'raw' })
    const acknowledged: string[] = []
    const refused: { status: number; message: string }[] = []
    let n = 0
    const write = async (length: number) => {
      const _id = `note-${n++}`
      const body = JSON.stringify({
        mutations: [{ create: { _id, _type: 'note', text: 'x'.repeat(length) } }],
      })
      const response = await lake.fetch('/v1/data/mutate/production', {
        method: 'POST',
        body,
        token: lake.credentials.administratorToken,
      })
      if (response.ok) acknowledged.push(_id)
      else {
        const { message } = (await response.json()) as { message: string }
        refused.push({ status: response.status, message })
      }
    }
    const stored = async () =>
      (await client.fetch<string[]>('*[_type == "note"]._id')).toSorted((a, b) => a.localeCompare(b))
    const expected = () => acknowledged.toSorted((a, b) => a.localeCompare(b))

    await write(100)
    limitFiles(statSync(join(lake.dataDir, 'content-lake.sqlite-wal')).size + 800_000)
    for (let round = 0; round < 80; round++) await write(round % 4 === 3 ? 100 : 20_000)
    expect(acknowledged.length).toBeGreaterThan(3)
    expect(refused.length).toBeGreaterThan(3)
    for (const { status, message } of refused) {
      expect([503, 507]).toContain(status)
      expect(message).toMatch(/^Nothing has been stored: the disk/)
    }
    expect(await stored()).toEqual(expected())
    // Reading still works.
    expect((await lake.fetch('/v1/ping')).status).toBe(200)

    const upload = await lake.fetch('/v1/assets/files/production', {
      method: 'POST',
      body: randomBytes(5_000_000),
      token: lake.credentials.administratorToken,
    })
    expect(upload.status).toBe(507)
    expect(readdirSync(join(lake.dataDir, 'assets-incoming'))).toEqual([])

    limitFiles('unlimited')
    const before = acknowledged.length
    for (let round = 0; round < 5; round++) await write(20_000)
    expect(acknowledged).toHaveLength(before + 5)
    expect(await stored()).toEqual(expected())

    // One log line for each kind of problem, not one for each refusal.
    const lines = log.split('\n').filter((line) => line.includes('nothing can be stored'))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThanOrEqual(2)
    for (const line of lines) expect(line).toContain(lake.dataDir)
    expect(calls).toBeGreaterThan(0)

    const { dataDir } = lake
    await lake.kill()
    lake = await startLakeProcess({ dataDir })
    expect(await lake.admin({ perspective: 'raw' }).fetch<number>('count(*[_type == "note"])')).toBe(
      acknowledged.length,
    )
  })
})
