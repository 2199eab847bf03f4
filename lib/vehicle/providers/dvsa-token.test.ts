import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dvsaError, dvsaMondeo, startAgencies } from '../../../tests/support/agency-servers.ts'
import { hang, json, reset, webPage } from '../../../tests/support/loopback-server.ts'
import { createDvlaProvider } from './dvla.ts'

let agencies: Awaited<ReturnType<typeof startAgencies>>
beforeAll(async () => {
  agencies = await startAgencies()
})
beforeEach(() => agencies.behaveWell())
afterAll(() => agencies.stop())

function provider(options: { now?: () => number } = {}) {
  const report = vi.fn<(problem: string) => void>()
  return { ...createDvlaProvider({ ...agencies.settings, report, ...options }), report }
}

describe('the access token', () => {
  it('is fetched once for many lookups, and kept', async () => {
    const { find } = provider()
    await Promise.all(Array.from({ length: 20 }, () => find('AA19AAA')))
    await find('AA19AAA')
    expect(agencies.signIn.requests).toHaveLength(1)
    expect(agencies.history.requests).toHaveLength(21)
  })

  it('is given up a minute before its time', async () => {
    let now = 0
    const { find } = provider({ now: () => now })
    await find('AA19AAA')
    now = (1199 - 61) * 1000
    await find('AA19AAA')
    expect(agencies.signIn.requests).toHaveLength(1)
    now = (1199 - 59) * 1000
    expect((await find('AA19AAA')).kind).toBe('found')
    expect(agencies.signIn.requests).toHaveLength(2)
  })

  it('is replaced once, for everyone, when DVSA calls it expired', async () => {
    const { find } = provider()
    await find('AA19AAA')
    agencies.expireTokens()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => find('AA19AAA')))
    expect(outcomes.every(({ kind }) => kind === 'found')).toBe(true)
    expect(agencies.signIn.requests).toHaveLength(2)
  })

  it('is asked for no third time when the second is refused too', async () => {
    agencies.history.answerWith(dvsaError(403, 'MOTH-FB-02'))
    expect(await provider().find('AA19AAA')).toEqual({ kind: 'unavailable' })
    expect(agencies.signIn.requests).toHaveLength(2)
    expect(agencies.history.requests).toHaveLength(2)
  })

  it.each([
    ['refused', json(401, { error: 'invalid_client' }), { kind: 'misconfigured' }, true],
    ['malformed', json(400, { error: 'invalid_scope' }), { kind: 'misconfigured' }, true],
    ['at the wrong address', webPage, { kind: 'misconfigured' }, true],
    ['down', json(503, { error: 'temporarily_unavailable' }), { kind: 'unavailable' }, false],
    [
      'too busy',
      json(429, {}, { 'Retry-After': '5' }),
      { kind: 'rate-limited', retryAfterSeconds: 5 },
      false,
    ],
    ['silent', hang, { kind: 'unavailable' }, false],
    ['cut off', reset, { kind: 'unavailable' }, false],
  ])('cannot be had when the sign-in is %s', async (_name, answer, expected, isReported) => {
    agencies.signIn.answerWith(answer)
    const { find, report } = provider()
    expect(await find('AA19AAA')).toEqual(expected)
    expect(report).toHaveBeenCalledTimes(isReported ? 1 : 0)
    expect(report.mock.calls.join()).not.toMatch(/secret-0004|client-0003/)
    agencies.behaveWell()
    // A silent sign-in is given up a moment later by the token than by the lookup.
    await vi.waitFor(async () => expect((await find('AA19AAA')).kind).toBe('found'))
  })

  it.each([
    ['no lifetime', {}, 200_000, 280_000],
    ['a lifetime in digits', { expires_in: '3599' }, 3_500_000, 3_598_000],
    ['a short lifetime', { expires_in: 20 }, 9000, 19_000],
  ])('lives by its own account: %s', async (_name, fields, still, over) => {
    let now = 0
    agencies.signIn.answerWith(json(200, { access_token: 'a', ...fields }))
    agencies.history.answerWith(json(200, dvsaMondeo))
    const { find } = provider({ now: () => now })
    for (const [time, fetched] of [
      [0, 1],
      [still, 1],
      [over, 2],
    ] as const) {
      now = time
      await find('AA19AAA')
      expect(agencies.signIn.requests).toHaveLength(fetched)
    }
  })
})
