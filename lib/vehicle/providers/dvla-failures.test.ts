import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  dvlaErrors,
  dvsaError,
  dvsaMondeo,
  mondeo,
  serveAgencies,
  without,
} from '../../../tests/support/agency-servers.ts'
import {
  delayed,
  type Responder,
  hang,
  hangHalfway,
  json,
  reset,
  resetHalfway,
  webPage,
} from '../../../tests/support/loopback-server.ts'

const agencies = await serveAgencies()

/** Short for a service that never responds, long for a busy machine otherwise. */
const longDeadlineMs = 20_000
const deadlineFor = (responder: Responder) =>
  responder === hang || responder === hangHalfway ? 400 : longDeadlineMs

const provider = (deadlineMs: number) => agencies.createProvider({ deadlineMs })

const unusable: [string, Responder][] = [
  ['HTTP 500', json(500, { message: 'Internal server error' })],
  ['a web page', webPage],
  ['truncated JSON', json(200, '{"registrationNumber":"AA19AAA","make":"FO')],
  ['no body', json(200, '')],
  ['a list', json(200, [dvsaMondeo])],
  ['no response', hang],
  ['half a response', hangHalfway],
  ['a reset', reset],
  ['a reset halfway', resetHalfway],
]

describe('when DVLA fails', () => {
  it.each([
    ...unusable,
    ...Object.entries(dvlaErrors),
    ['a refused key', json(403, { message: 'Forbidden' })],
  ] as [string, Responder][])('returns the record of DVSA: %s', async (_name, responder) => {
    agencies.enquiry.respondWith(responder)
    const outcome = await provider(deadlineFor(responder)).find('AA19AAA')
    expect(outcome).toEqual({ kind: 'found', record: { ...mondeo, cc: 1999, fuel: 'Petrol' } })
  })

  it.each([
    ['ER19BAD', { kind: 'invalid' }],
    ['ER19NFD', { kind: 'no-data' }],
    ['ER19THR', { kind: 'rate-limited', retryAfterSeconds: undefined }],
    ['ER19ERR', { kind: 'unavailable' }],
  ])('has the outcome of DVLA when DVSA has no make: %s', async (mark, expected) => {
    agencies.history.respondWith(json(200, without(dvsaMondeo, 'make')))
    expect(await provider(longDeadlineMs).find(mark)).toEqual(expected)
  })

  it.each([
    ['a refused key', json(403, { message: 'Forbidden' }), 'misconfigured', 1],
    ["a gateway's 404", json(404, { message: 'Not Found' }), 'misconfigured', 1],
    ["a gateway's 500", json(500, { message: 'Internal server error' }), 'unavailable', 0],
    ['truncated JSON', json(200, '{"registrationNumber":'), 'unavailable', 0],
    ['a reset', reset, 'unavailable', 0],
  ])('fails like DVLA when DVSA has no make: %s', async (_name, responder, kind, reports) => {
    agencies.enquiry.respondWith(responder)
    agencies.history.respondWith(json(200, without(dvsaMondeo, 'make')))
    const { find, report } = provider(longDeadlineMs)
    expect(await find('AA19AAA')).toEqual({ kind })
    expect(report).toHaveBeenCalledTimes(reports)
  })

  it('fails like DVLA when DVSA has no make', async () => {
    agencies.enquiry.respondWith(dvlaErrors.ER19MNT!)
    agencies.history.respondWith(json(200, without(dvsaMondeo, 'make')))
    expect(await provider(longDeadlineMs).find('AA19AAA')).toEqual({ kind: 'unavailable' })
  })

  it.each([
    ['a refused key', json(403, { message: 'Forbidden' }), 'DVLA_API_KEY'],
    ['no key', json(401, { message: 'Unauthorized' }), 'DVLA_API_KEY'],
    ["a gateway's 404", json(404, { message: 'Not Found' }), 'DVLA_API_URL'],
    ["a gateway's 400", json(400, '<h1>Bad request</h1>'), 'DVLA_API_URL'],
    ['a redirect', json(301, '', { Location: 'https://example.com' }), 'DVLA_API_URL'],
  ])('reports %s', async (_name, responder, variable) => {
    agencies.enquiry.respondWith(responder)
    const { find, report } = provider(longDeadlineMs)
    expect((await find('AA19AAA')).kind).toBe('found')
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(variable))
    expect(report.mock.calls.join()).not.toMatch(/AA19AAA|dvla-key/)
  })
})

