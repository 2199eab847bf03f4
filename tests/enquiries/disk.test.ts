import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startWorker } from '../../lib/enquiries/delivery/worker.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { emptySpool, keepEnquiry } from '../../lib/enquiries/store/enquiry-store.ts'
import { freePorts } from '../support/free-port.ts'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import { enquiryFrom, forgetEnquiries } from '../support/mail-words.ts'
import { hasSmallDisks, makeSmallDisk, type SmallDisk, smallDiskNeeded } from '../support/small-disk.ts'

let lake: LakeProcess
let client: SanityClient
let nobody: SanityClient
let errors: string[]
let logs: string[]

beforeAll(async () => {
  lake = await startLakeProcess()
  client = lake.client({ token: lake.credentials.siteToken, perspective: 'raw', maxRetries: 0 })
  const [port] = await freePorts(1)
  nobody = client.withConfig({ apiHost: `http://localhost:${String(port)}` })
})
afterAll(() => lake.stop())
beforeEach(() => {
  errors = []
  logs = []
  vi.spyOn(console, 'error').mockImplementation((message: string) => void errors.push(message))
  vi.spyOn(console, 'log').mockImplementation((message: string) => void logs.push(message))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await forgetEnquiries(client)
})

const ids = () => client.fetch<string[]>('*[_type == "enquiry"]._id | order(@)')

it('a file that may not be written to its end is no promise, and leaves nothing half done', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-space-'))
  const program = `
    import { Spool } from './lib/enquiries/store/spool.ts'
    import { keepEnquiry } from './lib/enquiries/store/enquiry-store.ts'
    const lake = { mutate: () => Promise.reject(new Error('away')) }
    const enquiry = { _id: 'enquiry.one', _type: 'enquiry', receivedAt: '', message: 'x'.repeat(4000) }
    const kept = await keepEnquiry({ lake, spool: new Spool(${JSON.stringify(folder)}) }, enquiry)
    console.log(kept === undefined ? 'not kept' : kept)`
  // No file may grow at all: to a program that is a full disk.
  const run = spawnSync(
    'sh',
    ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, '--input-type=module', '--eval', program],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  )
  expect(run.stdout).toBe('not kept\n')
  expect(run.stderr).toContain(`the disk of ${join(folder, 'spool')} is full: make space on it. (EFBIG)`)
  expect(readdirSync(join(folder, 'spool'))).toEqual([])
  rmSync(folder, { recursive: true })
})

describe.skipIf(!hasSmallDisks())(`a disk (${smallDiskNeeded})`, () => {
  let disk: SmallDisk
  let spool: Spool

  beforeEach(() => {
    disk = makeSmallDisk(4)
    spool = new Spool(disk.folder)
  })
  afterEach(() => {
    disk.remove()
  })

  it('that is full promises nothing, gives up what it holds, and promises again when there is space', async () => {
    const [first, second, third] = [1, 2, 3].map((number) => enquiryFrom(`${number}@example.com`))
    if (!first || !second || !third) throw new Error('three are needed')
    expect(await keepEnquiry({ client: nobody, spool }, first)).toBe('spool')
    disk.fill()
    expect(await keepEnquiry({ client: nobody, spool }, second)).toBeUndefined()
    expect(errors.at(-1)).toContain('is full: make space on it. (ENOSPC)')
    expect(readdirSync(spool.folder)).toHaveLength(1)
    const worker = startWorker({
      store: { client, spool },
      deliveries: undefined,
      tidy: () => Promise.resolve(),
      pauses: { initialMs: 50, maxMs: 50 },
    })
    await vi.waitFor(async () => expect(await ids()).toEqual([first._id]))
    // Told before another visitor's enquiry meets it.
    await vi.waitFor(() => expect(errors.join('\n')).toContain('Keeping enquiries on disk'))
    disk.empty()
    await vi.waitFor(() => expect(logs.join('\n')).toContain('works again'))
    await worker.stop()
    expect(await keepEnquiry({ client: nobody, spool }, third)).toBe('spool')
    expect((await spool.list()).map(({ _id }) => _id)).toEqual([third._id])
  })

  it('that can only be read gives up what it holds, once, and is emptied when it can be written again', async () => {
    const enquiry = enquiryFrom('one@example.com')
    await spool.add(enquiry)
    disk.readOnly(true)
    expect(await keepEnquiry({ client: nobody, spool }, enquiryFrom('two@example.com'))).toBeUndefined()
    expect(errors.at(-1)).toContain('mount it writable. (EROFS)')
    await expect(emptySpool({ client, spool })).rejects.toMatchObject({ code: 'EROFS' })
    // Editors may have worked on it by the time it is given up again.
    await client.patch(enquiry._id).set({ status: 'handled' }).commit()
    await expect(emptySpool({ client, spool })).rejects.toMatchObject({ code: 'EROFS' })
    disk.readOnly(false)
    expect(await emptySpool({ client, spool })).toEqual({ moved: 1, waiting: 0 })
    expect(await spool.list()).toEqual([])
    expect(await client.fetch('*[_type == "enquiry"]{_id, status}')).toEqual([
      { _id: enquiry._id, status: 'handled' },
    ])
  })
})
