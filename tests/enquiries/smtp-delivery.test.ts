import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SanityClient } from '@sanity/client'
import { type Deliveries, deliverDue } from '../../lib/enquiries/delivery/deliver.ts'
import { smtpChannel } from '../../lib/enquiries/delivery/smtp.ts'
import type { getMessages } from '../../lib/enquiries/delivery/messages.ts'
import { recipientsIn } from '../../lib/enquiries/delivery/recipients.ts'
import { type Enquiry, newEnquiry } from '../../lib/enquiries/store/enquiry.ts'
import { validateEnquiry } from '../../lib/enquiries/shared/forms.ts'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

let lake: LakeProcess
let client: SanityClient
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let messages: typeof getMessages
let errors: string[]

beforeAll(async () => {
  lake = await startLakeProcess()
  client = lake.client({ token: lake.credentials.siteToken, perspective: 'raw', maxRetries: 0 })
  await client
    .transaction()
    .createOrReplace({
      _id: 'siteSettings',
      _type: 'siteSettings',
      brandName: 'Royal “County” Cars',
      email: 'info@cars.example',
      phone: '0800 111 2222',
    })
    .createOrReplace({
      _id: 'quotePage',
      _type: 'quotePage',
      mail: { subject: 'Quote request – website', autoresponse: 'Thank you.\n\nWe reply within 24 hours.' },
    })
    .createOrReplace({
      _id: 'contactPage',
      _type: 'contactPage',
      mail: { subject: 'Message from the website', autoresponse: 'We have it.' },
    })
    .commit()
  // The settings are read when they are first asked for.
  vi.stubEnv('CONTENT_LAKE_PORT', new URL(lake.url).port)
  ;({ getMessages: messages } = await import('../../lib/enquiries/delivery/messages.ts'))
})

afterAll(async () => {
  await lake.stop()
})

beforeEach(async () => {
  smtp = await startSmtpServer()
  errors = []
  vi.spyOn(console, 'error').mockImplementation((message: string) => void errors.push(message))
})

afterEach(async () => {
  vi.restoreAllMocks()
  await smtp.stop()
  await client.delete({ query: '*[_type in ["enquiry", "enquiryRecipient"]]' })
})

const said = {
  name: 'Åsa O’Neil "Bo" <b>',
  email: 'asa@seller.example',
  phone: '01632 960 001',
  registration: 'AB12 CDE',
  carMake: 'Ford',
  carModel: 'Focus & <script>alert(1)</script>',
  motExpiry: '2026-09-03',
  additionalInfo: 'Two owners.\nA scratch on the left.',
}

let count = 0

/** Stores an enquiry as the endpoint does, received at `receivedAt`. */
async function store(receivedAt = new Date(), changes: Partial<typeof said> = {}): Promise<Enquiry> {
  const validation = validateEnquiry('quote', new Map(Object.entries({ ...said, ...changes })))
  if (!validation.valid) throw new Error('the example is wrong')
  count += 1
  const enquiry = newEnquiry(`enquiry.test-${count}`, 'quote', validation.fields, receivedAt)
  await client.createIfNotExists(enquiry)
  return enquiry
}

/**
 * The site's own delivery, with waits of nothing and a server that is given up after a moment: long enough for one that
 * answers on a busy machine, where a mail given up too early would come twice.
 */
function deliveries(changes: Partial<Deliveries> = {}): Deliveries {
  return {
    client,
    channel: smtpChannel({
      url: smtp.url,
      from: undefined,
      messages,
      recipients: recipientsIn(client),
      timeouts: { connectMs: 5000, responseMs: 2000 },
    }),
    waits: Array.from({ length: 14 }, () => 0),
    unrecorded: new Map(),
    ...changes,
  }
}

const deliveryOf = async (id: string) => (await client.getDocument<Enquiry>(id))?.delivery
const recipients = () => smtp.received.map(({ to }) => to.join())

