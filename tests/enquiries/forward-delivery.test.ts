import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forwardChannel } from '../../lib/enquiries/delivery/forward.ts'
import type { Messages } from '../../lib/enquiries/delivery/messages.ts'
import type { Recipients } from '../../lib/enquiries/delivery/recipients.ts'
import { newEnquiry } from '../../lib/enquiries/store/enquiry.ts'
import { validateEnquiry } from '../../lib/enquiries/shared/forms.ts'
import { json, type LoopbackServer, startLoopbackServer, webPage } from '../support/loopback-server.ts'

const words: Messages = {
  brandName: 'Cars',
  mailbox: 'info@cars.example',
  phone: '0800 111 2222',
  subject: 'Message from the website',
  autoresponse: 'We have it.',
}
const validation = validateEnquiry(
  'contact',
  new Map([
    ['name', 'Asha'],
    ['email', 'asha@example.com'],
    ['phone', '01632 960 001'],
    ['message', 'Hello'],
  ]),
)
if (!validation.valid) throw new Error('the example is wrong')
const enquiry = newEnquiry('enquiry.one', 'contact', validation.fields, new Date())

let service: LoopbackServer
let turns: number
let released: number

const recipients: Recipients = {
  reserve: () => {
    turns -= 1
    if (turns < 0) return Promise.resolve(undefined)
    const release = () => {
      released += 1
      return Promise.resolve()
    }
    return Promise.resolve({ release, refuse: release })
  },
}

beforeEach(async () => {
  turns = 3
  released = 0
  service = await startLoopbackServer(json(200, { success: 'true', message: 'sent' }))
})
afterEach(() => service.stop())

const handOver = (url = `${service.url}/ajax/alias`) =>
  forwardChannel({
    url,
    siteUrl: 'https://www.cars.example',
    messages: () => Promise.resolve(words),
    recipients,
  }).steps[0]?.handOver(enquiry)

describe('an enquiry by a forwarding service', () => {
  it('is posted with all fields, the words of the editors, and the site it comes from', async () => {
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
    ['says yes as a boolean', json(200, { success: true }), true],
    [
      'wants to be activated first, which it says with status 200',
      json(200, { success: 'false', message: 'Activate' }),
      false,
    ],
    ['answers with a web page', webPage, false],
    ['answers with nothing', json(200, ''), false],
    ['is overloaded', json(429, { success: 'false' }), false],
    ['fails', json(500, { success: 'true' }), false],
    ['sends elsewhere', json(302, '', { Location: '/' }), false],
  ])('a service that %s', async (_what, answer, done) => {
    service.answerWith(answer)
    expect(await handOver()).toMatchObject({ done, ...(!done && { permanent: false }) })
    // What the service has refused it has not confirmed to anybody either.
    expect(released).toBe(done ? 0 : 1)
  })

  it('is told to the team alone when the visitor’s address has had its share for the day', async () => {
    turns = 0
    expect(await handOver()).toEqual({ done: true })
    const body = JSON.parse(service.requests[0]?.body ?? '') as Record<string, string>
    expect(body).toMatchObject({ name: 'Asha', message: 'Hello' })
    expect(body).not.toHaveProperty('_autoresponse')
  })

  it('a service that is not there is tried again later, and the reason says nothing about the visitor', async () => {
    await service.stop()
    const result = await handOver()
    expect(result).toMatchObject({ done: false, permanent: false })
    expect(JSON.stringify(result)).not.toMatch(/asha/i)
  })
})
