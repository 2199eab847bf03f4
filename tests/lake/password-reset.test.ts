import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountPassword as password, postForm, sendJson, signedIn } from '../support/lake-accounts.ts'
import { startSharedLake } from '../support/shared-lake.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

const smtp = await startSmtpServer()
afterAll(() => smtp.stop())
const site = 'https://cars.example'
const lake = await startSharedLake({
  env: {
    CONTENT_LAKE_MAILER: fileURLToPath(new URL('../../scripts/lib/account-mail.ts', import.meta.url)),
    CONTENT_LAKE_URL: `${site}/content-lake`,
    NEXT_PUBLIC_SITE_URL: site,
    CONTENT_LAKE_PROXY_HOPS: '1',
    SMTP_URL: smtp.url,
    ENQUIRY_MAIL_FROM: 'website@cars.example',
  },
})
const output: string[] = []
lake.process.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
lake.process.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()))

const forgotten = '/v1/auth/forgotten-password'
let visitors = 0
/** A request of another visitor each time, unless an address is given. */
const ask = (email: string, headers: Record<string, string> = {}) =>
  postForm(lake, forgotten, { email }, { 'X-Forwarded-For': `203.0.113.${++visitors}`, ...headers })
const mailsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address))
/** The text of the newest mail to an address, once there are as many. */
async function mailTo(address: string, count = 1): Promise<string> {
  await vi.waitFor(() => expect(mailsTo(address)).toHaveLength(count), { timeout: 20_000 })
  return mailsTo(address).at(-1)?.mail.text ?? ''
}
/** Adds a user who has not chosen a password yet. */
const invite = (email: string, query = '?mail=true') =>
  sendJson(lake, 'POST', `/v1/projects/embedded/users${query}`, {
    token: lake.credentials.administratorToken,
    body: { name: 'Buy now at evil.example', email, role: 'editor' },
  })
const tokenIn = (mail: string) =>
  /https:\/\/cars\.example\/content-lake\/v1\/auth\/claim\?token=([\w-]{43})\s/.exec(mail)?.[1] ?? ''
const claim = (token: string, chosen: string) =>
  postForm(lake, '/v1/auth/claim', { token, password: chosen, repeat: chosen })
const login = async (email: string, given: string) =>
  (await postForm(lake, '/v1/auth/login', { email, password: given })).status

beforeAll(async () => {
  await lake.admin().createOrReplace({ _id: 'siteSettings', _type: 'siteSettings', brandName: 'Fair Cars' })
})

describe('a forgotten password', () => {
  it('is replaced with a link that is mailed, works once and ends every session', async () => {
    const session = await signedIn(lake, 'ada@example.com', 'editor')
    const page = await lake.fetch('/v1/auth/login')
    expect(await page.text()).toContain('href="forgotten-password"')
    expect(await (await lake.fetch(forgotten)).text()).toContain(
      '<form method="post" action="forgotten-password"',
    )
    expect((await ask('ADA@example.com')).status).toBe(202)
    const mail = await mailTo('ada@example.com')
    expect(mailsTo('ada@example.com')[0]?.from).toBe('website@cars.example')
    expect(mail).toContain('Fair Cars')
    expect(mail).toContain('for one hour')
    const token = tokenIn(mail)

    const opened = await lake.fetch(`/v1/auth/claim?token=${token}`)
    expect(opened.status).toBe(200)
    expect(opened.headers.get('referrer-policy')).toBe('strict-origin')
    expect(opened.headers.get('cache-control')).toBe('no-store')
    expect((await claim(token, 'password1234')).status).toBe(400)
    // Until then the old password works.
    expect(await login('ada@example.com', password)).toBe(303)
    expect((await claim(token, 'violet harbour lantern')).status).toBe(303)
    expect((await claim(token, 'amber kettle mountain')).status).toBe(410)
    expect((await sendJson(lake, 'GET', '/v1/users/me', { token: session })).status).toBe(401)
    expect(await login('ada@example.com', password)).toBe(401)
    expect(await login('ada@example.com', 'violet harbour lantern')).toBe(303)
    expect(await mailTo('ada@example.com', 2)).toContain('has just been changed')
  })

  it('responds alike whether or not there is an account, before it looks', async () => {
    await invite('known@example.com', '')
    const times: Record<string, number[]> = {
      'known@example.com': [],
      'unknown@example.com': [],
      nonsense: [],
    }
    const pages = new Set<string>()
    for (let round = 0; round < 3; round++)
      for (const [email, list] of Object.entries(times)) {
        const start = performance.now()
        const response = await ask(email)
        const { date: _date, ...headers } = Object.fromEntries(response.headers)
        pages.add(JSON.stringify([response.status, headers, await response.text()]))
        list.push(performance.now() - start)
      }
    expect(pages.size).toBe(1)
    // The fastest of three: a difference of the work would show in each of them.
    const [known = 0, ...others] = Object.values(times).map((list) => Math.min(...list))
    expect(Math.abs(known - Math.min(...others))).toBeLessThan(200)
    await mailTo('known@example.com', 3)
    expect(mailsTo('unknown@example.com')).toEqual([])
  })

  it('is mailed about three times in an hour, whoever asks; further requests look the same', async () => {
    await invite('plagued@example.com', '')
    const responses = await Promise.all(Array.from({ length: 8 }, () => ask('plagued@example.com')))
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 202))
    await mailTo('plagued@example.com', 3)
    // What is asked for later is mailed later.
    await invite('later@example.com', '')
    await ask('later@example.com')
    await mailTo('later@example.com')
    expect(mailsTo('plagued@example.com')).toHaveLength(3)
  })

  it('is refused to an address that asks for many', async () => {
    const from = { 'X-Forwarded-For': '198.51.100.7' }
    const responses = await Promise.all(
      Array.from({ length: 24 }, (_, index) => ask(`guess-${index}@example.com`, from)),
    )
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses.filter((status) => status === 202)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
    expect((await ask('guess@example.com', { 'X-Forwarded-For': '198.51.100.8' })).status).toBe(202)
  })

  it('cannot be asked for by pages of other sites', async () => {
    for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }] as Record<
      string,
      string
    >[])
      expect((await ask('ada@example.com', headers)).status).toBe(403)
  })

  it('is mailed with the site’s own address, whatever host a request names', async () => {
    await invite('hosted@example.com', '')
    const send = (headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const body = 'email=hosted%40example.com'
        const options = {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        }
        const call = request(lake.url + forgotten, options, (response) => {
          void text(response).then(() => resolve(response.statusCode ?? 0))
        })
        call.on('error', reject).end(body)
      })
    expect(await send({ Host: 'evil.example' })).toBe(421)
    const forged = {
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'http',
      Forwarded: 'host=evil.example',
    }
    expect(await send(forged)).toBe(202)
    const mail = await mailTo('hosted@example.com')
    expect(tokenIn(mail)).not.toBe('')
    expect(mailsTo('hosted@example.com')[0]?.source).not.toContain('evil')
  })
})

