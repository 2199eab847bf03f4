import { beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { listenPath, openEventStream } from '../support/event-stream.ts'
import { accountPassword as password, postForm, sendJson, signedIn } from '../support/lake-accounts.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake({ env: { CONTENT_LAKE_PROXY_HOPS: '1' } })
const users = '/v1/projects/embedded/users'
const output: string[] = []
lake.process.stdout?.on('data', (text: Buffer) => output.push(text.toString()))
lake.process.stderr?.on('data', (text: Buffer) => output.push(text.toString()))

const send = (method: string, path: string, options: Parameters<typeof sendJson>[3] = {}) =>
  sendJson(lake, method, path, options)
const me = async (token: string) => (await send('GET', '/v1/users/me', { token })).body
const isSignedIn = async (token: string) => (await send('GET', '/v1/users/me', { token })).status === 200
const idOf = async (token: string) => String((await me(token)).id)
let visitors = 0
async function signIn(email: string, secret = password): Promise<string> {
  // From another address each time: one address has thirty attempts.
  const from = { 'X-Forwarded-For': `203.0.113.${++visitors}` }
  const login = await postForm(lake, '/v1/auth/login', { email, password: secret }, from)
  const sid = /#sid=(.+)$/.exec(login.headers.get('location') ?? '')?.[1] ?? ''
  return String((await send('GET', `/v1/auth/fetch?sid=${sid}`)).body.token)
}
async function statusOfLink(link: unknown): Promise<number> {
  const { pathname, search } = new URL(String(link))
  return (await lake.fetch(pathname + search)).status
}
/** A listener and a presence socket of this session, both open. */
async function openStreams(token: string) {
  const stream = await openEventStream(lake, listenPath('*'), { token })
  const socket = new WebSocket(`${lake.url.replace('http', 'ws')}/v1/socket/production`, [`bearer.${token}`])
  let isOpen = true
  socket.on('close', () => (isOpen = false))
  await new Promise((resolve) => socket.on('open', resolve))
  await vi.waitFor(() => expect(stream.events.length).toBeGreaterThan(0))
  return { areOpen: () => [stream.isOpen(), isOpen], close: () => socket.terminate() }
}

let owner: string
beforeAll(async () => {
  const token = new URL(lake.credentials.ownerLoginUrl).searchParams.get('token')!
  await postForm(lake, '/v1/auth/claim', { token, password, repeat: password })
  owner = await signIn('owner@localhost')
  // Rating a new password takes a second: tests share these two, each with sessions of its own.
  await signedIn(lake, 'editor@example.com', 'editor')
  await signedIn(lake, 'viewer@example.com', 'viewer')
})

describe('somebody’s own account', () => {
  it('is named by its owner, for the Studio and in the history', async () => {
    const named = await send('PATCH', '/v1/users/me', { token: owner, body: { name: '  Ada Byron ' } })
    expect(named).toMatchObject({
      status: 200,
      body: { name: 'Ada Byron', role: 'administrator', sessions: 1 },
    })
    expect(await me(owner)).toMatchObject({ name: 'Ada Byron' })
    const id = await idOf(owner)
    const profile = await send('GET', `/v1/users/${id}`, { token: lake.credentials.siteToken })
    expect(profile.body).toMatchObject({ displayName: 'Ada Byron', imageUrl: null })
    for (const name of ['', ' ', 'x'.repeat(201), 7])
      expect((await send('PATCH', '/v1/users/me', { token: owner, body: { name } })).status).toBe(400)
  })

  it('changes nothing but the name: a role, an id or a password that is sent along is ignored', async () => {
    const viewer = await signIn('viewer@example.com')
    const body = {
      name: 'Ambitious',
      role: 'administrator',
      id: await idOf(owner),
      password: 'x',
      email: 'a@b.cd',
    }
    expect((await send('PATCH', '/v1/users/me', { token: viewer, body })).status).toBe(200)
    expect(await me(viewer)).toMatchObject({ name: 'Ambitious', role: 'viewer', email: 'viewer@example.com' })
    expect(await me(owner)).toMatchObject({ name: 'Ada Byron', role: 'administrator' })
  })

  it('has another e-mail address only with the present password; that address signs in', async () => {
    const token = await signedIn(lake, 'moving@example.com', 'editor')
    const change = (body: object) => send('POST', '/v1/users/me/email', { token, body })
    expect(await change({ email: 'moved@example.com', password: 'not the password' })).toMatchObject({
      status: 403,
      body: { message: 'The current password is not right.' },
    })
    expect((await change({ email: 'moved@example.com' })).status).toBe(400)
    expect((await change({ email: 'nonsense', password })).status).toBe(400)
    expect((await change({ email: 'OWNER@localhost.example', password })).status).toBe(200)
    expect((await change({ email: 'Moved@Example.com', password })).status).toBe(200)
    expect((await change({ email: 'moved@example.com', password })).status).toBe(200)
    expect(await me(await signIn('moved@example.com'))).toMatchObject({ email: 'moved@example.com' })
    expect((await postForm(lake, '/v1/auth/login', { email: 'moving@example.com', password })).status).toBe(
      401,
    )
  })

  it('cannot take the e-mail address of somebody else', async () => {
    const token = await signIn('editor@example.com')
    const body = { email: 'VIEWER@example.com', password }
    expect((await send('POST', '/v1/users/me/email', { token, body })).status).toBe(409)
    expect(await me(token)).toMatchObject({ email: 'editor@example.com' })
  })

  it('has another password only with the present one; other sessions end, with their streams', async () => {
    const token = await signedIn(lake, 'careful@example.com', 'editor')
    const other = await signIn('careful@example.com')
    const streams = await openStreams(other)
    const id = await idOf(token)
    const issued = await send('POST', `${users}/${id}/login-link`, { token: owner })
    const change = (given: string, newPassword: string) =>
      send('POST', '/v1/users/me/password', { token, body: { password: given, newPassword } })
    expect((await change('not the password', 'violet harbour lantern')).status).toBe(403)
    expect((await change(password, 'short')).body.message).toContain('at least 12')
    expect((await change(password, 'careful@example.com')).body.message).toContain('easy to guess')
    expect(streams.areOpen()).toEqual([true, true])

    expect(await change(password, 'violet harbour lantern')).toMatchObject({
      status: 200,
      body: { sessions: 1 },
    })
    await vi.waitFor(() => expect(streams.areOpen()).toEqual([false, false]), { timeout: 2000 })
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false])
    expect(await statusOfLink(issued.body.loginUrl)).toBe(410)
    expect((await postForm(lake, '/v1/auth/login', { email: 'careful@example.com', password })).status).toBe(
      401,
    )
    expect(await isSignedIn(await signIn('careful@example.com', 'violet harbour lantern'))).toBe(true)
  })

  it('gives a stolen session five guesses at the password, all at once too', async () => {
    const token = await signedIn(lake, 'stolen@example.com', 'editor')
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, guess) =>
        send('POST', '/v1/users/me/password', {
          token,
          body: { password: `guess ${guess}`, newPassword: 'violet harbour lantern' },
        }),
      ),
    )
    const statuses = guesses.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429])
    expect(Number(guesses.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(
      0,
    )
  })

  it('signs out everywhere at once', async () => {
    const token = await signIn('viewer@example.com')
    const other = await signIn('viewer@example.com')
    const streams = await openStreams(other)
    expect((await send('DELETE', '/v1/users/me/sessions', { token })).status).toBe(204)
    await vi.waitFor(() => expect(streams.areOpen()).toEqual([false, false]), { timeout: 2000 })
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([false, false])
  })

  it('is out of reach for tokens, visitors and pages of other sites', async () => {
    const requests = [
      ['GET', '/v1/users/me/account', undefined],
      ['PATCH', '/v1/users/me', { name: 'X' }],
      ['POST', '/v1/users/me/email', { email: 'x@example.com', password }],
      ['POST', '/v1/users/me/password', { password, newPassword: 'violet harbour lantern' }],
      ['DELETE', '/v1/users/me/sessions', undefined],
    ] as const
    const address = '/v1/auth/login?type=cookie'
    const login = await postForm(lake, address, { email: 'owner@localhost', password })
    const cookie = login.headers.get('set-cookie')!.split(';')[0]!
    const evil = { Cookie: cookie, Origin: 'https://evil.example' }
    for (const [method, path, body] of requests) {
      const options = body ? { body } : {}
      expect([path, (await send(method, path, options)).status]).toEqual([path, 401])
      const token = lake.credentials.administratorToken
      expect([path, (await send(method, path, { ...options, token })).status]).toEqual([path, 404])
      expect([path, (await send(method, path, { ...options, headers: evil })).status]).toEqual([path, 403])
    }
    expect(await me(owner)).toMatchObject({ email: 'owner@localhost' })
  })
})