describe('when DVSA fails', () => {
  it.each(unusable)('is unavailable, since there is no model: %s', async (_name, responder) => {
    agencies.history.respondWith(responder)
    expect(await provider(deadlineFor(responder)).find('AA19AAA')).toEqual({
      kind: 'unavailable',
    })
  })

  it.each([
    ['MOTH-NF-01', 404, { kind: 'no-data' }, []],
    ['MOTH-NF-02', 404, { kind: 'unavailable' }, ['no MOT History API at DVSA_API_URL']],
    ['MOTH-IV-03', 400, { kind: 'invalid' }, []],
    ['MOTH-NP-02', 400, { kind: 'invalid' }, []],
    ['MOTH-BR-01', 400, { kind: 'invalid' }, ['malformed (MOTH-BR-01)']],
    ['MOTH-RL-01', 429, { kind: 'rate-limited', retryAfterSeconds: 3600 }, []],
    ['MOTH-RL-02', 429, { kind: 'rate-limited', retryAfterSeconds: undefined }, []],
    ['MOTH-UA-01', 401, { kind: 'misconfigured' }, ['(MOTH-UA-01): see DVSA_API_KEY, DVSA_CLIENT_ID']],
    ['MOTH-FB-01', 403, { kind: 'misconfigured' }, ['(MOTH-FB-01): see DVSA_API_KEY, DVSA_CLIENT_ID']],
    ['MOTH-FB-02', 403, { kind: 'unavailable' }, []],
    ['MOTH-FB-03', 403, { kind: 'misconfigured' }, ['(MOTH-FB-03): see DVSA_API_KEY; a key is revoked']],
    ['MOTH-FB-04', 403, { kind: 'misconfigured' }, ['(MOTH-FB-04): see DVSA_API_KEY, DVSA_CLIENT_ID']],
    ['MOTH-UN-01', 500, { kind: 'unavailable' }, []],
    ['MOTH-XX-99', 500, { kind: 'unavailable' }, []],
  ])('reads %s', async (code, status, expected, reported) => {
    agencies.history.respondWith(dvsaError(status, code))
    const { find, report } = provider(longDeadlineMs)
    expect(await find('AA19AAA')).toEqual(expected)
    expect(report.mock.calls.flat()).toEqual(reported.map((text) => expect.stringContaining(text)))
    expect(report.mock.calls.join()).not.toMatch(/AA19AAA|dvsa-key|secret|token-/)
  })

  it.each([
    ['a list of codes', json(404, { message: 'x', errors: ['MOTH-NF-01'] }), { kind: 'no-data' }, []],
    ['a list of errors', json(400, { errors: [{ errorCode: 'MOTH-IV-03' }] }), { kind: 'invalid' }, []],
    [
      "a gateway's 401",
      json(401, { message: 'Unauthorized' }),
      { kind: 'misconfigured' },
      ['(HTTP 401): see the DVSA_ settings'],
    ],
    [
      "a gateway's 403",
      json(403, { message: 'Forbidden' }),
      { kind: 'misconfigured' },
      ['(HTTP 403): see the DVSA_ settings'],
    ],
    ["a gateway's 400", json(400, { message: 'Bad request' }), { kind: 'invalid' }, []],
    [
      "a gateway's 404",
      json(404, { message: 'Not found' }),
      { kind: 'unavailable' },
      ['DVSA_API_URL answers HTTP 404'],
    ],
    [
      "a gateway's 429",
      json(429, { message: 'Limit Exceeded' }, { 'Retry-After': '3' }),
      { kind: 'rate-limited', retryAfterSeconds: 3 },
      [],
    ],
    [
      'RL-02 with Retry-After',
      json(429, { errorCode: 'MOTH-RL-02' }, { 'Retry-After': '2' }),
      { kind: 'rate-limited', retryAfterSeconds: 2 },
      [],
    ],
    ['a record that is a list', json(200, [dvsaMondeo]), { kind: 'unavailable' }, []],
  ])('reads %s', async (_name, responder, expected, reported) => {
    agencies.history.respondWith(responder)
    const { find, report } = provider(longDeadlineMs)
    expect(await find('AA19AAA')).toEqual(expected)
    expect(report.mock.calls.flat()).toEqual(reported.map((text) => expect.stringContaining(text)))
  })

  it.each([
    ['ER19NFD', { kind: 'no-data' }],
    ['ER19BAD', { kind: 'invalid' }],
    ['ER19ERR', { kind: 'no-data' }],
  ])('finds no vehicle for %s, whatever DVLA responds', async (mark, expected) => {
    agencies.history.respondWith(dvsaError(404, 'MOTH-NF-01'))
    expect(await provider(longDeadlineMs).find(mark)).toEqual(expected)
  })

  it('fails like DVSA, whatever DVLA says of the registration', async () => {
    agencies.history.respondWith(dvsaError(500, 'MOTH-UN-01'))
    expect(await provider(longDeadlineMs).find('ER19BAD')).toEqual({ kind: 'unavailable' })
  })

  it('ends by the deadline when neither responds', async () => {
    agencies.enquiry.respondWith(hang)
    agencies.history.respondWith(hang)
    const begun = performance.now()
    expect(await provider(1500).find('AA19AAA')).toEqual({ kind: 'unavailable' })
    // One after the other would take twice as long.
    expect(performance.now() - begun).toBeLessThan(3000)
  })

  it('ends by the deadline when tokens are slow and rejected', async () => {
    agencies.signIn.respondWith(delayed(1200, json(200, { access_token: 'late', expires_in: 60 })))
    agencies.history.respondWith((...call) => {
      // A second token never comes.
      agencies.signIn.respondWith(hang)
      return dvsaError(403, 'MOTH-FB-02')(...call)
    })
    // The second token's own deadline would be at 2700 ms.
    const outcome = await Promise.race([provider(1500).find('AA19AAA'), sleep(2400, 'late')])
    expect(outcome).toEqual({ kind: 'unavailable' })
  })
})
