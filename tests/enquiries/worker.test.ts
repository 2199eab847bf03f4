import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EnquiryWorker, startWorker, type WorkerOptions } from '../../lib/enquiries/delivery/worker.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { captureConsole } from '../support/captured-console.ts'
import { enquiryFrom } from '../support/enquiry-fixtures.ts'
import { startEnquiryLake } from '../support/enquiry-lake.ts'
import { mailDeliveries } from '../support/mail-deliveries.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { client } = await startEnquiryLake()
const root = temporaryFolder('worker-')
const printed = captureConsole()
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let folder: string
let worker: EnquiryWorker | undefined

beforeEach(async () => {
  smtp = await startSmtpServer()
  folder = mkdtempSync(join(root, 'data-'))
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await smtp.stop()
})

function start(changes: Partial<WorkerOptions> = {}, spool = new Spool(folder)): Spool {
  worker = startWorker({
    store: { client, spool },
    deliveries: mailDeliveries(client, smtp.url, { waits: [100, 100, 100] }),
    tidy: () => Promise.resolve(),
    pauses: { initialMs: 100, maxMs: 100 },
    ...changes,
  })
  return spool
}

const mails = () => smtp.received.length
const ids = () => client.fetch<string[]>('*[_type == "enquiry"]._id | order(@)')

describe('a spool that cannot be used', () => {
  it('does not delay mails, is reported once with the remedy, and works again once corrected', async () => {
    writeFileSync(join(folder, 'spool'), 'a file where the folder should be')
    start()
    await client.create(enquiryFrom('one@example.com'))
    worker?.kick()
    await vi.waitFor(() => expect(mails()).toBe(2))
    await client.create(enquiryFrom('two@example.com'))
    worker?.kick()
    await vi.waitFor(() => expect(mails()).toBe(4))
    expect(printed.errors).toHaveLength(1)
    expect(printed.errors[0]).toContain(
      `${join(folder, 'spool')} must be a folder and is a file: move it away.`,
    )

    rmSync(join(folder, 'spool'))
    await vi.waitFor(() => expect(printed.logs.join()).toContain('works again'))
    expect(existsSync(join(folder, 'spool'))).toBe(true)
    expect(printed.errors).toHaveLength(1)
  })

  it('is emptied into the lake as soon as it is back, and the mails are sent', async () => {
    const spool = new Spool(folder)
    await spool.add(enquiryFrom('one@example.com', { id: 'waiting' }))
    renameSync(join(folder, 'spool'), join(folder, 'elsewhere'))
    writeFileSync(join(folder, 'spool'), '')
    start({}, spool)
    await vi.waitFor(() => expect(printed.errors).toHaveLength(1))
    rmSync(join(folder, 'spool'))
    renameSync(join(folder, 'elsewhere'), join(folder, 'spool'))
    await vi.waitFor(() => expect(mails()).toBe(2))
    expect(await ids()).toEqual(['enquiry.waiting'])
  })

  it('with one file that cannot be read or removed is emptied of the others', async () => {
    const spool = new Spool(folder)
    await spool.add(enquiryFrom('one@example.com', { id: 'good' }))
    mkdirSync(join(spool.folder, 'enquiry.bad.json'))
    start({}, spool)
    await vi.waitFor(() => expect(mails()).toBe(2))
    worker?.kick()
    await vi.waitFor(async () => expect(await spool.list()).toEqual([]))
    expect(printed.errors.filter((line) => line.includes('enquiry.bad.json'))).toHaveLength(1)
  })

  it('with one enquiry that the lake refuses is emptied of the others', async () => {
    const spool = new Spool(folder)
    const refused = enquiryFrom('one@example.com', { id: 'a', receivedAt: new Date(0) })
    // No id may hold a space; the lake refuses it each time.
    await spool.add({ ...refused, _id: 'enquiry.a b' })
    await spool.add(enquiryFrom('two@example.com', { id: 'good' }))
    start({}, spool)
    await vi.waitFor(async () => expect(await ids()).toEqual(['enquiry.good']))
    await vi.waitFor(() => expect(printed.errors.join()).toContain('waiting in the spool: 1'))
    expect((await spool.list()).map(({ _id }) => _id)).toEqual(['enquiry.a b'])
  })
})

describe('a mail server that hangs', () => {
  it('does not delay the spool', async () => {
    smtp.next.push('hang')
    const spool = start()
    await client.create(enquiryFrom('one@example.com'))
    worker?.kick()
    await vi.waitFor(() => expect(smtp.next).toEqual([]))
    await spool.add(enquiryFrom('two@example.com', { id: 'spooled' }))
    worker?.kick()
    await vi.waitFor(async () => expect(await ids()).toContain('enquiry.spooled'))
    // Otherwise stopping the worker would wait for the server's timeout.
    await smtp.stop()
  })
})

describe('a clock that jumps', () => {
  it('delays no first attempt of an enquiry received while it was days ahead', async () => {
    await client.create(
      enquiryFrom('one@example.com', { receivedAt: new Date(Date.now() + 3 * 24 * 3_600_000) }),
    )
    start()
    await vi.waitFor(() => expect(mails()).toBe(2))
  })

  it('delays no further attempt and extends no claim', async () => {
    const ahead = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString()
    const { _id } = await client.create(enquiryFrom('one@example.com'))
    await client
      .patch(_id)
      .set({ 'delivery.attempts': 2, 'delivery.nextAttemptAt': ahead, 'delivery.claimedUntil': ahead })
      .commit()
    start()
    await vi.waitFor(() => expect(mails()).toBe(2))
  })

  it('causes no deletion before the clock has run evenly for a while', async () => {
    const tidy = vi.fn<() => Promise<void>>(() => Promise.resolve())
    start({ tidy })
    await client.create(enquiryFrom('one@example.com'))
    worker?.kick()
    await vi.waitFor(() => expect(mails()).toBe(2))
    expect(tidy).not.toHaveBeenCalled()
  })
})
