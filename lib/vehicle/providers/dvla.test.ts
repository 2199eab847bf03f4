import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dvlaErrors,
  dvlaMondeo,
  dvsaError,
  dvsaMondeo,
  keys,
  startAgencies,
} from '../../../tests/support/agency-servers.ts'
import {
  after,
  type Answer,
  hang,
  hangHalfway,
  json,
  reset,
  resetHalfway,
  webPage,
} from '../../../tests/support/loopback-server.ts'
import { parseLookupAnswer } from '../lookup-answer.ts'
import { createDvlaProvider } from './dvla.ts'

let agencies: Awaited<ReturnType<typeof startAgencies>>
beforeAll(async () => {
  agencies = await startAgencies()
})
beforeEach(() => agencies.behaveWell())
afterAll(() => agencies.stop())

function provider(options: { now?: () => number } = {}) {
  const report = vi.fn<(problem: string) => void>()
  return { ...createDvlaProvider({ ...agencies.settings, report, deadlineMs: 400, ...options }), report }
}

const without = (record: object, ...fields: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)))

const mondeo = {
  reg: 'AA19AAA',
  make: 'FORD',
  model: 'MONDEO',
  cc: 2000,
  fuel: 'PETROL',
  mot_expiry: '29/02/2028',
  registered_on: '01/03/2019',
}

