import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Deliveries, deliverDue } from '../../lib/enquiries/delivery/deliver.ts'
import { recipientsIn } from '../../lib/enquiries/delivery/recipients.ts'
import { smtpChannel } from '../../lib/enquiries/delivery/smtp.ts'
import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { eraseByEmail, pruneEnquiries } from '../../lib/enquiries/store/removal.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import { enquiryFrom, forgetEnquiries, mailWords } from '../support/mail-words.ts'
import { type Behaviour, startSmtpServer } from '../support/smtp-server.ts'

const hour = 3_600_000
const victim = 'asha.verma@gmail.com'

let lake: LakeProcess
let client: SanityClient
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  lake = await startLakeProcess()
  client = lake.client({ token: lake.credentials.siteToken, perspective: 'raw', maxRetries: 0 })
})
afterAll(() => lake.stop())
beforeEach(async () => {
  smtp = await startSmtpServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await smtp.stop()
  await forgetEnquiries(client)
})

/** A worker as after a restart: it knows nothing but what is stored. */
function worker(at = 0): Deliveries {
  const now = () => new Date(Date.now() + at)
  return {
    client,
    channel: smtpChannel({
      url: smtp.url,
      from: undefined,
      messages: () => Promise.resolve(mailWords),
      recipients: recipientsIn(client, now),
      timeouts: { connectMs: 5000, responseMs: 2000 },
    }),
    waits: Array.from({ length: 14 }, () => 0),
    unrecorded: new Map(),
    now,
  }
}

async function store(...emails: string[]): Promise<string[]> {
  return storeAt(0, ...emails)
}

async function storeAt(at: number, ...emails: string[]): Promise<string[]> {
  const receivedAt = new Date(Date.now() + at)
  const enquiries = emails.map((email) => enquiryFrom(email, { receivedAt }))
  for (const enquiry of enquiries) await client.create(enquiry)
  return enquiries.map(({ _id }) => _id)
}

async function deliverAll(at?: number): Promise<void> {
  while ((await deliverDue(worker(at))) > 0);
}

const toTeam = () => smtp.received.filter(({ to }) => to[0] === mailWords.mailbox).length
const toVisitors = () => smtp.received.flatMap(({ to }) => to).filter((to) => to !== mailWords.mailbox)
const stepsOf = async (id: string) =>
  (await client.getDocument<Enquiry>(id))?.delivery.steps.map(({ _key, status }) => `${_key} ${status}`)

describe('confirmations to one address', () => {
  it('are three a day at most, however it is spelt, and the team hears of every enquiry', async () => {
    const spellings = Array.from({ length: 30 }, (_, number) =>
      number % 3 === 0 ? `Asha.V.erma+${number}@googlemail.com` : `ASHAVERMA+x${number}@gmail.com`,
    )
    const ids = await store(...spellings)
    // Several workers at once, each of which knows nothing of the others.
    await Promise.all(Array.from({ length: 4 }, () => deliverAll()))
    expect(toTeam()).toBe(30)
    expect(toVisitors()).toHaveLength(3)
    const steps = (await Promise.all(ids.map(stepsOf))).map((all) => all?.join())
    expect(new Set(steps)).toEqual(
      new Set(['team delivered,visitor delivered', 'team delivered,visitor skipped']),
    )
    await store(victim)
    await deliverAll()
    expect(toVisitors()).toHaveLength(3)

    await store('another@example.com')
    await deliverAll()
    expect(toVisitors()).toHaveLength(4)
  })

  it('go on the next day, and a clock that was set back for a while withholds them for a day only', async () => {
    await store(victim, victim, victim, victim)
    await deliverAll()
    expect(toVisitors()).toHaveLength(3)
    await storeAt(-3 * 24 * hour, victim)
    await deliverAll(-3 * 24 * hour)
    expect(toVisitors()).toHaveLength(4)
    await storeAt(25 * hour, victim)
    await deliverAll(25 * hour)
    expect(toVisitors()).toHaveLength(5)
  })

  it.each<[string, Behaviour]>([
    ['the address', 'refuse'],
    ['the message', 'refuse-message'],
  ])('end when a server refuses %s for good, and the team is still told', async (_what, behaviour) => {
    await store(victim)
    smtp.next.push('accept', behaviour)
    await deliverAll()
    expect([toTeam(), toVisitors()]).toEqual([1, []])
    const [second = ''] = await storeAt(30 * hour, 'AshaVerma@gmail.com')
    await deliverAll(30 * hour)
    expect([toTeam(), toVisitors()]).toEqual([2, []])
    expect(await stepsOf(second)).toEqual(['team delivered', 'visitor skipped'])
  })

  it('are not held against an address when the server refuses us, or asks to come back later', async () => {
    await store(victim)
    smtp.next.push('accept', 'refuse-sender', 'defer', 'defer', 'defer', 'defer')
    await deliverAll()
    await store(victim, victim)
    await deliverAll()
    expect([toTeam(), toVisitors().length]).toEqual([3, 3])
  })

  it('are three also when a server takes each message and dies before it says so', async () => {
    const [id = ''] = await store(victim)
    smtp.next.push('accept', ...Array.from({ length: 13 }, () => 'keep-and-die' as const))
    await deliverAll()
    expect([toTeam(), toVisitors().length]).toEqual([1, 3])
    // The same message each time, by which a mailbox can tell.
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(2)
    expect(await stepsOf(id)).toEqual(['team delivered', 'visitor skipped'])
  })

  it('leave behind no address, and what is left goes when it is of no use or somebody asks', async () => {
    await store(victim)
    await deliverAll()
    const kept = () => client.fetch<unknown[]>('*[_type == "enquiryRecipient"]')
    expect(await kept()).toHaveLength(1)
    expect(JSON.stringify(await kept())).not.toMatch(/asha|verma|gmail/i)
    expect(await lake.client().fetch('*[_type == "enquiryRecipient"]')).toEqual([])
    await pruneEnquiries(client, new Date(0))
    expect(await kept()).toHaveLength(1)
    const folder = mkdtempSync(join(tmpdir(), 'confirmations-'))
    await eraseByEmail({ client, spool: new Spool(folder) }, victim)
    rmSync(folder, { recursive: true })
    expect(await kept()).toEqual([])

    await store(victim)
    smtp.next.push('accept', 'refuse')
    await deliverAll()
    await pruneEnquiries(client, new Date(Date.now() - hour))
    expect(await kept()).toHaveLength(1)
    await pruneEnquiries(client, new Date(Date.now() + hour))
    expect(await kept()).toEqual([])
  })
})
