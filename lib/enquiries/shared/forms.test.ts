import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EnquiryKind, type FieldErrors, fieldNames, isEnquiryKind, validateEnquiry } from './forms.ts'

const quote = {
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '01632 960 001',
  carMake: 'Ford',
  carModel: 'Focus',
}
const contact = { name: 'Asha Verma', email: 'asha@example.com', phone: '01632 960 001', message: 'Hello' }

function check(kind: EnquiryKind, values: Record<string, string>) {
  return validateEnquiry(kind, new Map(Object.entries(values)))
}

function errorsOf(kind: EnquiryKind, values: Record<string, string>): FieldErrors {
  const result = check(kind, values)
  return result.valid ? {} : result.errors
}

describe('the forms', () => {
  it('are two', () => {
    expect(isEnquiryKind('quote')).toBe(true)
    expect(isEnquiryKind('contact')).toBe(true)
    for (const name of ['', 'toString', '__proto__', 'Quote']) expect(isEnquiryKind(name)).toBe(false)
  })

  it('have these fields', () => {
    expect([...fieldNames('quote')].toSorted()).toEqual(
      [
        'name',
        'email',
        'phone',
        'carMake',
        'carModel',
        'year',
        'mileage',
        'additionalInfo',
        'registration',
        'engineSize',
        'fuelType',
        'transmission',
        'motExpiry',
        'registeredDate',
      ].toSorted(),
    )
    expect([...fieldNames('contact')].toSorted()).toEqual(
      [
        'name',
        'email',
        'phone',
        'message',
        'carReg',
        'registeredDate',
        'carMake',
        'carModel',
        'engineSize',
        'fuelType',
        'transmission',
        'motExpiry',
      ].toSorted(),
    )
  })

  it.each([
    ['quote', quote],
    ['contact', contact],
  ] as const)('%s: exactly these fields are required', (kind, values) => {
    expect(check(kind, values).valid).toBe(true)
    for (const name of Object.keys(values)) {
      expect(Object.keys(errorsOf(kind, { ...values, [name]: ' ' }))).toEqual([name])
      expect(Object.keys(errorsOf(kind, { ...values, [name]: undefined as unknown as string }))).toEqual([
        name,
      ])
    }
  })

  it('list errors in the order of the fields', () => {
    expect(Object.keys(errorsOf('quote', {}))).toEqual(['carMake', 'carModel', 'name', 'email', 'phone'])
  })

  it.each([
    ['email', 'asha'],
    ['email', 'asha@localhost'],
    ['email', 'a@example.com, b@example.com'],
    ['email', 'a@example.com\r\nBcc: b@example.com'],
    ['name', 'Asha\nBcc: b@example.com'],
    ['name', 'Asha\u0000'],
    ['name', 'x'.repeat(101)],
    ['phone', '12345'],
    ['phone', '1'.repeat(16)],
    ['year', '16'],
    ['year', '1885'],
    ['mileage', 'many'],
    ['mileage', '-5'],
    ['motExpiry', '2026-02-30'],
    ['motExpiry', '30/01/2026'],
    ['registeredDate', '0000-00-00'],
    ['additionalInfo', 'x'.repeat(4001)],
    ['additionalInfo', 'bell \u0007'],
    ['carMake', 'x'.repeat(61)],
    ['registration', 'AB12 CDE AND MORE'],
  ])('refuse %s %j', (name, value) => {
    expect(Object.keys(errorsOf('quote', { ...quote, [name]: value }))).toEqual([name])
  })

  it('normalise values', () => {
    const result = check('quote', {
      ...quote,
      name: '  Asha\tVerma ',
      registration: 'ab12 cde',
      mileage: '45,000',
      additionalInfo: ' one\r\ntwo\rthree ',
      unknown: 'left out',
    })
    expect(result).toMatchObject({
      valid: true,
      fields: {
        name: 'Asha Verma',
        registration: 'AB12 CDE',
        mileage: '45000',
        additionalInfo: 'one\ntwo\nthree',
      },
    })
    expect(result.valid && result.fields).not.toHaveProperty('unknown')
  })

  it('accept a make that is no longer offered', () => {
    expect(check('quote', { ...quote, carMake: 'Saab' }).valid).toBe(true)
  })

  it('never throw, and accept line breaks only in long texts', () => {
    const anything = fc.record({
      kind: fc.constantFrom<EnquiryKind>('quote', 'contact'),
      values: fc.dictionary(
        fc.constantFrom(...fieldNames('quote'), ...fieldNames('contact')),
        fc.string({ unit: 'binary' }),
      ),
    })
    const { failed, counterexample } = fc.check(
      fc.property(anything, ({ kind, values }) => {
        const result = check(kind, { ...(kind === 'quote' ? quote : contact), ...values })
        const lines = Object.entries(result.valid ? result.fields : {})
          .filter(([name]) => !['message', 'additionalInfo'].includes(name))
          .map(([, value]) => value)
        return !lines.some((value) => /[\r\n\u2028\u2029]/.test(value))
      }),
    )
    expect({ failed, counterexample }).toEqual({ failed: false, counterexample: null })
  })
})
