import { encodeSignatureHeader } from '@sanity/webhook'
import { beforeEach, describe, expect, it } from 'vitest'
import { type CallGuard, createCallGuard } from './revalidation-signature.ts'

const secret = 'a secret that is long enough'
const body = '{"_id":"town-reading"}'
let now: number
let guard: CallGuard

beforeEach(() => {
  now = Date.parse('2026-06-01T12:00:00Z')
  guard = createCallGuard(secret, undefined, [() => now])
})

/** Signed by Sanity's own package. */
const sign = (text = body, key = secret, time = now) => encodeSignatureHeader(text, time, key)

describe('createCallGuard', () => {
  it('accepts a signature of Sanity once', async () => {
    const signature = await sign()
    expect(await guard.verify({ body, signature })).toBe('ok')
    expect(await guard.verify({ body, signature })).toBe('replayed')
    now += 1
    expect(await guard.verify({ body, signature: await sign() })).toBe('ok')
  })

  it.each([null, '', 'nonsense', 't=,v1=', 't=1,v1=short', `t=1717243200000,v1=${'A'.repeat(43)}`])(
    'refuses %j',
    async (signature) => {
      expect(await guard.verify({ body, signature })).toMatch(/unsigned|wrong/)
    },
  )

  it('refuses a body, secret or time that was not signed', async () => {
    const signature = await sign()
    expect(await guard.verify({ body: `${body} `, signature })).toBe('wrong')
    expect(await guard.verify({ body, signature: await sign(body, 'another secret of length') })).toBe(
      'wrong',
    )
    expect(await guard.verify({ body, signature: signature.replace(/t=\d+/, `t=${now + 1}`) })).toBe('wrong')
  })

  it('refuses calls dated more than five minutes in the past or future', async () => {
    const minutes = 60_000
    expect(await guard.verify({ body, signature: await sign(body, secret, now - 6 * minutes) })).toBe('stale')
    expect(await guard.verify({ body, signature: await sign(body, secret, now + 6 * minutes) })).toBe('stale')
    expect(await guard.verify({ body, signature: await sign(body, secret, now - 4 * minutes) })).toBe('ok')
  })

  it('rejects a signature that is invalid for any body', async () => {
    expect(guard.precheck(null)).toBe('unsigned')
    expect(guard.precheck('nonsense')).toBe('wrong')
    expect(guard.precheck(await sign(body, secret, now - 301_000))).toBe('stale')
    expect(guard.precheck(await sign(body, 'another secret of length'))).toBe('ok')
  })

  it.each([-3, 3])('accepts current calls although the machine’s clock was set by %s days', async (days) => {
    const moved = now + days * 24 * 3600 * 1000
    const both = createCallGuard(secret, undefined, [() => moved, () => now])
    expect(await both.verify({ body, signature: await sign(body, secret, now) })).toBe('ok')
    expect(await both.verify({ body, signature: await sign(body, secret, moved) })).toBe('ok')
    expect(await both.verify({ body, signature: await sign(body, secret, moved) })).toBe('replayed')
    expect(await both.verify({ body, signature: await sign(body, secret, (now + moved) / 2) })).toBe('stale')
  })

  it('refuses a replay for as long as the signature is valid', async () => {
    const signature = await sign(body, secret, now + 299_000)
    expect(await guard.verify({ body, signature })).toBe('ok')
    now += 598_000
    expect(await guard.verify({ body, signature })).toBe('replayed')
    now += 2000
    expect(await guard.verify({ body, signature })).toBe('stale')
  })

  it('refuses a call that another instance has seen', async () => {
    const seen = new Set<string>()
    const isFirst = (digest: string) => Promise.resolve(!seen.has(digest) && seen.add(digest).has(digest))
    const [one, other] = [1, 2].map(() => createCallGuard(secret, isFirst, [() => now]))
    const signature = await sign()
    expect(await one?.verify({ body, signature })).toBe('ok')
    expect(await other?.verify({ body, signature })).toBe('replayed')
    // A call that is not valid is not remembered.
    const wrong = await sign(body, 'another secret of length')
    expect(await other?.verify({ body, signature: wrong })).toBe('wrong')
    expect(seen.size).toBe(1)
  })

  it('refuses another encoding of the same digest', async () => {
    const signature = await sign()
    expect(await guard.verify({ body, signature })).toBe('ok')
    // The last of 43 characters has two unused bits.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = alphabet.indexOf(signature.at(-1) ?? '')
    const reencoded = signature.slice(0, -1) + alphabet[last ^ 1]
    expect(await guard.verify({ body, signature: reencoded })).toBe('wrong')
  })

  it('accepts nothing without a secret', async () => {
    const open = createCallGuard(undefined, undefined, [() => now])
    expect(await open.verify({ body, signature: await sign() })).toBe('wrong')
  })
})
