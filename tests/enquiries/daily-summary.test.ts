import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendDailySummary, type SummaryOptions } from '../../lib/enquiries/delivery/daily-summary.ts'
import { smtpSender } from '../../lib/enquiries/delivery/smtp-sender.ts'
import { startWorker } from '../../lib/enquiries/delivery/worker.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { captureConsole } from '../support/captured-console.ts'
import { enquiryFrom, mailTexts } from '../support/enquiry-fixtures.ts'
import { startEnquiryLake, unreachable } from '../support/enquiry-lake.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { client } = await startEnquiryLake()
const folder = temporaryFolder('daily-summary-')
const printed = captureConsole()
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeEach(async () => {
  smtp = await startSmtpServer()
  await client.create({
    ...enquiryFrom('asha@example.com', { id: '1a2b3c4d-one', name: 'Asha Verma', carMake: 'Ford\u202E' }),
    status: 'new',
  })
  const due = enquiryFrom('boris@example.com', { id: '5e6f7a8b-two', carMake: 'Vauxhall' })
  await client.create({ ...due, status: 'offered', followUpOn: '2026-06-05', assignee: { name: 'Bea' } })
  await client.create({ ...enquiryFrom('c@example.com'), status: 'lost', followUpOn: '2026-06-01' })
  await client.create({ ...enquiryFrom('d@example.com'), status: 'agreed', followUpOn: '2026-06-06' })
})
afterEach(async () => {
  await smtp.stop()
  await client.delete({ query: '*[_type == "enquirySummary"]' })
})

/** Half past seven in the morning in Berkshire, where it is summer. */
const morning = new Date('2026-06-05T06:30:00Z')
const settings = { dailySummary: true, email: mailTexts.mailbox, brandName: mailTexts.brandName }

const options = (now: Date, changes: Partial<SummaryOptions> = {}): SummaryOptions => ({
  client,
  send: smtpSender({ url: smtp.url }),
  from: undefined,
  siteUrl: 'https://cars.example',
  settings: () => Promise.resolve(settings),
  now: () => now,
  ...changes,
})
const hoursLater = (hours: number) => new Date(morning.getTime() + hours * 3_600_000)

describe('the daily summary', () => {
  it('says what is new and what is due, without personal data', async () => {
    expect(await sendDailySummary(options(morning))).toBe('sent')
    const [{ to, mail } = { to: [], mail: undefined }] = smtp.received
    expect(to).toEqual([mailTexts.mailbox])
    expect(mail?.subject).toBe('Enquiries: 1 new, 1 due today')
    expect(mail?.text).toContain('– 1A2B-3C4D · Ford[U+202E]')
    expect(mail?.text).toContain('– 5E6F-7A8B · Vauxhall · Bea')
    expect(mail?.text).toContain('https://cars.example/studio/structure/enquiries')
    expect(`${mail?.text} ${String(mail?.html)}`).not.toMatch(/Asha|example\.com|960.{0,3}001/)
  })

  it('is sent once a day, and again on the next', async () => {
    for (const hours of [0, 1, 16, 16.4]) await sendDailySummary(options(hoursLater(hours)))
    expect(smtp.received).toHaveLength(1)
    // Half past midnight and half past six on the next day.
    for (const hours of [17, 23]) expect(await sendDailySummary(options(hoursLater(hours)))).toBe('none')
    expect(await sendDailySummary(options(hoursLater(24)))).toBe('sent')
    expect(smtp.received.map(({ mail }) => mail.messageId)).toEqual([
      '<summary.2026-06-05@cars.example>',
      '<summary.2026-06-06@cars.example>',
    ])
  })

  it('is sent once by ten workers at the same time', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => sendDailySummary(options(morning))))
    expect(results.filter((result) => result === 'sent')).toHaveLength(1)
    expect(smtp.received).toHaveLength(1)
  })

  it('is tried again after the mail server refused it, and by another after a worker died', async () => {
    smtp.next.push('defer')
    expect(await sendDailySummary(options(morning))).toEqual({ problem: 'EENVELOPE 450' })
    const died = () => Promise.reject(new Error('killed'))
    await expect(sendDailySummary(options(morning, { send: died }))).rejects.toThrow('killed')
    expect(await sendDailySummary(options(morning))).toBe('none')
    expect(await sendDailySummary(options(hoursLater(0.25)))).toBe('sent')
  })

  it('is not sent unless it is wanted, nor when nothing waits', async () => {
    const unwanted = () => Promise.resolve({ ...settings, dailySummary: false })
    expect(await sendDailySummary(options(morning, { settings: unwanted }))).toBe('none')
    await client.delete({ query: '*[_type == "enquiry"]' })
    expect(await sendDailySummary(options(morning))).toBe('none')
    expect(smtp.received).toEqual([])
  })

  it('is not kept back by a day that a wrong clock recorded, nor repeated when the clock is set back', async () => {
    await sendDailySummary(options(hoursLater(24 * 400)))
    expect(await sendDailySummary(options(morning))).toBe('sent')
    expect(await sendDailySummary(options(hoursLater(-20)))).toBe('none')
  })

  it('is sent by the worker, which names a failure without addresses and tries again', async () => {
    smtp.next.push('refuse')
    const worker = startWorker({
      store: { client, spool: new Spool(folder) },
      deliveries: undefined,
      tidy: () => Promise.resolve(),
      summarise: () => sendDailySummary(options(morning)),
      pauses: { initialMs: 100, maxMs: 100 },
    })
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1))
    await worker.stop()
    expect(printed.errors.join()).toContain('Sending the daily summary failed: the mail was not accepted')
    expect(printed.errors.join()).not.toContain('@')
  })

  it('waits for a Content Lake that is away', async () => {
    const away = options(morning, { client: await unreachable(client) })
    await expect(sendDailySummary(away)).rejects.toThrow(/ECONNREFUSED|fetch failed/)
    expect(smtp.received).toEqual([])
  })
})
