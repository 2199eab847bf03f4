import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forwardChannel } from '../../lib/enquiries/delivery/forward.ts'
import type { Recipients } from '../../lib/enquiries/delivery/recipients.ts'
import { enquiryFrom, mailTexts } from '../support/enquiry-fixtures.ts'
import { json, type LoopbackServer, startLoopbackServer, webPage } from '../support/loopback-server.ts'

const enquiry = enquiryFrom('asha@example.com', { id: 'one' })

let service: LoopbackServer
let remaining: number
let released: number

const recipients: Recipients = {
  reserve: () => {
    remaining -= 1
    if (remaining < 0) return Promise.resolve(undefined)
    const release = () => {
      released += 1
      return Promise.resolve()
    }
    return Promise.resolve({ release, refuse: release })
  },
}

beforeEach(async () => {
  remaining = 3
  released = 0
  service = await startLoopbackServer(json(200, { success: 'true', message: 'sent' }))
})
afterEach(() => service.stop())

const handOver = (url = `${service.url}/ajax/alias`) =>
  forwardChannel({
    url,
    siteUrl: 'https://www.cars.example',
    messages: () => Promise.resolve(mailTexts),
    recipients,
  }).steps[0]?.handOver(enquiry)

describe('an enquiry by a forwarding service', () => {
  it('is posted with all fields, the editors’ texts and the site’s origin', async () => {
    expect(await handOver()).toEqual({ done: true })
    const [request] = service.requests
    expect(request).toMatchObject({
      method: 'POST',
      path: '/ajax/alias',
      headers: { accept: 'application/json', origin: 'https://www.cars.example' },
    })
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      name: 'Asha',
      email: 'asha@example.com',
      message: 'Hello',
      carReg: '',
      _subject: 'Message from the website',
      _template: 'table',
      _captcha: 'false',
      _autoresponse: 'We have it.',
    })
  })

  it.each([
    ['succeeds with a boolean', json(200, { success: true }), true],
    ['requires activation, with status 200', json(200, { success: 'false', message: 'Activate' }), false],
    ['responds with a web page', webPage, false],
    ['responds with an empty body', json(200, ''), false],
    ['is overloaded', json(429, { success: 'false' }), false],
    ['fails', json(500, { success: 'true' }), false],
    ['redirects', json(302, '', { Location: '/' }), false],
  ])('has a result when the service %s', async (_what, response, done) => {
    service.respondWith(response)
    expect(await handOver()).toMatchObject({ done, ...(!done && { permanent: false }) })
    // A service that refused the enquiry has sent no confirmation.
    expect(released).toBe(done ? 0 : 1)
  })

  it('is sent to the team alone when the visitor’s address has reached its daily limit', async () => {
    remaining = 0
    expect(await handOver()).toEqual({ done: true })
    const body = JSON.parse(service.requests[0]?.body ?? '') as Record<string, string>
    expect(body).toMatchObject({ name: 'Asha', message: 'Hello' })
    expect(body).not.toHaveProperty('_autoresponse')
  })

  it('is tried again later when the service is unavailable, with a reason free of personal data', async () => {
    await service.stop()
    const result = await handOver()
    expect(result).toMatchObject({ done: false, permanent: false })
    expect(JSON.stringify(result)).not.toMatch(/asha/i)
  })
})
