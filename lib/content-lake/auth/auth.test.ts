import type * as nodeCrypto from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../store/database.ts'
import { anonymous } from '../types.ts'
import { type Auth, createAuth } from './auth.ts'
import { hashPassword } from './passwords.ts'
import { loginLinkLifetime, sessionLifetime } from './sessions.ts'
import type { User } from './users.ts'

// What a hash costs is for `passwords.test.ts`. Here some fifty are made, and only what comes of them counts.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof nodeCrypto>()
  const cheap = (...[password, salt, length, , done]: Parameters<typeof nodeCrypto.scrypt>) =>
    crypto.scrypt(password, salt, length, { N: 2, r: 1, p: 1 }, done)
  return { ...crypto, scrypt: cheap }
})

const config = { siteOrigin: 'https://site.example', publicUrl: 'https://lake.example' }
const password = 'correct horse battery'

let folder: string
let db: DatabaseSync
let auth: Auth
let clock: number
let user: User

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-auth-'))
  db = openDatabase(folder)
  clock = Date.now()
  auth = createAuth(db, config, () => clock)
  user = auth.users.create({ name: 'Ada', email: 'Ada@example.com', role: 'editor' })
})

afterEach(() => {
  db.close()
  rmSync(folder, { recursive: true })
})

const bearer = (secret: string) => new Headers({ authorization: `Bearer ${secret}` })
const cookie = (secret: string, origin?: string) =>
  new Headers({ cookie: `other=1; sanitySession=${secret}`, ...(origin && { origin }) })
const sessionNotFound = expect.objectContaining({
  status: 401,
  body: { statusCode: 401, error: 'Unauthorized', message: 'Session not found', errorCode: 'SIO-401-ANF' },
})

/** Every text in the database, to search for what must not be there. */
function storedText(): string {
  return ['user', 'session', 'login_link', 'token']
    .map((table) => JSON.stringify(db.prepare(`SELECT * FROM ${table}`).all()))
    .join()
}

describe('identify', () => {
  it('knows a token until it is revoked, and stores only its hash', () => {
    const token = auth.tokens.create('Deploy', 'viewer')
    expect(token.secret).toMatch(/^sk[\w-]{43}$/)
    expect(auth.identify(bearer(token.secret))).toEqual({
      id: token.id,
      name: 'Deploy',
      role: 'viewer',
      kind: 'token',
    })
    expect(storedText()).not.toContain(token.secret)
    expect(auth.tokens.remove(token.id)).toBe(true)
    expect(() => auth.identify(bearer(token.secret))).toThrow(sessionNotFound)
    expect(auth.tokens.remove(token.id)).toBe(false)
  })

  it('is anonymous without a credential, refuses a wrong one', () => {
    expect(auth.identify(new Headers())).toBe(anonymous)
    expect(() => auth.identify(bearer('nonsense'))).toThrow(sessionNotFound)
  })

  it('knows a session until it ends, runs out, or its user is removed', () => {
    const session = auth.sessions.start(user.id)
    expect(auth.identify(bearer(session))).toMatchObject({
      id: user.id,
      role: 'editor',
      kind: 'user',
      email: 'ada@example.com',
    })
    expect(storedText()).not.toContain(session)

    const ended = auth.sessions.start(user.id)
    auth.sessions.end(ended)
    expect(() => auth.identify(bearer(ended))).toThrow(sessionNotFound)

    clock += sessionLifetime - 1
    expect(auth.identify(bearer(session)).id).toBe(user.id)
    clock += 1
    expect(() => auth.identify(bearer(session))).toThrow(sessionNotFound)

    const removed = auth.sessions.start(user.id)
    auth.users.remove(user.id)
    expect(() => auth.identify(bearer(removed))).toThrow(sessionNotFound)
  })

  it('follows a change of role at once', () => {
    const session = auth.sessions.start(user.id)
    auth.users.setRole(user.id, 'viewer')
    expect(auth.identify(bearer(session)).role).toBe('viewer')
  })

  it('counts a cookie only on requests of our own pages', () => {
    const session = auth.sessions.start(user.id)
    expect(auth.identify(cookie(session)).id).toBe(user.id)
    expect(auth.identify(cookie(session, 'https://site.example')).id).toBe(user.id)
    expect(auth.identify(cookie(session, 'https://evil.example'))).toBe(anonymous)
    expect(auth.identify(cookie(session, 'null'))).toBe(anonymous)
  })

  it('treats a stale cookie as none, so that its owner can reach the login page', () => {
    expect(auth.identify(cookie('long-gone'))).toBe(anonymous)
  })
})

