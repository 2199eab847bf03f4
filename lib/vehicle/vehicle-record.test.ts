import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rounds } from '../../tests/support/rounds.ts'
import { maxBodyLength, parseLookupBody, toVehicle, type VehicleRecord } from './vehicle-record.ts'
import { summariseVehicle } from './vehicle.ts'

const focus = {
  make: 'FORD',
  model: 'FOCUS',
  reg: 'AB12 CDE',
  cc: 1596,
  fuel: 'PETROL',
  transmission: 'MANUAL',
  mot_expiry: '12/03/2027',
  registered_on: '14/03/12',
}
const parse = (json: unknown) => parseLookupBody(JSON.stringify(json))
const faulty = (fault: string) => ({ kind: 'faulty', fault })

describe('parseLookupBody', () => {
  it('parses a complete record', () => {
    expect(parse(focus)).toEqual({ kind: 'record', record: focus })
  })

  it('requires only make and model', () => {
    expect(parse({ make: 'Ford', model: 'Ka' })).toEqual({
      kind: 'record',
      record: { make: 'Ford', model: 'Ka' },
    })
    expect(parse({ make: 'Ford', model: 'Ka', cc: null, fuel: null, reg: null, error: null })).toMatchObject({
      kind: 'record',
    })
  })

  it('drops unknown fields', () => {
    expect(parse({ ...focus, keeper: 'A. Person', __proto__: { x: 1 } })).toEqual({
      kind: 'record',
      record: focus,
    })
  })

  it.each(['No data found', 'no data found for this registration', 'Error 17: NO DATA FOUND'])(
    'treats the error %j as "no data"',
    (error) => {
      expect(parse({ error })).toEqual({ kind: 'no-data' })
      expect(parse({ error, make: 7, model: '<b>' })).toEqual({ kind: 'no-data' })
    },
  )

  it.each([
    ['an empty body', '', 'empty'],
    ['blank space', ' \n', 'empty'],
    ['null', 'null', 'empty'],
    ['an empty object', '{}', 'empty'],
    ['an empty list', '[]', 'empty'],
    ['truncated JSON', '{"make":"Ford","mod', 'unparseable'],
    ['a web page', '<!doctype html><title>Down</title>', 'unparseable'],
    ['text', '"Ford"', 'unparseable'],
    ['a number', '7', 'unparseable'],
    ['a list', JSON.stringify([focus]), 'unparseable'],
    ['a body that is too long', JSON.stringify({ ...focus, padding: 'x'.repeat(70_000) }), 'unparseable'],
  ])('rejects %s', (_name, body, fault) => {
    expect(parseLookupBody(body)).toEqual(faulty(fault))
  })

  it.each([
    ['an error text', { ...focus, error: 'Quota used up' }, 'error-reported'],
    ['an error flag', { ...focus, error: true }, 'error-reported'],
    ['an error object', { error: { code: 7 } }, 'error-reported'],
    ['a list of errors', { error: ['No data found'] }, 'error-reported'],
    ['no make', { ...focus, make: undefined }, 'incomplete'],
    ['no model', { ...focus, model: undefined }, 'incomplete'],
    ['a blank model', { ...focus, model: '  ' }, 'incomplete'],
    ['a blank make', { ...focus, make: '  ' }, 'incomplete'],
    ['a null make', { ...focus, make: null }, 'incomplete'],
    ['a make that is no text', { ...focus, make: 7 }, 'unparseable'],
    ['a model that is a list', { ...focus, model: ['Focus'] }, 'unparseable'],
    ['markup', { ...focus, model: '<img src=x onerror=alert(1)>' }, 'unparseable'],
    ['control characters', { ...focus, model: 'Focus\u0000' }, 'unparseable'],
    ['a giant model', { ...focus, model: 'x'.repeat(101) }, 'unparseable'],
    ['a negative engine', { ...focus, cc: -1 }, 'unparseable'],
    ['an endless engine', { ...focus, cc: 1e300 }, 'unparseable'],
    ['a date that is a number', { ...focus, mot_expiry: 20270312 }, 'unparseable'],
  ])('refuses %s', (_name, json, fault) => {
    expect(parse(json)).toEqual(faulty(fault))
  })

  it('parses a body of the maximum length', () => {
    const body = JSON.stringify(focus)
    expect(parseLookupBody(body.padEnd(maxBodyLength))).toMatchObject({ kind: 'record' })
    expect(parseLookupBody(body.padEnd(maxBodyLength + 1))).toEqual(faulty('unparseable'))
  })

  it('ignores empty errors', () => {
    expect(parse({ ...focus, error: '' })).toMatchObject({ kind: 'record' })
    expect(parse({ ...focus, error: false })).toMatchObject({ kind: 'record' })
  })

  it('never throws, and every record becomes a vehicle that can be shown', () => {
    const field = fc.oneof(fc.string({ unit: 'binary' }), fc.anything(), fc.constantFrom('Ford', '1/1/70'))
    const objects = fc.record(
      Object.fromEntries([...Object.keys(focus), 'error'].map((name) => [name, field])),
      { requiredKeys: [] },
    )
    const bodies = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      objects.map(
        (answer) =>
          JSON.stringify(answer, (_, value: unknown) => (typeof value === 'bigint' ? 0 : value)) ?? '',
      ),
    )
    fc.assert(
      fc.property(bodies, (body) => {
        const parsed = parseLookupBody(body)
        if (parsed.kind !== 'record') return
        expect(summariseVehicle(toVehicle(parsed.record, 'AB12CDE'))).not.toMatch(/[<>]|undefined|null|NaN/)
      }),
      { numRuns: rounds(2000) },
    )
  })
})

