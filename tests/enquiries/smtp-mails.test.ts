import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverDue } from '../../lib/enquiries/delivery/deliver.ts'
import { validateEnquiry } from '../../lib/enquiries/shared/forms.ts'
import { type Enquiry, newEnquiry } from '../../lib/enquiries/store/enquiry.ts'
import { storeMailTexts } from '../support/enquiry-fixtures.ts'
import { startEnquiryLake } from '../support/enquiry-lake.ts'
import { mailDeliveries } from '../support/mail-deliveries.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

const { lake, client } = await startEnquiryLake()
await storeMailTexts(client, { brandName: 'Royal “County” Cars' })
await client.createOrReplace({
  _id: 'quotePage',
  _type: 'quotePage',
  mail: { subject: 'Quote request – website', autoresponse: 'Thank you.\n\nWe reply within 24 hours.' },
})
// The settings are read on first use.
vi.stubEnv('CONTENT_LAKE_PORT', new URL(lake.url).port)
const { getMessages: messages } = await import('../../lib/enquiries/delivery/messages.ts')

let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeEach(async () => {
  smtp = await startSmtpServer()
})
afterEach(() => smtp.stop())

const fields = {
  name: 'Åsa O’Neil "Bo" <b>',
  email: 'asa@seller.example',
  phone: '01632 960 001',
  registration: 'AB12 CDE',
  carMake: 'Ford',
  carModel: 'Focus & <script>alert(1)</script>',
  motExpiry: '2026-09-03',
  additionalInfo: 'Two owners.\nA scratch on the left.',
}

/** Stores a quote request as the endpoint does. */
async function store(changes: Partial<typeof fields> = {}): Promise<Enquiry> {
  const validation = validateEnquiry('quote', new Map(Object.entries({ ...fields, ...changes })))
  if (!validation.valid) throw new Error('The example is invalid')
  const enquiry = newEnquiry(`enquiry.${crypto.randomUUID()}`, 'quote', validation.fields, new Date())
  return client.create(enquiry)
}

const deliver = () => deliverDue(mailDeliveries(client, smtp.url, { messages }))

describe('the mails of an enquiry', () => {
  it('are a table for the team with the visitor as Reply-To, and a confirmation for the visitor', async () => {
    const { _id } = await store()
    await deliver()

    expect(smtp.received.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 'info@cars.example', to: ['info@cars.example'] },
      { from: 'info@cars.example', to: ['asa@seller.example'] },
    ])
    const [team, visitor] = smtp.received.map(({ mail }) => mail)
    expect(team?.subject).toBe('Quote request – website')
    expect(team?.replyTo?.value).toEqual([{ address: 'asa@seller.example', name: fields.name }])
    expect(team?.messageId).toBe(`<${_id}.team@cars.example>`)
    expect(team?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(team?.text).toContain('Car Model: Focus & <script>alert(1)</script>')
    expect(team?.text).toContain('Additional Information: Two owners.\nA scratch on the left.')
    expect(team?.text).toContain('MOT Expiry: 3 September 2026')
    expect(team?.text).not.toContain('Mileage')
    const reference = `${_id.slice(8, 12)}-${_id.slice(12, 16)}`.toUpperCase()
    expect(team?.text).toContain(`Reference: ${reference}`)
    expect(visitor?.text).toContain(`Your reference: ${reference}`)
    expect(team?.html).toContain('<table')
    expect(team?.html).toContain('Focus &amp; &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(team?.html).not.toContain('<script>')

    expect(visitor?.replyTo?.value).toEqual([{ address: 'info@cars.example', name: '' }])
    expect(visitor?.from?.value).toEqual([{ address: 'info@cars.example', name: 'Royal “County” Cars' }])
    expect(visitor?.text).toContain('Thank you.\n\nWe reply within 24 hours.')
    expect(visitor?.html).toContain('We reply within 24 hours.')
    expect(visitor?.headers.get('auto-submitted')).toBe('auto-replied')
    // A visitor can name any address, so nothing submitted is sent to it.
    expect(visitor?.to).toMatchObject({ value: [{ address: 'asa@seller.example', name: '' }] })
    for (const text of [visitor?.text, String(visitor?.html), smtp.received[1]?.source])
      expect(text).not.toMatch(/Focus|scratch|O’Neil|O=E2/)

    expect((await client.getDocument<Enquiry>(_id))?.delivery).toMatchObject({
      status: 'delivered',
      attempts: 1,
      steps: [
        { _key: 'team', status: 'delivered' },
        { _key: 'visitor', status: 'delivered' },
      ],
    })
  })

  it('write out invisible characters and isolate right-to-left text', async () => {
    await store({
      name: 'Asha\u202Emoc.live',
      carModel: '\u2066x\u2069\u2069',
      additionalInfo: 'יעל כהן\nTwo keys\u200B.',
    })
    await deliver()
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

  it('contain no forged headers', async () => {
    // Stored directly: the form's rules would refuse it.
    const enquiry = await store()
    await client
      .patch(enquiry._id)
      .set({ name: 'Eve\r\nBcc: everyone@example.com', email: 'eve@example.com' })
      .commit()
    await deliver()
    expect(smtp.received.map(({ to }) => to.join())).toEqual(['info@cars.example', 'eve@example.com'])
    for (const { mail } of smtp.received) expect(mail.headers.has('bcc')).toBe(false)
  })
})
