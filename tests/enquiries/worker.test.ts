import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { recipientsIn } from '../../lib/enquiries/delivery/recipients.ts'
import { smtpChannel } from '../../lib/enquiries/delivery/smtp.ts'
import { type EnquiryWorker, startWorker, type WorkerOptions } from '../../lib/enquiries/delivery/worker.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import { enquiryFrom, forgetEnquiries, mailWords } from '../support/mail-words.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

let lake: LakeProcess
let client: SanityClient
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let folder: string
let errors: string[]
let logs: string[]
let worker: EnquiryWorker | undefined

beforeAll(async () => {
  lake = await startLakeProcess()
  client = lake.client({ token: lake.credentials.siteToken, perspective: 'raw', maxRetries: 0 })
})
afterAll(() => lake.stop())
beforeEach(async () => {
  smtp = await startSmtpServer()
  folder = mkdtempSync(join(tmpdir(), 'worker-'))
  errors = []
  logs = []
  vi.spyOn(console, 'error').mockImplementation((message: string) => void errors.push(message))
  vi.spyOn(console, 'log').mockImplementation((message: string) => void logs.push(message))
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  vi.restoreAllMocks()
  await smtp.stop()
  rmSync(folder, { recursive: true })
  await forgetEnquiries(client)
})

function start(changes: Partial<WorkerOptions> = {}, spool = new Spool(folder)): Spool {
  const channel = smtpChannel({
    url: smtp.url,
    from: undefined,
    messages: () => Promise.resolve(mailWords),
    recipients: recipientsIn(client),
  })
  worker = startWorker({
    store: { client, spool },
    deliveries: { client, channel, waits: [100, 100, 100], unrecorded: new Map() },
    tidy: () => Promise.resolve(),
    pauses: { initialMs: 100, maxMs: 100 },
    ...changes,
  })
  return spool
}

const mails = () => smtp.received.length
const ids = () => client.fetch<string[]>('*[_type == "enquiry"]._id | order(@)')

describe('a spool that cannot be used', () => {
  it('holds up no mail, is told once with the remedy, and works again when it is put right', async () => {
    writeFileSync(join(folder, 'spool'), 'a file where the folder should be')
    start()
    await client.create(enquiryFrom('one@example.com'))
    worker?.kick()
    await vi.waitFor(() => expect(mails()).toBe(2))
    await client.create(enquiryFrom('two@example.com'))
    worker?.kick()
    await vi.waitFor(() => expect(mails()).toBe(4))
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(`${join(folder, 'spool')} must be a folder and is a file: move it away.`)

    rmSync(join(folder, 'spool'))
    await vi.waitFor(() => expect(logs.join()).toContain('works again'))
    expect(existsSync(join(folder, 'spool'))).toBe(true)
    expect(errors).toHaveLength(1)
  })

  it('gives what was in it to the lake as soon as it is back, and the mail follows', async () => {
    const spool = new Spool(folder)
    await spool.add(enquiryFrom('one@example.com', { id: 'waiting' }))
    renameSync(join(folder, 'spool'), join(folder, 'elsewhere'))
    writeFileSync(join(folder, 'spool'), '')
    start({}, spool)
    await vi.waitFor(() => expect(errors).toHaveLength(1))
    rmSync(join(folder, 'spool'))
    renameSync(join(folder, 'elsewhere'), join(folder, 'spool'))
    await vi.waitFor(() => expect(mails()).toBe(2))
    expect(await ids()).toEqual(['enquiry.waiting'])
  })

  it('with one file that cannot be read or removed still gives up the others', async () => {
    const spool = new Spool(folder)
    await spool.add(enquiryFrom('one@example.com', { id: 'good' }))
    mkdirSync(join(spool.folder, 'enquiry.bad.json'))
    start({}, spool)
    await vi.waitFor(() => expect(mails()).toBe(2))
    worker?.kick()
    await vi.waitFor(async () => expect(await spool.list()).toEqual([]))
    expect(errors.filter((line) => line.includes('enquiry.bad.json'))).toHaveLength(1)
  })

  it('with one enquiry that the lake refuses still gives up the others', async () => {
    const spool = new Spool(folder)
    const refused = enquiryFrom('one@example.com', { id: 'a', receivedAt: new Date(0) })
    // No id may hold a blank; the lake says so each time it is asked.
    await spool.add({ ...refused, _id: 'enquiry.a b' })
    await spool.add(enquiryFrom('two@example.com', { id: 'good' }))
    start({}, spool)
    await vi.waitFor(async () => expect(await ids()).toEqual(['enquiry.good']))
    await vi.waitFor(() => expect(errors.join()).toContain('waiting in the spool: 1'))
    expect((await spool.list()).map(({ _id }) => _id)).toEqual(['enquiry.a b'])
  })
})

describe('a mail server that hangs', () => {
  it('does not hold up the spool', async () => {
    smtp.next.push('hang')
    const spool = start()
    await client.create(enquiryFrom('one@example.com'))
    worker?.kick()
    await vi.waitFor(() => expect(smtp.next).toEqual([]))
    await spool.add(enquiryFrom('two@example.com', { id: 'spooled' }))
    worker?.kick()
    await vi.waitFor(async () => expect(await ids()).toContain('enquiry.spooled'))
    // Otherwise stopping would wait for the server as long as the worker does.
    await smtp.stop()
  })
})

describe('a clock that jumps', () => {
  it('delays no first attempt: what was received by a clock days ahead is sent by the right one', async () => {
    await client.create(
      enquiryFrom('one@example.com', { receivedAt: new Date(Date.now() + 3 * 24 * 3_600_000) }),
    )
    start()
    await vi.waitFor(() => expect(mails()).toBe(2))
  })

  it('delays no further attempt, and no claim outlives it', async () => {
    const ahead = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString()
    const { _id } = await client.create(enquiryFrom('one@example.com'))
    await client
      .patch(_id)
      .set({ 'delivery.attempts': 2, 'delivery.nextAttemptAt': ahead, 'delivery.claimedUntil': ahead })
      .commit()
    start()
    await vi.waitFor(() => expect(mails()).toBe(2))
  })

  it('deletes nothing before the clock has run evenly for a while', async () => {
    const tidy = vi.fn<() => Promise<void>>(() => Promise.resolve())
    start({ tidy })
    await client.create(enquiryFrom('one@example.com'))
    worker?.kick()
    await vi.waitFor(() => expect(mails()).toBe(2))
    expect(tidy).not.toHaveBeenCalled()
  })
})
