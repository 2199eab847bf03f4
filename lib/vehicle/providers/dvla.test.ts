import { describe, expect, it } from 'vitest'
import {
  dvlaMondeo,
  dvsaMondeo,
  keys,
  mondeo,
  serveAgencies,
  without,
} from '../../../tests/support/agency-servers.ts'
import { delayed, json } from '../../../tests/support/loopback-server.ts'
import { parseLookupBody } from '../vehicle-record.ts'

const agencies = await serveAgencies()

describe('the provider with both agencies', () => {
  it('requests each as documented', async () => {
    await agencies.createProvider().find('AA19AAA')
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

  it('requests both at the same time', async () => {
    agencies.enquiry.respondWith(delayed(250, json(200, dvlaMondeo)))
    agencies.history.respondWith(delayed(250, json(200, dvsaMondeo)))
    expect(await agencies.createProvider().find('AA19AAA')).toMatchObject({ kind: 'found' })
  })

  it('merges their records field by field', async () => {
    const outcome = await agencies.createProvider().find('AA19AAA')
    expect(outcome).toEqual({ kind: 'found', record: mondeo })
    expect(parseLookupBody(JSON.stringify(mondeo))).toEqual({ kind: 'record', record: mondeo })
  })

  it.each([
    [
      'an electric car without an engine size',
      without(dvlaMondeo, 'engineCapacity'),
      without(dvsaMondeo, 'engineSize'),
      { cc: undefined },
    ],
    [
      'an engine size of 0',
      { ...dvlaMondeo, engineCapacity: 0 },
      { ...dvsaMondeo, engineSize: '0' },
      { cc: undefined },
    ],
    ['an engine size in digits', without(dvlaMondeo, 'engineCapacity'), dvsaMondeo, { cc: 1999 }],
    [
      'an engine size that is a number',
      without(dvlaMondeo, 'engineCapacity'),
      { ...dvsaMondeo, engineSize: 1998 },
      { cc: 1998 },
    ],
    ['an engine size in digits at DVLA', { ...dvlaMondeo, engineCapacity: '1996' }, dvsaMondeo, { cc: 1996 }],
    [
      'fuel from DVSA, in its spelling',
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
      'a new vehicle whose first test is due',
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
      'a date at DVLA that DVSA has otherwise',
      { ...dvlaMondeo, motExpiryDate: '2031-05-06' },
      dvsaMondeo,
      { mot_expiry: mondeo.mot_expiry },
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
          { testResult: 'FAILED', expiryDate: '2028-01-02' },
          { testResult: 'PASSED', expiryDate: '2029-02-31' },
          7,
          null,
        ],
      },
      { mot_expiry: '02/01/2027' },
    ],
    [
      'invalid dates',
      dvlaMondeo,
      { ...dvsaMondeo, registrationDate: '2019-02-31', firstUsedDate: '2019-13-01', motTests: 'none' },
      { registered_on: '01/03/2019', mot_expiry: undefined },
    ],
    [
      'wrong types in optional fields',
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
  ])('handles %s', async (_name, dvla, dvsa, expected) => {
    agencies.enquiry.respondWith(json(200, dvla))
    agencies.history.respondWith(json(200, dvsa))
    const outcome = await agencies.createProvider().find('AA19AAA')
    expect(outcome).toEqual({ kind: 'found', record: { ...mondeo, ...expected } })
  })

  it.each(['model', 'make'] as const)('finds no vehicle without a %s', async (field) => {
    agencies.enquiry.respondWith(json(200, without(dvlaMondeo, 'make')))
    agencies.history.respondWith(json(200, without(dvsaMondeo, field)))
    expect(await agencies.createProvider().find('AA19AAA')).toEqual({ kind: 'no-data' })
  })
})
