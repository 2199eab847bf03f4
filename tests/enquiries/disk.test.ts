import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startWorker } from '../../lib/enquiries/delivery/worker.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { emptySpool, storeEnquiry } from '../../lib/enquiries/store/enquiry-store.ts'
import { captureConsole } from '../support/captured-console.ts'
import { enquiryFrom } from '../support/enquiry-fixtures.ts'
import { startEnquiryLake, unreachable } from '../support/enquiry-lake.ts'
import {
  canMountSmallDisk,
  makeSmallDisk,
  type SmallDisk,
  smallDiskRequirement,
} from '../support/small-disk.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { client } = await startEnquiryLake()
const offline = await unreachable(client)
const folder = temporaryFolder('disk-full-')
const printed = captureConsole()

const ids = () => client.fetch<string[]>('*[_type == "enquiry"]._id | order(@)')

it('an enquiry is not acknowledged when its file cannot be written completely, and no partial file is left', () => {
  const program = `
    import { Spool } from './lib/enquiries/store/spool.ts'
    import { storeEnquiry } from './lib/enquiries/store/enquiry-store.ts'
    const client = { mutate: () => Promise.reject(new Error('unavailable')) }
    const enquiry = { _id: 'enquiry.one', _type: 'enquiry', receivedAt: '', message: 'x'.repeat(4000) }
    const kept = await storeEnquiry({ client, spool: new Spool(${JSON.stringify(folder)}) }, enquiry)
    console.log(kept === undefined ? 'not kept' : kept)`
  // No file may grow, which looks like a full disk to a program.
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
})

describe.skipIf(!canMountSmallDisk())(`a spool (${smallDiskRequirement})`, () => {
  let disk: SmallDisk
  let spool: Spool

  beforeEach(() => {
    disk = makeSmallDisk(4)
    spool = new Spool(disk.folder)
  })
  afterEach(() => {
    disk.remove()
  })

  it('on a full disk refuses enquiries, is emptied into the lake, and accepts enquiries when there is space', async () => {
    const [first, second, third] = [1, 2, 3].map((number) => enquiryFrom(`${number}@example.com`))
    if (!first || !second || !third) throw new Error('three are needed')
    expect(await storeEnquiry({ client: offline, spool }, first)).toBe('spool')
    disk.fill()
    expect(await storeEnquiry({ client: offline, spool }, second)).toBeUndefined()
    expect(printed.errors.at(-1)).toContain('is full: make space on it. (ENOSPC)')
    expect(readdirSync(spool.folder)).toHaveLength(1)
    const worker = startWorker({
      store: { client, spool },
      deliveries: undefined,
      tidy: () => Promise.resolve(),
      pauses: { initialMs: 50, maxMs: 50 },
    })
    await vi.waitFor(async () => expect(await ids()).toEqual([first._id]))
    // Reported before the next enquiry fails.
    await vi.waitFor(() => expect(printed.errors.join('\n')).toContain('Keeping enquiries on disk'))
    disk.empty()
    await vi.waitFor(() => expect(printed.logs.join('\n')).toContain('works again'))
    await worker.stop()
    expect(await storeEnquiry({ client: offline, spool }, third)).toBe('spool')
    expect((await spool.list()).map(({ _id }) => _id)).toEqual([third._id])
  })

  it('on a read-only disk is copied to the lake once, and emptied when it can be written again', async () => {
    const enquiry = enquiryFrom('one@example.com')
    await spool.add(enquiry)
    disk.readOnly(true)
    expect(await storeEnquiry({ client: offline, spool }, enquiryFrom('two@example.com'))).toBeUndefined()
    expect(printed.errors.at(-1)).toContain('mount it writable. (EROFS)')
    await expect(emptySpool({ client, spool })).rejects.toMatchObject({ code: 'EROFS' })
    // Editors may have changed it before the next attempt.
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
