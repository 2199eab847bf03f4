import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  teamMailState,
  teamMailTest,
  type TeamMailService,
} from '../../lib/enquiries/http/team-mail-response.ts'
import { createRateLimit } from '../../lib/server/rate-limit.ts'
import { captureConsole } from '../support/captured-console.ts'
import { mailTexts } from '../support/enquiry-fixtures.ts'
import { startEnquiryLake, unreachable } from '../support/enquiry-lake.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { studioSession } from '../support/studio-user.ts'

const { lake, client } = await startEnquiryLake()
const printed = captureConsole()
const content = { projectId: 'embedded', dataset: 'production', apiHost: lake.url }

const editor = await studioSession(lake, 'editor')
const viewer = await studioSession(lake, 'viewer')

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
beforeEach(async () => {
  smtp = await startSmtpServer()
})
afterEach(() => smtp.stop())

const service = (changes: Partial<TeamMailService> = {}): TeamMailService => ({
  content,
  channel: { kind: 'smtp', url: smtp.url, from: undefined },
  forwarded: false,
  limit: createRateLimit({ name: 'test-mails', times: 2, seconds: 3600 }),
  settings: () => Promise.resolve({ email: mailTexts.mailbox, brandName: mailTexts.brandName }),
  ...changes,
})
const request = (token?: string) =>
  new Request('http://localhost:3000/api/studio/mail', {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })

describe('how the team hears of enquiries', () => {
  it('is told to those who are signed in, viewers too', async () => {
    const states = [
      service(),
      service({ channel: undefined }),
      service({ channel: undefined, forwarded: true }),
      service({ channel: { kind: 'forward', url: 'http://localhost:9' } }),
    ]
    const told = states.map(async (state) => (await teamMailState(request(viewer), state)).json())
    expect(await Promise.all(told)).toEqual(
      ['smtp', 'none', 'service', 'service'].map((channel) => ({ channel })),
    )
  })

  it.each([undefined, 'x', 'x'.repeat(600), 'a b'])('is not told with the token %j', async (token) => {
    const response = await teamMailState(request(token), service())
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('smtp')
    expect((await teamMailTest(request(token), service())).status).toBe(401)
  })

  it('is not told while the Content Lake is away, which is logged without a token', async () => {
    const { apiHost } = (await unreachable(client)).config()
    const response = await teamMailState(request(editor), service({ content: { ...content, apiHost } }))
    expect(response.status).toBe(503)
    expect(printed.errors.join()).toContain('ECONNREFUSED')
    expect(printed.errors.join()).not.toContain(editor)
  })
})

describe('a test mail', () => {
  it('goes to the team’s own mailbox, for an editor', async () => {
    const response = await teamMailTest(request(editor), service())
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({ sentTo: mailTexts.mailbox })
    expect(smtp.received.map(({ to, mail }) => [to, mail.subject])).toEqual([
      [[mailTexts.mailbox], 'Test mail from your website'],
    ])
  })

  it('is not sent for a viewer, and nothing is stored to find that out', async () => {
    expect((await teamMailTest(request(viewer), service())).status).toBe(403)
    expect(smtp.received).toEqual([])
    expect(await client.fetch('count(*[_type == "enquiry"])')).toBe(0)
  })

  it('is not sent without a mail server or a mailbox', async () => {
    expect((await teamMailTest(request(editor), service({ channel: undefined }))).status).toBe(409)
    const settings = () => Promise.resolve({ email: '', brandName: 'Cars' })
    const response = await teamMailTest(request(editor), service({ settings }))
    expect(await response.json()).toEqual({
      problem: expect.stringContaining('the site settings have no e-mail address') as string,
    })
  })

  it('says what the mail server refused, without its words', async () => {
    smtp.next.push('refuse')
    const response = await teamMailTest(request(editor), service())
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ problem: 'The mail could not be sent (EENVELOPE 550).' })
  })

  it('is limited', async () => {
    const limited = service()
    const statuses = []
    for (let times = 0; times < 3; times++)
      statuses.push((await teamMailTest(request(editor), limited)).status)
    expect(statuses).toEqual([200, 200, 429])
    expect(smtp.received).toHaveLength(2)
  })
})
