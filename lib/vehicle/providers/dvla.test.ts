import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dvlaMondeo,
  dvsaMondeo,
  keys,
  mondeo,
  startAgencies,
  without,
} from '../../../tests/support/agency-servers.ts'
import { after, json } from '../../../tests/support/loopback-server.ts'
import { rounds } from '../../../tests/support/rounds.ts'
import { parseLookupBody } from '../vehicle-record.ts'
import { createDvlaProvider } from './dvla.ts'

let agencies: Awaited<ReturnType<typeof startAgencies>>
beforeAll(async () => {
  agencies = await startAgencies()
})
beforeEach(() => agencies.behaveWell())
afterAll(() => agencies.stop())

function provider() {
  const report = vi.fn<(problem: string) => void>()
  return { ...createDvlaProvider({ ...agencies.settings, report }), report }
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
    expect(parseLookupBody(JSON.stringify(mondeo))).toEqual({ kind: 'record', record: mondeo })
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

describe('whatever they answer', () => {
  it('comes to a typed outcome, and a vehicle that is found can be shown', async () => {
    const { find } = provider()
    const bodies = (record: object) =>
      fc.oneof(
        fc.json(),
        fc.string(),
        fc
          .record(Object.fromEntries(Object.keys(record).map((field) => [field, fc.jsonValue()])), {
            requiredKeys: [],
          })
          .map((fields) => JSON.stringify({ ...record, ...fields })),
      )
    const statuses = fc.constantFrom(200, 200, 200, 204, 301, 400, 401, 403, 404, 418, 429, 500, 503)
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(statuses, bodies(dvlaMondeo)),
        fc.tuple(statuses, bodies(dvsaMondeo)),
        async (dvla, dvsa) => {
          agencies.enquiry.answerWith(json(...dvla))
          agencies.history.answerWith(json(...dvsa))
          const outcome = await find('AA19AAA')
          if (outcome.kind !== 'found') return
          const answer = parseLookupBody(JSON.stringify(outcome.record))
          expect(answer).toEqual({ kind: 'record', record: outcome.record })
        },
      ),
      { numRuns: rounds(300) },
    )
  })
})
