import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliverDue } from '../../lib/enquiries/delivery/deliver.ts'
import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { eraseByEmail, pruneEnquiries } from '../../lib/enquiries/store/removal.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { captureConsole } from '../support/captured-console.ts'
import { enquiryFrom, mailTexts } from '../support/enquiry-fixtures.ts'
import { startEnquiryLake } from '../support/enquiry-lake.ts'
import { mailDeliveries } from '../support/mail-deliveries.ts'
import { type Behaviour, startSmtpServer } from '../support/smtp-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const hour = 3_600_000
const visitor = 'asha.verma@gmail.com'

const { lake, client } = await startEnquiryLake()
const folder = temporaryFolder('confirmations-')
captureConsole()
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeEach(async () => {
  smtp = await startSmtpServer()
})
afterEach(() => smtp.stop())

async function store(...emails: string[]): Promise<string[]> {
  return storeAt(0, ...emails)
}

async function storeAt(offsetMs: number, ...emails: string[]): Promise<string[]> {
  const receivedAt = new Date(Date.now() + offsetMs)
  const enquiries = emails.map((email) => enquiryFrom(email, { receivedAt }))
  for (const enquiry of enquiries) await client.create(enquiry)
  return enquiries.map(({ _id }) => _id)
}

/** Delivers what is due by a clock that is this many milliseconds ahead. */
async function deliverAll(offsetMs = 0): Promise<void> {
  const now = () => new Date(Date.now() + offsetMs)
  while ((await deliverDue(mailDeliveries(client, smtp.url, { now }))) > 0);
}

const toTeam = () => smtp.received.filter(({ to }) => to[0] === mailTexts.mailbox).length
const toVisitors = () => smtp.received.flatMap(({ to }) => to).filter((to) => to !== mailTexts.mailbox)
const stepsOf = async (id: string) =>
  (await client.getDocument<Enquiry>(id))?.delivery.steps.map(({ _key, status }) => `${_key} ${status}`)

describe('confirmations to one address', () => {
  it('are limited to three a day across spellings, and the team is notified of every enquiry', async () => {
    const spellings = Array.from({ length: 30 }, (_, number) =>
      number % 3 === 0 ? `Asha.V.erma+${number}@googlemail.com` : `ASHAVERMA+x${number}@gmail.com`,
    )
    const ids = await store(...spellings)
    // Concurrent workers share nothing but the lake.
    await Promise.all(Array.from({ length: 4 }, () => deliverAll()))
    expect(toTeam()).toBe(30)
    expect(toVisitors()).toHaveLength(3)
    const steps = (await Promise.all(ids.map(stepsOf))).map((all) => all?.join())
    expect(new Set(steps)).toEqual(
      new Set(['team delivered,visitor delivered', 'team delivered,visitor skipped']),
    )
    await store(visitor)
    await deliverAll()
    expect(toVisitors()).toHaveLength(3)

    await store('another@example.com')
    await deliverAll()
    expect(toVisitors()).toHaveLength(4)
  })

  it('continue the next day, even after the clock was set back', async () => {
    await store(visitor, visitor, visitor, visitor)
    await deliverAll()
    expect(toVisitors()).toHaveLength(3)
    await storeAt(-3 * 24 * hour, visitor)
    await deliverAll(-3 * 24 * hour)
    expect(toVisitors()).toHaveLength(4)
    await storeAt(25 * hour, visitor)
    await deliverAll(25 * hour)
    expect(toVisitors()).toHaveLength(5)
  })

  it.each<[string, Behaviour]>([
    ['the address', 'refuse'],
    ['the message', 'refuse-message'],
  ])('end when a server permanently refuses %s, and the team is still notified', async (_what, behaviour) => {
    await store(visitor)
    smtp.next.push('accept', behaviour)
    await deliverAll()
    expect([toTeam(), toVisitors()]).toEqual([1, []])
    const [second = ''] = await storeAt(30 * hour, 'AshaVerma@gmail.com')
    await deliverAll(30 * hour)
    expect([toTeam(), toVisitors()]).toEqual([2, []])
    expect(await stepsOf(second)).toEqual(['team delivered', 'visitor skipped'])
  })

  it('are not counted when the server refuses the sender or defers', async () => {
    await store(visitor)
    smtp.next.push('accept', 'refuse-sender', 'defer', 'defer', 'defer', 'defer')
    await deliverAll()
    await store(visitor, visitor)
    await deliverAll()
    expect([toTeam(), toVisitors().length]).toEqual([3, 3])
  })

  it('are limited to three when a server accepts each message and hangs up without a response', async () => {
    const [id = ''] = await store(visitor)
    smtp.next.push('accept', ...Array.from({ length: 13 }, () => 'accept-and-hang-up' as const))
    await deliverAll()
    expect([toTeam(), toVisitors().length]).toEqual([1, 3])
    // The same Message-ID each time, so that a mailbox can drop repeats.
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(2)
    expect(await stepsOf(id)).toEqual(['team delivered', 'visitor skipped'])
  })

  it('store no address, and their records are erased on request or pruned once useless', async () => {
    await store(visitor)
    await deliverAll()
    const records = () => client.fetch<unknown[]>('*[_type == "enquiryRecipient"]')
    expect(await records()).toHaveLength(1)
    expect(JSON.stringify(await records())).not.toMatch(/asha|verma|gmail/i)
    expect(await lake.client().fetch('*[_type == "enquiryRecipient"]')).toEqual([])
    await pruneEnquiries(client, new Date(0))
    expect(await records()).toHaveLength(1)
    await eraseByEmail({ client, spool: new Spool(folder) }, visitor)
    expect(await records()).toEqual([])

    await store(visitor)
    smtp.next.push('accept', 'refuse')
    await deliverAll()
    await pruneEnquiries(client, new Date(Date.now() - hour))
    expect(await records()).toHaveLength(1)
    await pruneEnquiries(client, new Date(Date.now() + hour))
    expect(await records()).toEqual([])
  })
})
