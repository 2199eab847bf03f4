import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuelTypes, mapFuel } from './fuel.ts'
import { makes, matchMake } from './makes.ts'
import { matchTransmission, transmissions } from './transmission.ts'

describe('mapFuel', () => {
  it.each([
    ['Petrol', 'Petrol'],
    ['PETROL', 'Petrol'],
    ['Unleaded petrol', 'Petrol'],
    ['DIESEL', 'Diesel'],
    ['HEAVY OIL (DIESEL)', 'Diesel'],
    ['Hybrid', 'Hybrid'],
    ['HYBRID ELECTRIC', 'Hybrid'],
    ['Petrol/Electric Hybrid', 'Hybrid'],
    ['DIESEL HYBRID', 'Hybrid'],
    ['ELECTRIC DIESEL', 'Hybrid'],
    ['PETROL/ELECTRIC', 'Hybrid'],
    ['ELECTRIC', 'Electric'],
    ['ELECTRICITY', 'Electric'],
    ['LPG', 'LPG'],
    ['Petrol/LPG', 'LPG'],
    ['GAS', 'Other'],
    ['STEAM', 'Other'],
    ['FUEL CELLS', 'Other'],
    ['', 'Other'],
  ])('maps %s to %s', (text, expected) => {
    expect(mapFuel(text)).toBe(expected)
  })

  it('maps each offered type to itself, and every text to an offered type', () => {
    for (const fuel of fuelTypes) expect(mapFuel(fuel)).toBe(fuel)
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => fuelTypes.includes(mapFuel(text))))
  })
})

describe('matchMake', () => {
  it('offers 22 makes', () => {
    expect(makes).toHaveLength(22)
  })

  it.each(makes)('finds %s in any case', (make) => {
    expect([make, make.toUpperCase(), make.toLowerCase(), ` ${make} `].map(matchMake)).toEqual(
      Array(4).fill(make),
    )
  })

  it.each([
    ['MERCEDES', 'Mercedes-Benz'],
    ['MERCEDES BENZ', 'Mercedes-Benz'],
    ['LANDROVER', 'Land Rover'],
    ['LAND-ROVER', 'Land Rover'],
    ['Citroën', 'Citroen'],
    ['ŠKODA', 'Skoda'],
    ['vw', 'Volkswagen'],
    ['ALFA ROMEO', undefined],
    ['ROVER', undefined],
    ['FORDSON', undefined],
    ['For', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('matches %s with %s', (text, expected) => {
    expect(matchMake(text)).toBe(expected)
  })
})

describe('matchTransmission', () => {
  it.each([
    ['MANUAL', 'Manual'],
    ['Manual 6 Gears', 'Manual'],
    ['AUTOMATIC', 'Automatic'],
    ['Auto 8 Gears', 'Automatic'],
    ['SEMI AUTO', 'Semi-Automatic'],
    ['Semi-Automatic', 'Semi-Automatic'],
    ['Automated manual', 'Semi-Automatic'],
    ['CVT', 'CVT'],
    ['CVT Automatic', 'CVT'],
    ['Continuously Variable', 'CVT'],
    ['unknown', undefined],
    ['', undefined],
  ])('matches %s with %s', (text, expected) => {
    expect(matchTransmission(text)).toBe(expected)
  })

  it.each(transmissions)('matches %s with itself', (transmission) => {
    expect(matchTransmission(transmission)).toBe(transmission)
  })
})