describe('both agencies answer', () => {
  it('asks each as its documents say', async () => {
    await provider().find('AA19AAA')
    expect(agencies.enquiry.requests).toMatchObject([
      {
        method: 'POST',
        path: '/vehicle-enquiry/v1/vehicles',
        headers: {
          'x-api-key': keys.enquiry,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: '{"registrationNumber":"AA19AAA"}',
      },
    ])
    expect(agencies.signIn.requests).toMatchObject([
      {
        method: 'POST',
        headers: { 'content-type': expect.stringContaining('application/x-www-form-urlencoded') },
      },
    ])
    expect(agencies.history.requests).toMatchObject([
      {
        method: 'GET',
        path: '/v1/trade/vehicles/registration/AA19AAA',
        headers: { 'x-api-key': keys.history, authorization: expect.stringMatching(/^Bearer token-\d+$/) },
      },
    ])
  })

  it('asks them at the same time', async () => {
    agencies.enquiry.answerWith(after(250, json(200, dvlaMondeo)))
    agencies.history.answerWith(after(250, json(200, dvsaMondeo)))
    expect(await provider().find('AA19AAA')).toMatchObject({ kind: 'found' })
  })

  it('merges what they know, field by field', async () => {
    const outcome = await provider().find('AA19AAA')
    expect(outcome).toEqual({ kind: 'found', record: mondeo })
    expect(parseLookupAnswer(JSON.stringify(mondeo))).toEqual({ kind: 'record', record: mondeo })
  })

  it.each([
    [
      'an electric car has no engine',
      without(dvlaMondeo, 'engineCapacity'),
      without(dvsaMondeo, 'engineSize'),
      { cc: undefined },
    ],
    [
      'an engine of 0 is none',
      { ...dvlaMondeo, engineCapacity: 0 },
      { ...dvsaMondeo, engineSize: '0' },
      { cc: undefined },
    ],
    ['an engine in digits', without(dvlaMondeo, 'engineCapacity'), dvsaMondeo, { cc: 1999 }],
    [
      'an engine that is a number after all',
      without(dvlaMondeo, 'engineCapacity'),
      { ...dvsaMondeo, engineSize: 1998 },
      { cc: 1998 },
    ],
    ['an engine in digits at DVLA', { ...dvlaMondeo, engineCapacity: '1996' }, dvsaMondeo, { cc: 1996 }],
    [
      'fuel from DVSA, in its case',
      without(dvlaMondeo, 'fuelType'),
      { ...dvsaMondeo, fuelType: 'Hybrid Electric (Clean)' },
      { fuel: 'Hybrid Electric (Clean)' },
    ],
    ['a make from DVLA alone', dvlaMondeo, without(dvsaMondeo, 'make'), { make: 'FORD' }],
    [
      'no registration date',
      dvlaMondeo,
      without(dvsaMondeo, 'registrationDate'),
      { registered_on: '04/03/2019' },
    ],
    [
      'only a month',
      dvlaMondeo,
      without(dvsaMondeo, 'registrationDate', 'firstUsedDate'),
      { registered_on: '01/03/2019' },
    ],
    [
      'a month that is a day',
      { ...dvlaMondeo, monthOfFirstRegistration: '2019-03-01' },
      without(dvsaMondeo, 'registrationDate', 'firstUsedDate'),
      { registered_on: undefined },
    ],
    [
      'a new vehicle: its first test is due',
      dvlaMondeo,
      { ...without(dvsaMondeo, 'motTests'), motTestDueDate: '2029-09-30', manufactureYear: '2026' },
      { mot_expiry: '30/09/2029' },
    ],
    [
      'no tests at DVSA, a date at DVLA',
      { ...dvlaMondeo, motExpiryDate: '2027-05-06' },
      without(dvsaMondeo, 'motTests'),
      { mot_expiry: '06/05/2027' },
    ],
    [
      'only failed tests',
      dvlaMondeo,
      { ...dvsaMondeo, motTests: [dvsaMondeo.motTests[1]] },
      { mot_expiry: undefined },
    ],
    [
      'tests in another order, with times',
      dvlaMondeo,
      {
        ...dvsaMondeo,
        motTests: [
          { testResult: 'passed', expiryDate: '2026-01-02T00:00:00Z' },
          { testResult: 'PASSED', expiryDate: '2027-01-02' },
          7,
          null,
        ],
      },
      { mot_expiry: '02/01/2027' },
    ],
    [
      'a date that is none',
      dvlaMondeo,
      { ...dvsaMondeo, registrationDate: '2019-02-31', firstUsedDate: '2019-13-01', motTests: 'none' },
      { registered_on: '01/03/2019', mot_expiry: undefined },
    ],
    [
      'wrong types in fields we can do without',
      { ...dvlaMondeo, fuelType: 7, engineCapacity: {}, motExpiryDate: [] },
      { ...dvsaMondeo, fuelType: null, engineSize: 'N/A' },
      { fuel: undefined, cc: undefined },
    ],
    [
      'markup',
      { ...dvlaMondeo, fuelType: '<script>' },
      { ...dvsaMondeo, fuelType: 'Diesel' },
      { fuel: 'Diesel' },
    ],
  ])('%s', async (_name, dvla, dvsa, expected) => {
    agencies.enquiry.answerWith(json(200, dvla))
    agencies.history.answerWith(json(200, dvsa))
    const outcome = await provider().find('AA19AAA')
    expect(outcome).toEqual({ kind: 'found', record: { ...mondeo, ...expected } })
  })

  it('has no answer without a model', async () => {
    agencies.history.answerWith(json(200, without(dvsaMondeo, 'model')))
    expect(await provider().find('AA19AAA')).toEqual({ kind: 'no-data' })
  })
})

const useless: [string, Answer][] = [
  ['HTTP 500', json(500, { message: 'Internal server error' })],
  ['a web page', webPage],
  ['truncated JSON', json(200, '{"registrationNumber":"AA19AAA","make":"FO')],
  ['no body', json(200, '')],
  ['a list', json(200, [dvsaMondeo])],
  ['silence', hang],
  ['silence halfway', hangHalfway],
  ['a reset', reset],
  ['a reset halfway', resetHalfway],
]

describe('DVLA fails', () => {
  it.each([
    ...useless,
    ...Object.entries(dvlaErrors),
    ['a refused key', json(403, { message: 'Forbidden' })],
  ] as [string, Answer][])('answers with what DVSA knows: %s', async (_name, answer) => {
    agencies.enquiry.answerWith(answer)
    const outcome = await provider().find('AA19AAA')
    expect(outcome).toEqual({ kind: 'found', record: { ...mondeo, cc: 1999, fuel: 'Petrol' } })
  })

  it('fails as DVLA did when DVSA lacks the make', async () => {
    agencies.enquiry.answerWith(dvlaErrors.ER19MNT!)
    agencies.history.answerWith(json(200, without(dvsaMondeo, 'make')))
    expect(await provider().find('AA19AAA')).toEqual({ kind: 'unavailable' })
  })

  it.each([
    ['a refused key', json(403, { message: 'Forbidden' }), 'DVLA_API_KEY'],
    ['no key', json(401, { message: 'Unauthorized' }), 'DVLA_API_KEY'],
    ["a gateway's 404", json(404, { message: 'Not Found' }), 'DVLA_API_URL'],
    ["a gateway's 400", json(400, '<h1>Bad request</h1>'), 'DVLA_API_URL'],
    ['a redirect', json(301, '', { Location: 'https://example.com' }), 'DVLA_API_URL'],
  ])('reports %s', async (_name, answer, variable) => {
    agencies.enquiry.answerWith(answer)
    const { find, report } = provider()
    expect((await find('AA19AAA')).kind).toBe('found')
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(variable))
    expect(report.mock.calls.join()).not.toMatch(/AA19AAA|dvla-key/)
  })
})