describe('administrators', () => {
  it('see who is invited and until when, and can withdraw an invitation, whose link then fails', async () => {
    const invited = await send('POST', users, {
      token: owner,
      body: { name: 'Grace', email: 'grace@example.com', role: 'administrator' },
    })
    expect(invited).toMatchObject({ status: 201, body: { mail: 'off' } })
    expect(invited.headers.get('cache-control')).toBe('no-store')
    const { id } = invited.body.user as { id: string }
    const list = (await send('GET', users, { token: owner })).body as unknown as Record<string, unknown>[]
    const pending = list.find((user) => user.id === id)
    expect(pending).toMatchObject({
      hasPassword: false,
      invitation: { expiresAt: expect.stringMatching(/^\d{4}-/) as string },
    })
    expect(list.find(({ email }) => email === 'owner@localhost')).toMatchObject({ invitation: null })
    expect((await send('DELETE', `${users}/${id}`, { token: owner })).status).toBe(204)
    expect(await statusOfLink(invited.body.loginUrl)).toBe(410)
  })

  it('cannot leave the project without one of them who can sign in', async () => {
    const body = { name: 'Never', email: 'never@example.com', role: 'administrator' }
    const invited = await send('POST', users, { token: owner, body })
    const { id: invitedId } = invited.body.user as { id: string }
    const id = await idOf(owner)
    const demotion = { token: owner, body: { role: 'editor' } }
    expect((await send('PATCH', `${users}/${id}`, demotion)).status).toBe(409)
    expect((await send('DELETE', `${users}/${id}`, { token: owner })).status).toBe(409)
    expect(
      (await send('DELETE', `${users}/${id}`, { token: lake.credentials.administratorToken })).status,
    ).toBe(409)
    expect(await me(owner)).toMatchObject({ role: 'administrator' })
    expect((await send('DELETE', `${users}/${invitedId}`, { token: owner })).status).toBe(204)
  })

  it('sign somebody out, or remove them, and everything of theirs ends at once', async () => {
    const email = 'brief@example.com'
    const first = await signedIn(lake, email, 'editor')
    const id = await idOf(first)
    const ended = await openStreams(first)
    expect((await send('DELETE', `${users}/${id}/sessions`, { token: owner })).status).toBe(204)
    await vi.waitFor(() => expect(ended.areOpen()).toEqual([false, false]), { timeout: 2000 })
    const second = await signIn(email)
    const removed = await openStreams(second)
    expect((await send('DELETE', `${users}/${id}`, { token: owner })).status).toBe(204)
    await vi.waitFor(() => expect(removed.areOpen()).toEqual([false, false]), { timeout: 2000 })
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false])
  })

  it('are the only ones who change roles, invite, remove and see addresses', async () => {
    const editor = await signIn('editor@example.com')
    const viewer = await signIn('viewer@example.com')
    const [ownId, ownerId] = [await idOf(editor), await idOf(owner)]
    for (const token of [editor, viewer]) {
      const invitation = { name: 'X', email: 'x@example.com', role: 'administrator' }
      for (const [method, path, body] of [
        ['GET', users, undefined],
        ['POST', users, invitation],
        ['PATCH', `${users}/${ownId}`, { role: 'administrator' }],
        ['PATCH', `${users}/${ownerId}`, { role: 'viewer' }],
        ['DELETE', `${users}/${ownerId}`, undefined],
        ['DELETE', `${users}/${ownerId}/sessions`, undefined],
        ['POST', `${users}/${ownerId}/login-link`, undefined],
      ] as const)
        expect([path, (await send(method, path, { token, ...(body && { body }) })).status]).toEqual([
          path,
          403,
        ])
      expect(JSON.stringify((await send('GET', `/v1/users/${ownerId}`, { token })).body)).not.toContain('@')
    }
  })
})

it('the log names accounts by their ids, and holds no addresses, names, passwords and links', () => {
  const log = output.join('')
  expect(log).toMatch(/account p\w+: invited as administrator \(by p\w+\)/)
  for (const event of [
    'the password was changed',
    'the e-mail address was changed',
    'removed',
    'signed out everywhere',
  ])
    expect(log).toContain(event)
  expect(log).not.toMatch(/@|Ada Byron|Ambitious|violet|horse|token=/)
})
