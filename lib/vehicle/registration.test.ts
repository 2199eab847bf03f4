import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkRegistration,
  formatRegistration,
  limitRegistration,
  normaliseRegistration,
} from './registration.ts'

const missing = { valid: false, message: 'Please enter your vehicle registration number' }
const wrong = { valid: false, message: 'Please enter a valid UK vehicle registration' }
const fine = (registration: string) => ({ valid: true, registration })

describe('checkRegistration', () => {
  it.each([
    ['', missing],
    ['   ', missing],
    ['\t\u00a0 ', missing],
    ['A', wrong],
    ['A1', fine('A1')],
    ['1a', fine('1A')],
    ['ab12cde', fine('AB12CDE')],
    ['AB12 CDE', fine('AB12CDE')],
    [' a b 1 2 c d e ', fine('AB12CDE')],
    ['AB12\u00a0CDE', fine('AB12CDE')],
    ['12345678', fine('12345678')],
    ['ABCDEFGH', fine('ABCDEFGH')],
    ['123456789', wrong],
    ['AB12-CDE', wrong],
    ['AB12.CDE', wrong],
    ['AB12CDÉ', wrong],
    ['ＡＢ12', wrong],
    ['<b>', wrong],
    ['AB12\u0000', wrong],
  ])('checks %j', (text, expected) => {
    expect(checkRegistration(text)).toEqual(expected)
  })

  it('accepts only 2 to 8 capitals and digits, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const check = checkRegistration(text)
        expect(check.valid ? check.registration : 'AA').toMatch(/^[A-Z0-9]{2,8}$/)
      }),
    )
  })
})

describe('limitRegistration', () => {
  it.each([
    ['AB.12-CDE', 'AB.12-CDE'],
    ['ab12 cde', 'AB12 CDE'],
    ['AB12 CDEFG', 'AB12 CDEF'],
    ['  ab12   cde ', 'AB12 CDE '],
    ['ABCDEFGHIJ', 'ABCDEFGH'],
    ['A-B-C-D-E-F-G-H-I', 'A-B-C-D-E-F-G-H'],
    ['   ', ''],
    ['-'.repeat(100), '-'.repeat(24)],
  ])('shows %j as %j', (text, expected) => {
    expect(limitRegistration(text)).toBe(expected)
  })

  it('changes no registration that is valid', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{2,8}$/), (text) => {
        expect(limitRegistration(text)).toBe(text)
      }),
    )
  })
})

describe('formatRegistration', () => {
  it.each([
    ['ab12cde', 'AB12 CDE'],
    ['AB12 CDE', 'AB12 CDE'],
    ['A123BCD', 'A123 BCD'],
    ['L2WPS', 'L2 WPS'],
    ['ABC123D', 'ABC 123D'],
    ['TLK688W', 'TLK 688W'],
    ['Q123ABC', 'Q123 ABC'],
    ['AAZ1234', 'AAZ 1234'],
    ['2292CZ', '2292 CZ'],
    ['111V', '111 V'],
    ['A1', 'A 1'],
    ['ABCD1234', 'ABCD1234'],
    ['', ''],
  ])('formats %s as %s', (text, expected) => {
    expect(formatRegistration(text)).toBe(expected)
  })

  it('changes nothing but spaces', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9 ]{0,10}$/), (text) => {
        expect(normaliseRegistration(formatRegistration(text))).toBe(normaliseRegistration(text))
      }),
    )
  })
})
