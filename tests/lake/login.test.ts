import { describe, expect, it } from 'vitest'
import { startSharedLake } from '../support/shared-lake.ts'

const studio = 'http://localhost:3000/studio'
const password = 'correct horse battery'

const lake = await startSharedLake()

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  lake.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })

const loginPath = (origin = studio) =>
  `/v1/auth/login?${new URLSearchParams({ origin, projectId: 'embedded', withSid: 'true' })}`

function sidOf(response: Response): string {
  return /#sid=([^&]{20,})$/.exec(response.headers.get('location') ?? '')?.[1] ?? ''
}

async function exchange(sid: string): Promise<{ status: number; token: string }> {
  const response = await lake.fetch(`/v2021-06-07/auth/fetch?sid=${sid}`)
  return { status: response.status, ...((await response.json()) as { token: string }) }
}

const me = async (token?: string) => {
  const response = await lake.fetch('/v2021-06-07/users/me', token === undefined ? {} : { token })
  return { status: response.status, ...((await response.json()) as object) }
}

describe('the owner', () => {
  it('opens the one-time link as often as needed, and uses it once', async () => {
    const link = new URL(lake.credentials.ownerLoginUrl)
    const address = link.pathname + link.search
    for (let time = 0; time < 2; time++) {
      const page = await lake.fetch(address)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(await page.text()).toContain('owner@localhost')
    }
    const token = link.searchParams.get('token')!
    expect((await post('/v1/auth/claim', { token, password, repeat: 'different' })).status).toBe(400)
    expect((await post('/v1/auth/claim', { token, password: 'short', repeat: 'short' })).status).toBe(400)
    const weak = await post('/v1/auth/claim', { token, password: 'password1234', repeat: 'password1234' })
    expect(weak.status).toBe(400)
    expect(await weak.text()).toContain('This password is easy to guess')
    const from = { Origin: 'https://evil.example' }
    expect((await post('/v1/auth/claim', { token, password, repeat: password }, from)).status).toBe(403)

    const claimed = await post('/v1/auth/claim', { token, password, repeat: password })
    expect(claimed.status).toBe(303)
    expect(claimed.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/studio#sid=/)
    const session = await exchange(sidOf(claimed))
    expect(await me(session.token)).toMatchObject({
      status: 200,
      name: 'Owner',
      email: 'owner@localhost',
      profileImage: null,
      role: 'administrator',
      roles: [{ name: 'administrator', title: 'Administrator', description: expect.any(String) as string }],
      provider: 'password',
    })
    expect((await lake.fetch(address)).status).toBe(410)
    expect((await post('/v1/auth/claim', { token, password, repeat: password })).status).toBe(410)
  })
})

describe('the Studio', () => {
  it('shows the login page, signs in, exchanges the code once, and signs out', async () => {
    const { providers } = (await (await lake.fetch('/v1/auth/providers')).json()) as {
      providers: { url: string }[]
    }
    expect(providers).toEqual([
      { name: 'password', title: 'E-mail and password', url: `${lake.url}/v1/auth/login` },
    ])
    expect(await (await lake.fetch(loginPath())).text()).toContain('<form method="post"')

    const login = await post(loginPath(`${studio}/structure`), {
      email: 'owner@localhost',
      password,
    })
    expect(login.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/studio\/structure#sid=/)
    expect(login.headers.get('set-cookie')).toBeNull()
    const { token } = await exchange(sidOf(login))
    expect((await exchange(sidOf(login))).status).toBe(401)
    expect((await lake.fetch('/v1/auth/id', { token })).status).toBe(200)

    await lake.fetch('/v1/auth/logout', { method: 'POST', token })
    expect(await me(token)).toMatchObject({
      status: 401,
      errorCode: 'SIO-401-ANF',
      message: 'Session not found',
    })
  })

  it('can use a cookie, which other sites cannot use', async () => {
    const address = `/v1/auth/login?${new URLSearchParams({ origin: studio, type: 'cookie' })}`
    const login = await post(address, { email: 'owner@localhost', password })
    const cookie = login.headers.get('set-cookie')!
    expect(cookie).toMatch(/^sanitySession=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const headers = { Cookie: cookie.split(';')[0]! }
    const from = (origin: string) => lake.fetch('/v1/users/me', { headers: { ...headers, Origin: origin } })
    const own = await from('http://localhost:3000')
    expect(own.status).toBe(200)
    expect(own.headers.get('access-control-allow-credentials')).toBe('true')
    const foreign = await from('https://evil.example')
    expect(foreign.status).toBe(403)
    expect(foreign.headers.get('access-control-allow-credentials')).toBeNull()
    await lake.fetch('/v1/auth/logout', { method: 'POST', headers })
    expect((await from('http://localhost:3000')).status).toBe(401)
  })

  it('is the only place that a login redirects to', async () => {
    for (const origin of [
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      'http://localhost:3000@evil.example',
    ]) {
      expect([origin, (await lake.fetch(loginPath(origin))).status]).toEqual([origin, 403])
      const login = await post(loginPath(origin), { email: 'owner@localhost', password })
      expect([login.status, login.headers.get('location')]).toEqual([403, null])
    }
  })

  it('shows typed text as text, never as markup', async () => {
    const page = await post(loginPath(), { email: '"><script>alert(1)</script>', password: 'x' })
    expect(page.status).toBe(401)
    expect(await page.text()).not.toContain('<script>')
  })
})

describe('another site', () => {
  it('can sign its visitors neither in nor out', async () => {
    const address = `/v1/auth/login?${new URLSearchParams({ origin: studio, type: 'cookie' })}`
    const fields = { email: 'owner@localhost', password }
    const own = await post(address, fields)
    const cookie = own.headers.get('set-cookie')!.split(';')[0]!
    const foreign = { 'Sec-Fetch-Site': 'cross-site' }
    const signIn = await post(address, fields, foreign)
    expect([signIn.status, signIn.headers.get('set-cookie')]).toEqual([403, null])
    const signOut = await lake.fetch('/v1/auth/logout', { headers: { ...foreign, Cookie: cookie } })
    expect(signOut.headers.get('set-cookie')).toBeNull()
    expect((await lake.fetch('/v1/users/me', { headers: { Cookie: cookie } })).status).toBe(200)
  })

  it('cannot choose the session: each login creates a new one', async () => {
    const address = `/v1/auth/login?${new URLSearchParams({ origin: studio, type: 'cookie' })}`
    const planted = `sanitySession=sk${'a'.repeat(43)}`
    const login = await post(address, { email: 'owner@localhost', password }, { Cookie: planted })
    expect(login.headers.get('set-cookie')).not.toContain(planted)
    expect((await lake.fetch('/v1/users/me', { headers: { Cookie: planted } })).status).toBe(401)
  })
})

describe('guessing a password', () => {
  it('is refused for a while after five attempts', async () => {
    // All at once: on a busy machine the first delay could be over before a later attempt came.
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, attempt) =>
        post(loginPath(), { email: 'guessed@example.com', password: `guess ${attempt}` }),
      ),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    const refused = responses[statuses.indexOf(429)]
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused?.text()).toContain('Too many attempts. Please wait a second and try again.')
  })
})