describe('DVSA fails', () => {
  it.each(useless)('has no model to answer with: %s', async (_name, answer) => {
    agencies.history.answerWith(answer)
    expect(await provider().find('AA19AAA')).toEqual({ kind: 'unavailable' })
  })

  it.each([
    ['MOTH-NF-01', 404, { kind: 'no-data' }, false],
    ['MOTH-NF-02', 404, { kind: 'unavailable' }, true],
    ['MOTH-IV-03', 400, { kind: 'invalid' }, false],
    ['MOTH-NP-02', 400, { kind: 'invalid' }, false],
    ['MOTH-BR-01', 400, { kind: 'invalid' }, true],
    ['MOTH-RL-01', 429, { kind: 'rate-limited', retryAfterSeconds: 3600 }, false],
    ['MOTH-RL-02', 429, { kind: 'rate-limited', retryAfterSeconds: undefined }, false],
    ['MOTH-UA-01', 401, { kind: 'misconfigured' }, true],
    ['MOTH-FB-01', 403, { kind: 'misconfigured' }, true],
    ['MOTH-FB-02', 403, { kind: 'unavailable' }, false],
    ['MOTH-FB-03', 403, { kind: 'misconfigured' }, true],
    ['MOTH-FB-04', 403, { kind: 'misconfigured' }, true],
    ['MOTH-UN-01', 500, { kind: 'unavailable' }, false],
    ['MOTH-XX-99', 500, { kind: 'unavailable' }, false],
  ])('reads %s', async (code, status, expected, isReported) => {
    agencies.history.answerWith(dvsaError(status, code))
    const { find, report } = provider()
    expect(await find('AA19AAA')).toEqual(expected)
    expect(report).toHaveBeenCalledTimes(isReported ? 1 : 0)
    expect(report.mock.calls.join()).not.toMatch(/AA19AAA|dvsa-key|secret|token-/)
  })

  it.each([
    ['a list of codes', json(404, { message: 'x', errors: ['MOTH-NF-01'] }), { kind: 'no-data' }],
    ['a list of errors', json(400, { errors: [{ errorCode: 'MOTH-IV-03' }] }), { kind: 'invalid' }],
    ["a gateway's 403", json(403, { message: 'Forbidden' }), { kind: 'misconfigured' }],
    ["a gateway's 400", json(400, { message: 'Bad request' }), { kind: 'invalid' }],
    ["a gateway's 404", json(404, { message: 'Not found' }), { kind: 'unavailable' }],
    [
      "a gateway's 429",
      json(429, { message: 'Limit Exceeded' }, { 'Retry-After': '3' }),
      { kind: 'rate-limited', retryAfterSeconds: 3 },
    ],
    [
      'RL-02 with a pause',
      json(429, { errorCode: 'MOTH-RL-02' }, { 'Retry-After': '2' }),
      { kind: 'rate-limited', retryAfterSeconds: 2 },
    ],
  ])('reads %s', async (_name, answer, expected) => {
    agencies.history.answerWith(answer)
    expect(await provider().find('AA19AAA')).toEqual(expected)
  })

  it.each([
    ['ER19NFD', { kind: 'no-data' }],
    ['ER19BAD', { kind: 'invalid' }],
    ['ER19ERR', { kind: 'no-data' }],
  ])('knows nothing of %s, whatever DVLA says', async (mark, expected) => {
    agencies.history.answerWith(dvsaError(404, 'MOTH-NF-01'))
    expect(await provider().find(mark)).toEqual(expected)
  })

  it('ends by the deadline when both are silent', async () => {
    agencies.enquiry.answerWith(hang)
    agencies.history.answerWith(hang)
    const begun = performance.now()
    expect(await provider().find('AA19AAA')).toEqual({ kind: 'unavailable' })
    expect(performance.now() - begun).toBeLessThan(700)
  })

  it('ends by the deadline when tokens come late and are refused', async () => {
    agencies.signIn.answerWith(after(300, json(200, { access_token: 'late', expires_in: 60 })))
    agencies.history.answerWith(dvsaError(403, 'MOTH-FB-02'))
    const begun = performance.now()
    expect(await provider().find('AA19AAA')).toEqual({ kind: 'unavailable' })
    expect(performance.now() - begun).toBeLessThan(550)
  })
})

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
