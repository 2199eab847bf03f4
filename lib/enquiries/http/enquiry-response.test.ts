import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enquiryResponse } from './enquiry-response.ts'
import type { Outcome } from './receive-enquiry.ts'

/** A site that cannot render the form's page but still serves its phone number. */
const site = createServer(({ url }, response) => {
  if (url === '/api/error-content') response.end(JSON.stringify({ phone: '0800 <000> 0000' }))
  else response.writeHead(500).end()
})
let port: number

beforeEach(async () => {
  await new Promise<void>((resolve) => {
    site.listen(0, 'localhost', resolve)
  })
  ;({ port } = site.address() as AddressInfo)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  site.close()
})

const fromBrowser = new Request('http://localhost/api/enquiries/contact', {
  method: 'POST',
  headers: { Accept: 'text/html,*/*' },
})

it('leads a browser without script to the thank-you page, with the reference and nothing of what was typed', async () => {
  const outcome = { kind: 'stored', reference: '1A2B-3C4D' } as const
  const response = await enquiryResponse('contact', outcome, fromBrowser, { port, captchaSecret: undefined })
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/thank-you?reference=1A2B-3C4D'])
})

it('shows values, reasons and phone number on a plain page when the form’s page cannot be rendered', async () => {
  const values = { name: 'Asha <b>', message: '\nOne\n</textarea><script>alert(1)</script>' }
  const response = await enquiryResponse(
    'contact',
    { kind: 'refused', status: 503, message: 'We could not save your message.', values },
    fromBrowser,
    { port, captchaSecret: 'a secret' },
  )
  expect(response.status).toBe(503)
  const page = await response.text()
  expect(page).toContain('We could not save your message.')
  expect(page).toContain('<a href="tel:08000000000">0800 &lt;000&gt; 0000</a>')
  expect(page).toContain('<form method="post" action="/api/enquiries/contact">')
  expect(page).toContain('Asha &lt;b&gt;</textarea>')
  expect(page).toContain('\nOne\n&lt;/textarea&gt;')
  expect(page).toMatch(/What is \w+ plus \w+\?/)
  expect(page).not.toContain('<script>')
})

it('shows the same challenge after an early answer, and a new one with the time to take after a wrong answer', async () => {
  const challenge = { text: 'What is two plus two?', token: 'a-token' }
  const pageAfter = async (outcome: Outcome) =>
    (await enquiryResponse('contact', outcome, fromBrowser, { port, captchaSecret: 'a secret' })).text()
  const unproven = { kind: 'unproven', values: {} } as const
  const early = await pageAfter({ ...unproven, reason: 'early', seconds: 2, challenge })
  expect(early).toContain('wait 2 seconds')
  expect(early).toContain('value="a-token"')
  const wrong = await pageAfter({ ...unproven, reason: 'wrong', seconds: 8 })
  expect(wrong).toContain('not the right answer')
  expect(wrong).toContain('at least 8 seconds')
  expect(wrong).toMatch(/What is \w+ plus \w+\?/)
})