describe('an invitation', () => {
  it('is mailed when that is asked for, with nothing that the inviter typed', async () => {
    expect((await invite('grace@example.com')).body).toMatchObject({ mail: 'sent' })
    const mail = await mailTo('grace@example.com')
    expect(mail).toContain('for 7 days')
    expect(mailsTo('grace@example.com')[0]?.source).not.toContain('evil')
    expect((await claim(tokenIn(mail), 'violet harbour lantern')).status).toBe(303)
    expect((await invite('quiet@example.com', '')).body).toMatchObject({ mail: 'off' })
  })

  it('stays valid when somebody else asks for a new password for its address', async () => {
    const link = new URL(String((await invite('invitee@example.com', '')).body.loginUrl))
    await ask('invitee@example.com')
    await mailTo('invitee@example.com')
    expect((await lake.fetch(`/v1/auth/claim${link.search}`)).status).toBe(200)
  })

  it('says so when it could not be mailed, and its link works', async () => {
    smtp.next.push('refuse')
    const invited = await invite('refused@example.com')
    expect(invited.body).toMatchObject({ mail: 'failed' })
    expect((await lake.fetch(`/v1/auth/claim${new URL(String(invited.body.loginUrl)).search}`)).status).toBe(
      200,
    )
    await vi.waitFor(() =>
      expect(output.join('')).toContain('a mail (invitation) was not sent: EENVELOPE 550'),
    )
  })
})

it('a change of the address is mailed to the earlier one, whose links stop working', async () => {
  const token = await signedIn(lake, 'before@example.com', 'viewer')
  await ask('before@example.com')
  const link = tokenIn(await mailTo('before@example.com'))
  await sendJson(lake, 'POST', '/v1/users/me/email', {
    token,
    body: { email: 'after@example.com', password },
  })
  expect(await mailTo('before@example.com', 2)).toContain('another e-mail address')
  expect((await claim(link, 'violet harbour lantern')).status).toBe(410)
})

it('the log holds neither addresses nor links', () => {
  expect(output.join('')).toMatch(/account p\w+: a link to choose a new password was mailed/)
  expect(output.join('')).not.toMatch(/@example|token=|evil/)
})

describe('a lake without mail', async () => {
  const silent = await startSharedLake()
  it('says who gives out links', async () => {
    expect(await (await silent.fetch('/v1/auth/login')).text()).not.toContain('forgotten-password')
    const page = await silent.fetch(forgotten)
    expect([page.status, await page.text()]).toEqual([
      404,
      expect.stringContaining('ask an administrator') as string,
    ])
    expect((await postForm(silent, forgotten, { email: 'owner@localhost' })).status).toBe(404)
  })
})
