import { describe, expect, it } from 'vitest'
import { anonymous } from '../types.ts'
import { bearer, sessionNotFound, freshAuth } from './auth.test-support.ts'
import { sessionLifetime } from './sessions.ts'

const context = freshAuth()
const cookie = (secret: string, origin?: string) =>
  new Headers({ cookie: `other=1; __Host-sanitySession=${secret}`, ...(origin && { origin }) })

describe('identify', () => {
  it('accepts a token until it is revoked, and stores only its hash', () => {
    const token = context.auth.tokens.create('Deploy', 'viewer')
    expect(token.secret).toMatch(/^sk[\w-]{43}$/)
    expect(context.auth.identify(bearer(token.secret))).toEqual({
      id: token.id,
      name: 'Deploy',
      role: 'viewer',
      kind: 'token',
    })
    expect(context.storedText()).not.toContain(token.secret)
    expect(context.auth.tokens.remove(token.id)).toBe(true)
    expect(() => context.auth.identify(bearer(token.secret))).toThrow(sessionNotFound)
    expect(context.auth.tokens.remove(token.id)).toBe(false)
  })

  it('is anonymous without a credential, and refuses an invalid one', () => {
    expect(context.auth.identify(new Headers())).toBe(anonymous)
    expect(() => context.auth.identify(bearer('nonsense'))).toThrow(sessionNotFound)
  })

  it('accepts a session until it ends, expires, or its user is removed', () => {
    const session = context.auth.sessions.start(context.user.id)
    expect(context.auth.identify(bearer(session))).toMatchObject({
      id: context.user.id,
      role: 'editor',
      kind: 'user',
      email: 'ada@example.com',
    })
    expect(context.storedText()).not.toContain(session)

    const ended = context.auth.sessions.start(context.user.id)
    context.auth.sessions.end(ended)
    expect(() => context.auth.identify(bearer(ended))).toThrow(sessionNotFound)

    context.clock += sessionLifetime - 1
    expect(context.auth.identify(bearer(session)).id).toBe(context.user.id)
    context.clock += 1
    expect(() => context.auth.identify(bearer(session))).toThrow(sessionNotFound)

    const removed = context.auth.sessions.start(context.user.id)
    context.auth.users.remove(context.user.id)
    expect(() => context.auth.identify(bearer(removed))).toThrow(sessionNotFound)
  })

  it('applies a change of role at once', () => {
    const session = context.auth.sessions.start(context.user.id)
    context.auth.users.setRole(context.user.id, 'viewer')
    expect(context.auth.identify(bearer(session)).role).toBe('viewer')
  })

  it('accepts a cookie only from pages of a trusted origin', () => {
    const session = context.auth.sessions.start(context.user.id)
    expect(context.auth.identify(cookie(session)).id).toBe(context.user.id)
    expect(context.auth.identify(cookie(session, 'https://site.example')).id).toBe(context.user.id)
    expect(context.auth.identify(cookie(session, 'https://evil.example'))).toBe(anonymous)
    expect(context.auth.identify(cookie(session, 'null'))).toBe(anonymous)
  })

  it('ignores an expired cookie, so that its user can reach the login page', () => {
    expect(context.auth.identify(cookie('expired'))).toBe(anonymous)
  })
})
