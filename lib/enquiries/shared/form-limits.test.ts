import { expect, it } from 'vitest'
import { validateEnquiry } from './forms.ts'

const contact = { name: 'Asha Verma', email: 'asha@example.com', phone: '01632 960 001', message: 'Hello' }

function errorsOf(values: Record<string, string>): unknown {
  const result = validateEnquiry('contact', new Map(Object.entries({ ...contact, ...values })))
  return result.valid ? {} : result.errors
}

it.each(['2026-01-31', '2024-02-29', '1999-12-01', ''])('%j is accepted as a date', (motExpiry) => {
  expect(errorsOf({ motExpiry, registeredDate: motExpiry })).toEqual({})
})

it.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '26-01-31',
  '2026-1-31',
  '31/01/2026',
  'x026-01-31',
  '2026',
  '2026-01',
])('%j is refused as a date', (motExpiry) => {
  expect(errorsOf({ motExpiry })).toEqual({ motExpiry: 'MOT expiry must be a real date' })
})

it.each([
  ['6 digits', '1'.repeat(6), false],
  ['7 digits', '1'.repeat(7), true],
  ['15 digits', '1'.repeat(15), true],
  ['16 digits', '1'.repeat(16), false],
])('a telephone number of %s', (_name, phone, isAccepted) => {
  expect(Object.keys(errorsOf({ phone }) as object)).toEqual(isAccepted ? [] : ['phone'])
})

it.each([
  ['asha@example', false],
  ['asha@example.co.uk', true],
])('the address %s is accepted: %s', (email, isAccepted) => {
  expect(Object.keys(errorsOf({ email }) as object)).toEqual(isAccepted ? [] : ['email'])
})
