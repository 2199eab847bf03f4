import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SanityClient } from '@sanity/client'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { startWorker } from '../../lib/enquiries/delivery/worker.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { emptySpool, storeEnquiry } from '../../lib/enquiries/store/enquiry-store.ts'
import { backUpDataFolder } from '../../scripts/lib/back-up-data-folder.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { enquiryFrom } from '../support/enquiry-fixtures.ts'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

let lake = await startLakeProcess()
afterAll(() => lake.stop())
const folder = temporaryFolder('enquiries-backup-')
afterEach(() => {
  vi.restoreAllMocks()
})

const enquiry = (number: number) =>
  enquiryFrom('asha@example.com', { id: `number-${number}`, message: `No. ${number}` })

const clientOf = (running: LakeProcess): SanityClient =>
  running.client({ token: running.credentials.siteToken, perspective: 'raw', maxRetries: 0, timeout: 2000 })

/** The ids of all enquiries in a backup, in its database or in its spool. */
async function idsIn(backup: string): Promise<Set<string>> {
  const database = new DatabaseSync(join(backup, 'content-lake.sqlite'), { readOnly: true })
  const stored = database.prepare('SELECT id FROM document').all() as { id: string }[]
  database.close()
  const spooled = await new Spool(backup).list()
  return new Set([...stored.map(({ id }) => id), ...spooled.map(({ _id }) => _id)])
}

/** Starts a copy of a backup, as docs/recovery.md says. Resolves to the ids of its enquiries. */
async function restore(backup: string): Promise<string[]> {
  const dataDir = `${backup}-restored`
  cpSync(backup, dataDir, { recursive: true })
  const restored = await startLakeProcess({ dataDir })
  try {
    const client = clientOf(restored)
    expect(await emptySpool({ client, spool: new Spool(dataDir) })).toMatchObject({ waiting: 0 })
    return await client.fetch<string[]>('*[_type == "enquiry"]._id')
  } finally {
    await restored.stop()
  }
}

/** A copy of the running lake's data folder, without the enquiries that other tests left waiting in its spool. */
function dataFolderWithoutSpool(name: string): string {
  const dataDir = join(folder, name)
  const spool = new Spool(lake.dataDir).folder
  cpSync(lake.dataDir, dataDir, { recursive: true, filter: (source) => source !== spool })
  return dataDir
}

describe('a backup', () => {
  it('holds each enquiry acknowledged before it began, whether the lake runs, is down or starts', async () => {
    const { pause, between } = seededRandom('Backups while enquiries are sent')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const { dataDir } = lake
    const spool = new Spool(dataDir)
    const acknowledged = new Set<string>()
    const backups: { copy: string; expected: string[]; waiting: number }[] = []
    const stop = new AbortController()
    // Of the current lake process; between two of them nothing responds.
    let client = clientOf(lake)
    const worker = startWorker({
      store: {
        get client() {
          return client
        },
        spool,
      },
      deliveries: undefined,
      tidy: () => Promise.resolve(),
    })
    let next = 0
    const write = async () => {
      while (!stop.signal.aborted) {
        const sent = enquiry(next++)
        if (await storeEnquiry({ client, spool }, sent)) acknowledged.add(sent._id)
        worker.kick()
        await pause(0, 4)
      }
    }
    const writing = [write(), write(), write()]
    const backUp = async () => {
      const copy = join(folder, `backup-${backups.length}`)
      const expected = [...acknowledged]
      const { waiting } = await backUpDataFolder(dataDir, copy)
      backups.push({ copy, expected, waiting })
    }
    for (let round = 0; round < 2; round++) {
      await pause(0, 150)
      await backUp()
      await lake.kill()
      const waiting = between(1, 30)
      await vi.waitFor(async () => expect((await spool.list()).length).toBeGreaterThan(waiting))
      await backUp()
      lake = await startLakeProcess({ dataDir })
      client = clientOf(lake)
      // While the spool is being emptied: an enquiry may leave it at any time during the copy.
      await backUp()
    }
    stop.abort()
    await Promise.all(writing)
    await worker.stop()

    let fromSpool = 0
    for (const { copy, expected, waiting } of backups) {
      fromSpool += waiting
      const found = await idsIn(copy)
      expect(expected.filter((id) => !found.has(id))).toEqual([])
    }
    const { copy = '', expected = [] } = backups[between(0, backups.length - 1)] ?? {}
    const restored = await restore(copy)
    expect(expected.filter((id) => !restored.includes(id))).toEqual([])
    expect(restored).toHaveLength(new Set(restored).size)
    expect(backups.at(-1)?.expected.length).toBeGreaterThan(20)
    expect(fromSpool).toBeGreaterThan(0)
  }, 180_000)

  it('makes the spool readable by its owner alone, and leaves out unfinished files', async () => {
    const dataDir = dataFolderWithoutSpool('at-rest')
    const spool = new Spool(dataDir)
    await spool.add(enquiry(1_000_000))
    writeFileSync(join(spool.folder, 'enquiry.half.json.x.part'), '{')
    const copy = join(folder, 'private')
    expect((await backUpDataFolder(dataDir, copy)).waiting).toBe(1)
    expect(readdirSync(join(copy, 'spool'))).toEqual(['enquiry.number-1000000.json'])
    expect(statSync(join(copy, 'spool')).mode & 0o777).toBe(0o700)
    expect(statSync(join(copy, 'spool/enquiry.number-1000000.json')).mode & 0o777).toBe(0o600)
    expect(existsSync(`${copy}.unfinished`)).toBe(false)
  })

  it('is not made when the spool cannot be copied', async () => {
    const dataDir = dataFolderWithoutSpool('unreadable')
    mkdirSync(join(dataDir, 'spool/enquiry.a.json'), { recursive: true })
    const copy = join(folder, 'none')
    await expect(backUpDataFolder(dataDir, copy)).rejects.toThrow(join(dataDir, 'spool'))
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([])
  })
})