describe('toVehicle', () => {
  const vehicle = (fields: Partial<VehicleRecord>) =>
    toVehicle({ make: 'FORD', model: 'FOCUS', ...fields }, 'AB12CDE')

  it('formats a record for visitors', () => {
    expect(toVehicle(focus, 'AB12CDE')).toEqual({
      registration: 'AB12CDE',
      make: 'Ford',
      model: 'FOCUS',
      engineCc: 1596,
      fuel: 'Petrol',
      transmission: 'Manual',
      motExpiry: '12/03/2027',
      registeredOn: '14/03/12',
      estimatedValue: 'Contact for valuation',
    })
  })

  it('trims every text', () => {
    const padded = {
      model: ' FOCUS ',
      transmission: ' Sequential ',
      mot_expiry: ' 12/03/2027 ',
      registered_on: ' ',
    }
    expect(vehicle(padded)).toMatchObject({
      model: 'FOCUS',
      transmission: 'Sequential',
      motExpiry: '12/03/2027',
      registeredOn: undefined,
    })
  })

  it('keeps the text of a make, fuel or transmission that is not offered', () => {
    expect(vehicle({ make: ' ALFA ROMEO ', fuel: 'GAS', transmission: 'Sequential' })).toMatchObject({
      make: 'ALFA ROMEO',
      fuel: 'GAS',
      transmission: 'Sequential',
    })
  })

  it.each([
    [1596, 1596],
    [1597.5, 1598],
    ['1596', 1596],
    ['1596cc', 1596],
    [' 1596 CC ', 1596],
    [0, undefined],
    ['0', undefined],
    ['', undefined],
    ['N/A', undefined],
    ['1.6', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('reads an engine of %j as %j', (cc, expected) => {
    expect(vehicle({ cc }).engineCc).toBe(expected)
  })
})

describe('summariseVehicle', () => {
  it('lists the known fields', () => {
    expect(summariseVehicle(toVehicle(focus, 'AB12CDE'))).toBe(
      'Ford FOCUS, 1596cc, Petrol, Manual, first registered Mar 2012',
    )
    expect(summariseVehicle(toVehicle({ make: 'Tesla', model: 'Model 3', cc: 0 }, 'SA70MPL'))).toBe(
      'Tesla Model 3',
    )
  })
})
