import type * as nodeCrypto from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bearer, sessionNotFound, freshAuth } from './auth.test-support.ts'
import { hashPassword } from './passwords.ts'
import { loginLinkLifetime } from './sessions.ts'

// These tests compute some fifty hashes, whose cost does not matter here; `passwords.test.ts` tests real ones.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof nodeCrypto>()
  const cheap = (...[password, salt, length, , done]: Parameters<typeof nodeCrypto.scrypt>) =>
    crypto.scrypt(password, salt, length, { N: 2, r: 1, p: 1 }, done)
  return { ...crypto, scrypt: cheap }
})

const password = 'correct horse battery'
const context = freshAuth()

describe('login', () => {
  beforeEach(async () => context.auth.users.setPasswordHash(context.user.id, await hashPassword(password)))

  it('accepts the right password, with the address in any case', async () => {
    expect(await context.auth.login('ADA@example.com', password, '::1')).toMatchObject({
      ok: true,
      user: { id: context.user.id },
    })
  })

  it('refuses a wrong password, an unknown address and an account without a password alike', async () => {
    context.auth.users.create({ name: 'New', email: 'new@example.com', role: 'viewer' })
    const wrong = { ok: false, reason: 'wrong' }
    expect(await context.auth.login('ada@example.com', 'nonsense', '::1')).toEqual(wrong)
    expect(await context.auth.login('unknown@example.com', password, '::1')).toEqual(wrong)
    expect(await context.auth.login('new@example.com', '', '::1')).toEqual(wrong)
  })

  it('throttles guesses, concurrent ones and the right password included', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        context.auth.login('ada@example.com', `guess ${index}`, `10.0.0.${index}`),
      ),
    )
    expect(guesses.filter((guess) => !guess.ok && guess.reason === 'wrong')).toHaveLength(5)
    expect(guesses.filter((guess) => !guess.ok && guess.reason === 'throttled')).toHaveLength(15)
    expect(await context.auth.login('ada@example.com', password, '::1')).toEqual({
      ok: false,
      reason: 'throttled',
      retryAfterMs: 1000,
    })
    context.clock += 1000
    expect(await context.auth.login('ada@example.com', password, '::1')).toMatchObject({ ok: true })
  })

  it('throttles an address that tries many accounts', { timeout: 60_000 }, async () => {
    for (let index = 0; index < 30; index++)
      await context.auth.login(`user${index}@example.com`, 'x', '10.0.0.1')
    expect(await context.auth.login('ada@example.com', password, '10.0.0.1')).toMatchObject({
      reason: 'throttled',
    })
    expect(await context.auth.login('ada@example.com', password, '10.0.0.2')).toMatchObject({ ok: true })
  })
})

describe('claim', () => {
  it('sets the password once, and ends earlier sessions', async () => {
    const session = context.auth.sessions.start(context.user.id)
    const link = context.auth.sessions.createLoginLink(context.user.id)
    expect(context.storedText()).not.toContain(link)
    expect(await context.auth.claim(link, password)).toMatchObject({
      ok: true,
      user: { id: context.user.id },
    })
    expect(await context.auth.claim(link, 'another password')).toEqual({ ok: false, reason: 'invalid-link' })
    expect(await context.auth.login('ada@example.com', password, '::1')).toMatchObject({ ok: true })
    expect(() => context.auth.identify(bearer(session))).toThrow(sessionNotFound)
    expect(context.storedText()).not.toContain(password)
  })

  it('succeeds for one of two concurrent uses', async () => {
    const link = context.auth.sessions.createLoginLink(context.user.id)
    const results = await Promise.all([
      context.auth.claim(link, 'first password!'),
      context.auth.claim(link, 'second password!'),
    ])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('leaves the link valid when the password is refused', async () => {
    const link = context.auth.sessions.createLoginLink(context.user.id)
    for (const weak of ['short', 'ada@example.com', 'aaaaaaaaaaaaaaaa', 'x'.repeat(300)]) {
      expect(await context.auth.claim(link, weak)).toMatchObject({ ok: false, reason: 'password' })
    }
    expect(await context.auth.claim(link, password)).toMatchObject({ ok: true })
  })

  it('refuses a link that has expired or was replaced by a newer one', async () => {
    const replaced = context.auth.sessions.createLoginLink(context.user.id)
    const link = context.auth.sessions.createLoginLink(context.user.id)
    expect(await context.auth.claim(replaced, password)).toEqual({ ok: false, reason: 'invalid-link' })
    context.clock += loginLinkLifetime
    expect(await context.auth.claim(link, password)).toEqual({ ok: false, reason: 'invalid-link' })
  })
})
