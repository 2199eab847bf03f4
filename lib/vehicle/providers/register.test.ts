import { describe, expect, it } from 'vitest'
import { formatFirstRegistered } from '../dates.ts'
import { fuelTypes, mapFuel } from '../fuel.ts'
import { parseLookupBody, toVehicle } from '../vehicle-record.ts'
import { makes, matchMake } from '../makes.ts'
import { checkRegistration, normaliseRegistration } from '../registration.ts'
import { matchTransmission, transmissions } from '../transmission.ts'
import { registerProvider } from './register.ts'
import { sampleMarksToTry, sampleRegister } from './sample-register.ts'

const records = [...sampleRegister.values()]
const find = (registration: string) => registerProvider.find(registration)

/** The formats in which United Kingdom marks have been issued. */
const formats = [
  /^[A-HJ-PR-Y]{2}(?:0[2-9]|[1-9]\d)[A-HJ-PR-Z]{3}$/,
  /^[A-HJ-NPR-TV-Y][1-9]\d{0,2}[A-HJ-PR-Y]{3}$/,
  /^[A-HJ-PR-Y]{3}[1-9]\d{0,2}[A-HJ-NPR-TV-Y]$/,
  /^Q[1-9]\d{0,2}[A-HJ-PR-Y]{3}$/,
  /^[A-Z]?(?:IA|IB|IJ|IL|IW|JI|OI|UI|XI|[A-HJ-PR-Y]Z)[1-9]\d{0,3}$/,
  /^(?:[A-HJ-PR-Y]{1,2}[1-9]\d{0,3}|[A-HJ-PR-Y]{3}[1-9]\d{0,2})$/,
]

describe('the sample register', () => {
  it('contains a few dozen vehicles', () => {
    expect(records.length).toBeGreaterThanOrEqual(36)
  })

  it.each(records)('contains a complete record with a mark of a real format: $reg', (record) => {
    expect(formats.some((format) => format.test(record.reg!))).toBe(true)
    expect(checkRegistration(record.reg!)).toEqual({ valid: true, registration: record.reg })
    expect(parseLookupBody(JSON.stringify(record))).toEqual({
      kind: 'record',
      record: JSON.parse(JSON.stringify(record)) as unknown,
    })
    const vehicle = toVehicle(record, record.reg!)
    expect(formatFirstRegistered(vehicle.registeredOn!)).toBeDefined()
    expect(matchTransmission(vehicle.transmission!)).toBeDefined()
    expect(formatFirstRegistered(vehicle.motExpiry ?? '01/01/2027')).toBeDefined()
  })

  it('contains every offered make, fuel and transmission, and a make that is not offered', () => {
    expect(new Set(records.map(({ make }) => matchMake(make)))).toEqual(new Set([...makes, undefined]))
    expect(new Set(records.map(({ fuel }) => mapFuel(fuel!)))).toEqual(new Set(fuelTypes))
    expect(new Set(records.map(({ transmission }) => matchTransmission(transmission!)))).toEqual(
      new Set(transmissions),
    )
  })

  it.each(['AA19AAA', 'AA19EEE', 'AA19PPP', 'L2WPS', 'AA19SRN', 'AA19DSL', 'AA19MOT', 'AA19AMP'])(
    "contains the DVLA's test mark %s",
    async (mark) => {
      expect(await find(mark)).toMatchObject({ kind: 'found', record: { reg: mark } })
    },
  )

  it('suggests marks that it contains', () => {
    for (const mark of sampleMarksToTry) expect(sampleRegister.has(normaliseRegistration(mark))).toBe(true)
  })
})

describe('registerProvider', () => {
  it.each([
    ['ER19NFD', { kind: 'no-data' }],
    ['ZZ99ZZZ', { kind: 'no-data' }],
    ['toString', { kind: 'no-data' }],
    ['ER19BAD', { kind: 'invalid' }],
    ['ER19THR', { kind: 'rate-limited', retryAfterSeconds: 2 }],
    ['ER19ERR', { kind: 'unavailable' }],
    ['ER19MNT', { kind: 'unavailable' }],
  ])('has the outcome of %s', async (mark, outcome) => {
    expect(await find(mark)).toEqual(outcome)
  })
})