describe('an enquiry by SMTP', () => {
  it('reaches the team as a table with the seller to answer to, and the seller as a confirmation', async () => {
    const { _id } = await store()
    await deliverDue(deliveries())

    expect(smtp.received.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 'info@cars.example', to: ['info@cars.example'] },
      { from: 'info@cars.example', to: ['asa@seller.example'] },
    ])
    const [team, visitor] = smtp.received.map(({ mail }) => mail)
    expect(team?.subject).toBe('Quote request – website')
    expect(team?.replyTo?.value).toEqual([{ address: 'asa@seller.example', name: said.name }])
    expect(team?.messageId).toBe(`<${_id}.team@cars.example>`)
    expect(team?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(team?.text).toContain('Car Model: Focus & <script>alert(1)</script>')
    expect(team?.text).toContain('Additional Information: Two owners.\nA scratch on the left.')
    expect(team?.text).toContain('MOT Expiry: 3 September 2026')
    expect(team?.text).not.toContain('Mileage')
    expect(team?.html).toContain('<table')
    expect(team?.html).toContain('Focus &amp; &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(team?.html).not.toContain('<script>')

    expect(visitor?.replyTo?.value).toEqual([{ address: 'info@cars.example', name: '' }])
    expect(visitor?.from?.value).toEqual([{ address: 'info@cars.example', name: 'Royal “County” Cars' }])
    expect(visitor?.text).toContain('Thank you.\n\nWe reply within 24 hours.')
    expect(visitor?.html).toContain('We reply within 24 hours.')
    expect(visitor?.headers.get('auto-submitted')).toBe('auto-replied')
    // Nothing that was typed goes out to an address of the sender's choice.
    expect(visitor?.to).toMatchObject({ value: [{ address: 'asa@seller.example', name: '' }] })
    for (const text of [visitor?.text, String(visitor?.html), smtp.received[1]?.source])
      expect(text).not.toMatch(/Focus|scratch|O’Neil|O=E2/)

    expect(await deliveryOf(_id)).toMatchObject({
      status: 'delivered',
      attempts: 1,
      steps: [
        { _key: 'team', status: 'delivered' },
        { _key: 'visitor', status: 'delivered' },
      ],
    })
  })

  it('is not sent again by later rounds, nor by several workers at once', async () => {
    await Promise.all([store(), store(), store()])
    await Promise.all(Array.from({ length: 4 }, () => deliverDue(deliveries())))
    await deliverDue(deliveries())
    expect(recipients().toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'asa@seller.example'),
      ...Array.from({ length: 3 }, () => 'info@cars.example'),
    ])
  })

  it.each([
    ['asks to come back later', ['defer', 'defer', 'defer'] as const, 3],
    ['dies in the middle of the message', ['die'] as const, 2],
    ['hangs after the message', ['hang'] as const, 2],
    ['refuses the team’s mailbox for good: it may be our own setting', ['refuse'] as const, 2],
  ])('a server that %s gets it again, once', async (_what, behaviours, attempts) => {
    const { _id } = await store()
    smtp.next.push(...behaviours)
    const site = deliveries()
    for (let round = 0; round < 5; round++) await deliverDue(site)
    expect(recipients().toSorted()).toEqual(['asa@seller.example', 'info@cars.example'])
    expect(await deliveryOf(_id)).toMatchObject({ status: 'delivered', attempts })
  })

  it('a server that takes it and dies before it says so gets it once more, recognisable by its id', async () => {
    const { _id } = await store()
    smtp.next.push('keep-and-die')
    const site = deliveries()
    for (let round = 0; round < 3; round++) await deliverDue(site)
    expect(recipients().toSorted()).toEqual(['asa@seller.example', 'info@cars.example', 'info@cars.example'])
    const ids = smtp.received.map(({ mail }) => mail.messageId)
    expect(new Set(ids)).toEqual(new Set([`<${_id}.team@cars.example>`, `<${_id}.visitor@cars.example>`]))
    expect(await deliveryOf(_id)).toMatchObject({ status: 'delivered', attempts: 2 })
  })

  it('a server that takes the call and never greets is given up after a moment, and asked again', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const { _id } = await store()
    const channel = smtpChannel({
      url: `smtp://127.0.0.1:${port}`,
      from: undefined,
      messages,
      recipients: recipientsIn(client),
      timeouts: { connectMs: 300, responseMs: 300 },
    })
    await deliverDue(deliveries({ channel }))
    expect(await deliveryOf(_id)).toMatchObject({ status: 'pending', lastError: 'team: ETIMEDOUT' })
    silent.close()
    await deliverDue(deliveries())
    expect(recipients()).toEqual(['info@cars.example', 'asa@seller.example'])
  })

  it('a server that is away gets it when it is back, and the problem is noted without personal data', async () => {
    const { _id } = await store()
    const { url } = smtp
    await smtp.stop()
    await deliverDue(deliveries({ waits: [60_000] }))
    const delivery = await deliveryOf(_id)
    expect(delivery).toMatchObject({
      status: 'pending',
      attempts: 1,
      lastError: expect.stringContaining('team: E'),
    })
    expect(Date.parse(delivery?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now() + 50_000)
    expect(errors.join('\n')).toContain(_id)
    expect(errors.join('\n') + JSON.stringify(delivery)).not.toMatch(/asa|Neil|960|AB12/)

    smtp = await startSmtpServer()
    expect(smtp.url).not.toBe(url)
    await deliverDue(deliveries())
    expect(smtp.received).toHaveLength(0)
    await deliverDue(deliveries({ now: () => new Date(Date.now() + 61_000) }))
    expect(recipients()).toEqual(['info@cars.example', 'asa@seller.example'])
  })

  it('a seller’s address that does not exist is tried once; the enquiry has arrived all the same', async () => {
    const { _id } = await store()
    const site = deliveries()
    // The first recipient is the team's mailbox, the second the seller's.
    smtp.next.push('accept', 'refuse')
    await deliverDue(site)
    await deliverDue(site)
    expect(recipients()).toEqual(['info@cars.example'])
    expect(await deliveryOf(_id)).toMatchObject({
      status: 'delivered',
      attempts: 1,
      lastError: 'visitor: EENVELOPE 550',
      steps: [{ status: 'delivered' }, { _key: 'visitor', status: 'failed' }],
    })
  })

  it('fails in the end, and says so, when the team cannot be reached at all', async () => {
    const { _id } = await store()
    smtp.next.push(...Array.from({ length: 20 }, () => 'defer' as const))
    const site = deliveries({ waits: [0, 0] })
    for (let round = 0; round < 5; round++) await deliverDue(site)
    expect(await deliveryOf(_id)).toMatchObject({ status: 'failed', attempts: 3 })
    expect(errors.at(-1)).toContain('that was the last one')
  })

  it('leaves the confirmation out when it would come days late', async () => {
    const { _id } = await store(new Date(Date.now() - 3 * 24 * 3_600_000))
    await deliverDue(deliveries())
    expect(recipients()).toEqual(['info@cars.example'])
    expect(await deliveryOf(_id)).toMatchObject({ status: 'delivered', steps: [{}, { status: 'skipped' }] })
  })

  it('is not repeated when the note of its delivery is lost', async () => {
    const { _id } = await store()
    const site = deliveries()
    const mutate = client.mutate.bind(client)
    let calls = 0
    const spy = vi.spyOn(client, 'mutate').mockImplementation((...args: Parameters<typeof mutate>) => {
      calls += 1
      // The first call takes the enquiry, the second would note that the team has it.
      return calls === 2 ? Promise.reject(new Error('the Content Lake is away')) : mutate(...args)
    })
    await expect(deliverDue(site)).rejects.toThrow('the Content Lake is away')
    spy.mockRestore()
    await deliverDue({ ...site, now: () => new Date(Date.now() + 11 * 60_000) })
    expect(recipients()).toEqual(['info@cars.example', 'asa@seller.example'])
    expect(await deliveryOf(_id)).toMatchObject({
      status: 'delivered',
      steps: [{ _key: 'team' }, { _key: 'visitor' }],
    })
  })

  it('is taken over from a worker that died, after a while and not before', async () => {
    const { _id } = await store()
    await client
      .patch(_id)
      .set({
        'delivery.attempts': 1,
        'delivery.claimedUntil': new Date(Date.now() + 10 * 60_000).toISOString(),
      })
      .commit()
    await deliverDue(deliveries())
    expect(smtp.received).toHaveLength(0)
    await deliverDue(deliveries({ now: () => new Date(Date.now() + 11 * 60_000) }))
    expect(recipients()).toEqual(['info@cars.example', 'asa@seller.example'])
  })

  it('shows what was typed so that it turns nothing around and hides nothing', async () => {
    await store(new Date(), {
      name: 'Asha\u202Emoc.live',
      carModel: '\u2066x\u2069\u2069',
      additionalInfo: 'יעל כהן\nTwo keys\u200B.',
    })
    await deliverDue(deliveries())
    const team = smtp.received[0]?.mail
    expect(team?.replyTo?.value[0]?.name).toBe('Asha[U+202E]moc.live')
    expect(team?.text).toContain('Full Name: Asha[U+202E]moc.live\n')
    expect(team?.text).toContain('Additional Information: \u2068יעל כהן\u2069\nTwo keys[U+200B].\n')
    const html = String(team?.html)
    expect(html).toContain('<bdi>[U+2066]x[U+2069][U+2069]</bdi>')
    expect(html).toContain('<bdi>\u2068יעל כהן\u2069<br />Two keys[U+200B].</bdi>')
    const source = `${team?.text ?? ''}${html}`
    expect(source).not.toMatch(/[\u202A-\u202E\u2066\u2067\u200B]/)
  })

  it('keeps a forged header out of the mail', async () => {
    // Past the form's own rule, straight into the store.
    const enquiry = await store()
    await client
      .patch(enquiry._id)
      .set({ name: 'Eve\r\nBcc: everyone@example.com', email: 'eve@example.com' })
      .commit()
    await deliverDue(deliveries())
    expect(recipients()).toEqual(['info@cars.example', 'eve@example.com'])
    for (const { mail } of smtp.received) expect(mail.headers.has('bcc')).toBe(false)
  })
})
