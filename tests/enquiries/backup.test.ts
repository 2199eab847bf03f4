import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SanityClient } from '@sanity/client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startWorker } from '../../lib/enquiries/delivery/worker.ts'
import { newEnquiry } from '../../lib/enquiries/store/enquiry.ts'
import { validateEnquiry } from '../../lib/enquiries/shared/forms.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { emptySpool, keepEnquiry } from '../../lib/enquiries/store/enquiry-store.ts'
import { backUpDataFolder } from '../../scripts/lib/back-up-data-folder.ts'
import { chance } from '../support/chance.ts'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'

let lake: LakeProcess
let folder: string

beforeAll(async () => {
  lake = await startLakeProcess()
  folder = mkdtempSync(join(tmpdir(), 'enquiries-backup-'))
})
afterAll(async () => {
  await lake.stop()
  rmSync(folder, { recursive: true })
})
afterEach(() => {
  vi.restoreAllMocks()
})

function enquiry(number: number) {
  const typed = { name: 'Asha', email: 'asha@example.com', phone: '01632 960 001', message: `No. ${number}` }
  const validation = validateEnquiry('contact', new Map(Object.entries(typed)))
  if (!validation.valid) throw new Error('the example is wrong')
  return newEnquiry(`enquiry.number-${number}`, 'contact', validation.fields, new Date())
}

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

/** Puts a copy of a backup in a data folder's place and starts it, as the documentation says; counts what is there. */
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

describe('a backup', () => {
  it('holds each enquiry acknowledged before it began, whether the lake is up, down or coming back', async () => {
    const { moment, between } = chance('Backups while enquiries pour in')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const { dataDir } = lake
    const spool = new Spool(dataDir)
    const acknowledged = new Set<string>()
    const backups: { copy: string; promised: string[]; waiting: number }[] = []
    const over = new AbortController()
    // Whichever process is the lake's at the moment; nobody answers between two of them.
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
      while (!over.signal.aborted) {
        const one = enquiry(next++)
        if (await keepEnquiry({ client, spool }, one)) acknowledged.add(one._id)
        worker.kick()
        await moment(0, 4)
      }
    }
    const writing = [write(), write(), write()]
    const backUp = async () => {
      const copy = join(folder, `backup-${backups.length}`)
      const promised = [...acknowledged]
      const { waiting } = await backUpDataFolder(dataDir, copy)
      backups.push({ copy, promised, waiting })
    }
    for (let round = 0; round < 2; round++) {
      await moment(0, 150)
      await backUp()
      await lake.kill()
      const waiting = between(1, 30)
      await vi.waitFor(async () => expect((await spool.list()).length).toBeGreaterThan(waiting))
      await backUp()
      lake = await startLakeProcess({ dataDir })
      client = clientOf(lake)
      // While the spool is being emptied: an enquiry may leave it at any moment of the copy.
      await backUp()
    }
    over.abort()
    await Promise.all(writing)
    await worker.stop()

    let fromSpool = 0
    for (const { copy, promised, waiting } of backups) {
      fromSpool += waiting
      const found = await idsIn(copy)
      expect(promised.filter((id) => !found.has(id))).toEqual([])
    }
    const { copy = '', promised = [] } = backups[between(0, backups.length - 1)] ?? {}
    const restored = await restore(copy)
    expect(promised.filter((id) => !restored.includes(id))).toEqual([])
    expect(restored).toHaveLength(new Set(restored).size)
    expect(backups.at(-1)?.promised.length).toBeGreaterThan(20)
    expect(fromSpool).toBeGreaterThan(0)
  }, 180_000)

  it('keeps the spool readable by its owner alone, and leaves out what was never promised', async () => {
    const dataDir = join(folder, 'quiet')
    cpSync(lake.dataDir, dataDir, { recursive: true })
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

  it('is not made at all when the spool’s enquiries cannot be copied', async () => {
    const dataDir = join(folder, 'unreadable')
    cpSync(lake.dataDir, dataDir, { recursive: true })
    mkdirSync(join(dataDir, 'spool/enquiry.a.json'), { recursive: true })
    const copy = join(folder, 'none')
    await expect(backUpDataFolder(dataDir, copy)).rejects.toThrow(join(dataDir, 'spool'))
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([])
  })
})
