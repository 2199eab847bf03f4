import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answer } from './enquiry-response.ts'
import type { Outcome } from './receive-enquiry.ts'

/** A site that cannot render the page of a form, and still knows its telephone number. */
const site = createServer(({ url }, response) => {
  if (url === '/api/phone') response.end(JSON.stringify({ phone: '0800 <000> 0000' }))
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

it('a page that cannot be rendered is done without: values, reasons and number are there all the same', async () => {
  const values = { name: 'Asha <b>', message: '\nOne\n</textarea><script>alert(1)</script>' }
  const response = await answer(
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

it('an answer that came too soon leaves its question standing, a wrong one brings another and says how long to take', async () => {
  const question = { text: 'What is two plus two?', token: 'a-token' }
  const pageAfter = async (outcome: Outcome) =>
    (await answer('contact', outcome, fromBrowser, { port, captchaSecret: 'a secret' })).text()
  const unproven = { kind: 'unproven', values: {} } as const
  const early = await pageAfter({ ...unproven, reason: 'early', seconds: 2, question })
  expect(early).toContain('wait 2 seconds')
  expect(early).toContain('value="a-token"')
  const wrong = await pageAfter({ ...unproven, reason: 'wrong', seconds: 8 })
  expect(wrong).toContain('not the right answer')
  expect(wrong).toContain('at least 8 seconds')
  expect(wrong).toMatch(/What is \w+ plus \w+\?/)
})
