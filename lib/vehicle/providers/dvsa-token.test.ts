import { describe, expect, it, vi } from 'vitest'
import { dvsaError, dvsaMondeo, serveAgencies } from '../../../tests/support/agency-servers.ts'
import { hang, json, reset, webPage } from '../../../tests/support/loopback-server.ts'

const agencies = await serveAgencies()

describe('the access token', () => {
  it('is fetched once for many lookups, and cached', async () => {
    const { find } = agencies.createProvider()
    await Promise.all(Array.from({ length: 20 }, () => find('AA19AAA')))
    await find('AA19AAA')
    expect(agencies.signIn.requests).toHaveLength(1)
    expect(agencies.history.requests).toHaveLength(21)
  })

  it('is replaced a minute before it expires', async () => {
    let now = 0
    const { find } = agencies.createProvider({ now: () => now })
    await find('AA19AAA')
    now = (1199 - 61) * 1000
    await find('AA19AAA')
    expect(agencies.signIn.requests).toHaveLength(1)
    now = (1199 - 59) * 1000
    expect((await find('AA19AAA')).kind).toBe('found')
    expect(agencies.signIn.requests).toHaveLength(2)
  })

  it('is replaced once for concurrent lookups when DVSA calls it expired', async () => {
    const { find } = agencies.createProvider()
    await find('AA19AAA')
    agencies.expireTokens()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => find('AA19AAA')))
    expect(outcomes.every(({ kind }) => kind === 'found')).toBe(true)
    expect(agencies.signIn.requests).toHaveLength(2)
  })

  it('is not requested a third time when the second is rejected too', async () => {
    agencies.history.respondWith(dvsaError(403, 'MOTH-FB-02'))
    expect(await agencies.createProvider().find('AA19AAA')).toEqual({ kind: 'unavailable' })
    expect(agencies.signIn.requests).toHaveLength(2)
    expect(agencies.history.requests).toHaveLength(2)
  })

  it.each([
    ['refused', json(401, { error: 'invalid_client' }), { kind: 'misconfigured' }, ['see DVSA_TOKEN_URL']],
    ['malformed', json(400, { error: 'invalid_scope' }), { kind: 'misconfigured' }, ['see DVSA_TOKEN_URL']],
    ['at the wrong address', webPage, { kind: 'misconfigured' }, ['see DVSA_TOKEN_URL']],
    ['down', json(503, { error: 'temporarily_unavailable' }), { kind: 'unavailable' }, []],
    ['too busy', json(429, {}, { 'Retry-After': '5' }), { kind: 'rate-limited', retryAfterSeconds: 5 }, []],
    ['silent', hang, { kind: 'unavailable' }, []],
    ['cut off', reset, { kind: 'unavailable' }, []],
  ])('is missing when the sign-in is %s', async (_name, answer, expected, reported) => {
    agencies.signIn.respondWith(answer)
    const { find, report } = agencies.createProvider()
    expect(await find('AA19AAA')).toEqual(expected)
    expect(report.mock.calls.flat()).toEqual(reported.map((text) => expect.stringContaining(text)))
    expect(report.mock.calls.join()).not.toMatch(/secret-0004|client-0003/)
    agencies.resetResponses()
    // Without a response, the token request times out a moment after the lookup.
    await vi.waitFor(async () => expect((await find('AA19AAA')).kind).toBe('found'))
  })

  it.each([
    ['no lifetime', {}, 200_000, 280_000],
    ['a lifetime in digits', { expires_in: '3599' }, 3_500_000, 3_598_000],
    ['a short lifetime', { expires_in: 20 }, 9000, 19_000],
  ])('is cached for its lifetime: %s', async (_name, fields, valid, expired) => {
    let now = 0
    agencies.signIn.respondWith(json(200, { access_token: 'a', ...fields }))
    agencies.history.respondWith(json(200, dvsaMondeo))
    const { find } = agencies.createProvider({ now: () => now })
    for (const [time, fetched] of [
      [0, 1],
      [valid, 1],
      [expired, 2],
    ] as const) {
      now = time
      await find('AA19AAA')
      expect(agencies.signIn.requests).toHaveLength(fetched)
    }
  })
})