describe('login', () => {
  beforeEach(async () => auth.users.setPasswordHash(user.id, await hashPassword(password)))

  it('takes the right password, whatever the case of the address', async () => {
    expect(await auth.login('ADA@example.com', password, '::1')).toMatchObject({
      ok: true,
      user: { id: user.id },
    })
  })

  it('refuses a wrong password, an unknown address and an account without a password alike', async () => {
    auth.users.create({ name: 'New', email: 'new@example.com', role: 'viewer' })
    const wrong = { ok: false, reason: 'wrong' }
    expect(await auth.login('ada@example.com', 'nonsense', '::1')).toEqual(wrong)
    expect(await auth.login('nobody@example.com', password, '::1')).toEqual(wrong)
    expect(await auth.login('new@example.com', '', '::1')).toEqual(wrong)
  })

  it('makes guessing wait, the right password included, even when all guesses come at once', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        auth.login('ada@example.com', `guess ${index}`, `10.0.0.${index}`),
      ),
    )
    expect(guesses.filter((guess) => !guess.ok && guess.reason === 'wrong')).toHaveLength(5)
    expect(guesses.filter((guess) => !guess.ok && guess.reason === 'wait')).toHaveLength(15)
    expect(await auth.login('ada@example.com', password, '::1')).toEqual({
      ok: false,
      reason: 'wait',
      waitMs: 1000,
    })
    clock += 1000
    expect(await auth.login('ada@example.com', password, '::1')).toMatchObject({ ok: true })
  })

  it('makes one address that tries many accounts wait', { timeout: 60_000 }, async () => {
    for (let index = 0; index < 30; index++) await auth.login(`user${index}@example.com`, 'x', '10.0.0.1')
    expect(await auth.login('ada@example.com', password, '10.0.0.1')).toMatchObject({ reason: 'wait' })
    expect(await auth.login('ada@example.com', password, '10.0.0.2')).toMatchObject({ ok: true })
  })
})

describe('claim', () => {
  it('sets the password once, and ends sessions from before', async () => {
    const session = auth.sessions.start(user.id)
    const link = auth.sessions.createLoginLink(user.id)
    expect(storedText()).not.toContain(link)
    expect(await auth.claim(link, password)).toMatchObject({ ok: true, user: { id: user.id } })
    expect(await auth.claim(link, 'another password')).toEqual({ ok: false, reason: 'invalid-link' })
    expect(await auth.login('ada@example.com', password, '::1')).toMatchObject({ ok: true })
    expect(() => auth.identify(bearer(session))).toThrow(sessionNotFound)
    expect(storedText()).not.toContain(password)
  })

  it('lets one of two simultaneous uses win', async () => {
    const link = auth.sessions.createLoginLink(user.id)
    const results = await Promise.all([
      auth.claim(link, 'first password!'),
      auth.claim(link, 'second password!'),
    ])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('keeps the link when the password will not do', async () => {
    const link = auth.sessions.createLoginLink(user.id)
    for (const weak of ['short', 'ada@example.com', 'aaaaaaaaaaaaaaaa', 'x'.repeat(300)]) {
      expect(await auth.claim(link, weak)).toMatchObject({ ok: false, reason: 'password' })
    }
    expect(await auth.claim(link, password)).toMatchObject({ ok: true })
  })

  it('refuses a link that has run out or was replaced by a newer one', async () => {
    const replaced = auth.sessions.createLoginLink(user.id)
    const link = auth.sessions.createLoginLink(user.id)
    expect(await auth.claim(replaced, password)).toEqual({ ok: false, reason: 'invalid-link' })
    clock += loginLinkLifetime
    expect(await auth.claim(link, password)).toEqual({ ok: false, reason: 'invalid-link' })
  })
})

describe('handover', () => {
  it('works once and not for long', () => {
    const code = auth.sessions.createHandover(user.id)
    expect(code.length).toBeGreaterThanOrEqual(20)
    expect(auth.sessions.redeemHandover(code)).toBe(user.id)
    expect(auth.sessions.redeemHandover(code)).toBeUndefined()
    const late = auth.sessions.createHandover(user.id)
    clock += 120_000
    expect(auth.sessions.redeemHandover(late)).toBeUndefined()
  })
})

describe('users', () => {
  it('never lets go of the last administrator', () => {
    const owner = auth.users.create({ name: 'Owner', email: 'owner@example.com', role: 'administrator' })
    const refused = expect.objectContaining({ status: 409 })
    expect(() => auth.users.remove(owner.id)).toThrow(refused)
    expect(() => auth.users.setRole(owner.id, 'editor')).toThrow(refused)
    auth.users.setRole(user.id, 'administrator')
    auth.users.remove(owner.id)
    expect(auth.users.list().map(({ id }) => id)).toEqual([user.id])
  })

  it('has one user per e-mail address', () => {
    const again = { name: 'Other', email: 'ADA@EXAMPLE.COM', role: 'viewer' } as const
    expect(() => auth.users.create(again)).toThrow(expect.objectContaining({ status: 409 }))
  })
})
