import { describe, expect, it } from 'vitest'
import { jsonResponse } from '../../lib/enquiries/http/enquiry-response.ts'
import { createRateLimit } from '../../lib/server/rate-limit.ts'
import { captureConsole } from '../support/captured-console.ts'
import { contactForm, formKey, startEnquiryEndpoint } from '../support/enquiry-endpoint.ts'
import { unreachable } from '../support/enquiry-lake.ts'

const endpoint = await startEnquiryEndpoint()
const { lake, client, send, stored } = endpoint
const printed = captureConsole()

describe('receiving an enquiry', () => {
  it('stores it before it confirms it, hidden from anonymous clients', async () => {
    expect(await send()).toMatchObject({ kind: 'stored' })
    const [enquiry] = await stored()
    expect(enquiry).toMatchObject({
      ...contactForm,
      kind: 'contact',
      status: 'new',
      delivery: { status: 'pending' },
    })
    expect(enquiry).not.toHaveProperty('carMake')
    expect(await lake.client().fetch('*[_type == "enquiry"]')).toEqual([])
    const anonymous = await lake.fetch(`/v2026-01-01/data/doc/production/${enquiry?._id ?? ''}`)
    expect(await anonymous.text()).not.toContain('Asha')
  })

  it('stores one enquiry for repeated and concurrent submissions, with a key and without', async () => {
    await Promise.all(Array.from({ length: 10 }, () => send(contactForm, formKey)))
    await Promise.all(Array.from({ length: 10 }, () => send()))
    await send(contactForm, formKey)
    await send()
    expect(await stored()).toHaveLength(2)
  })

  it('stores a corrected form as a second enquiry, even with the same key', async () => {
    await send(contactForm, formKey)
    await send({ ...contactForm, phone: '01632 960 002' }, formKey)
    expect((await stored()).map(({ phone }) => phone)).toEqual(['01632 960 001', '01632 960 002'])
  })

  it('stores the page that the visitor came from when it is a path, and what else was sent there never', async () => {
    await send({ ...contactForm, _source: '/reading/caversham' })
    await send({ ...contactForm, message: 'Again', _source: '/reading?reg=AB12CDE' })
    const found = await stored()
    expect(found.map(({ sourcePage }) => sourcePage)).toEqual(['/reading/caversham', undefined])
  })

  it('ignores control fields that name a redirect or a recipient', async () => {
    await send({
      ...contactForm,
      _next: 'https://evil.example',
      _cc: 'evil@example.com',
      _subject: 'x',
      _id: 'siteSettings',
    })
    const [enquiry] = await stored()
    expect(JSON.stringify(enquiry)).not.toContain('evil')
    expect(enquiry?._id).toMatch(/^enquiry\./)
  })

  it('confirms a form with a filled honeypot and stores nothing', async () => {
    expect(await send({ ...contactForm, _honey: 'x' })).toMatchObject({ kind: 'stored' })
    expect(await stored()).toEqual([])
  })

  it('reports invalid fields and returns the submitted values', async () => {
    const outcome = await send({ ...contactForm, email: 'asha', _honey: '' })
    expect(outcome).toEqual({
      kind: 'invalid',
      values: { ...contactForm, email: 'asha' },
      errors: { email: expect.stringContaining('correct format') as string },
    })
    expect(await stored()).toEqual([])
    const response = jsonResponse(outcome)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      success: 'false',
      errors: { email: expect.any(String) as string },
    })
  })

  it('refuses other origins before it reads the form', async () => {
    expect(await send(contactForm, { Origin: 'https://evil.example' })).toMatchObject({
      kind: 'refused',
      status: 403,
    })
    expect(await stored()).toEqual([])
  })

  it('refuses submissions over the limit and returns the submitted values', async () => {
    const limit = createRateLimit({ name: 'test', times: 2, seconds: 600 })
    endpoint.service.countSubmission = () => limit.consume('visitor')
    await send({ ...contactForm, message: 'one' })
    await send({ ...contactForm, message: 'two' })
    const outcome = await send({ ...contactForm, message: 'three' })
    expect(outcome).toMatchObject({ kind: 'refused', status: 429, values: { message: 'three' } })
    expect(jsonResponse(outcome).headers.get('Retry-After')).toBe('600')
    expect(await stored()).toHaveLength(2)
  })

  it('logs no personal data', async () => {
    await send()
    endpoint.service.store = { ...endpoint.service.store, client: await unreachable(client) }
    await send()
    expect(printed.errors).not.toEqual([])
    expect(printed.errors.join('\n')).not.toMatch(/Asha|asha|960.{0,3}001|Hello/)
  })
})