describe('administration of users', () => {
  const users = '/v1/projects/embedded/users'
  const asAdministrator = (path: string, method: string, body?: object) =>
    lake.fetch(path, {
      method,
      token: lake.credentials.administratorToken,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })

  it('invites, changes, resets and removes users, with immediate effect', async () => {
    const invited = await asAdministrator(users, 'POST', {
      name: 'Ada',
      email: 'Ada@example.com',
      role: 'viewer',
    })
    expect(invited.status).toBe(201)
    const { user, loginUrl } = (await invited.json()) as { user: { id: string }; loginUrl: string }
    const token = new URL(loginUrl).searchParams.get('token')!
    const session = await exchange(sidOf(await post('/v1/auth/claim', { token, password, repeat: password })))
    expect(await me(session.token)).toMatchObject({ email: 'ada@example.com', role: 'viewer' })

    await asAdministrator(`${users}/${user.id}`, 'PATCH', { role: 'editor' })
    expect(await me(session.token)).toMatchObject({ role: 'editor' })

    const reset = (await (await asAdministrator(`${users}/${user.id}/login-link`, 'POST')).json()) as {
      loginUrl: string
    }
    const next = new URL(reset.loginUrl).searchParams.get('token')!
    await post('/v1/auth/claim', {
      token: next,
      password: 'another long password',
      repeat: 'another long password',
    })
    expect((await me(session.token)).status).toBe(401)

    expect((await asAdministrator(`${users}/${user.id}`, 'DELETE')).status).toBe(204)
    const list = (await (await asAdministrator(users, 'GET')).json()) as { email: string }[]
    expect(list.map(({ email }) => email)).toEqual(['owner@localhost'])
    const again = await post(loginPath(), { email: 'ada@example.com', password: 'another long password' })
    expect(again.status).toBe(401)
  })

  it('is refused to all other roles, and refuses invalid values', async () => {
    expect((await lake.fetch(users)).status).toBe(401)
    expect((await lake.fetch(users, { token: lake.credentials.siteToken })).status).toBe(403)
    expect(
      (await lake.fetch(`${users}/x`, { method: 'DELETE', token: lake.credentials.siteToken })).status,
    ).toBe(403)
    expect(
      (await asAdministrator(users, 'POST', { name: 'X', email: 'nonsense', role: 'viewer' })).status,
    ).toBe(400)
    expect(
      (await asAdministrator(users, 'POST', { name: 'X', email: 'x@example.com', role: 'owner' })).status,
    ).toBe(400)
    expect(
      (await asAdministrator(users, 'POST', { name: 'X', email: 'owner@localhost.example', role: 'viewer' }))
        .status,
    ).toBe(201)
    expect((await asAdministrator(`${users}/unknown`, 'DELETE')).status).toBe(404)
  })
})
