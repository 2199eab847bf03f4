import { expect, it } from 'vitest'
import { withoutPersonalData } from './personal-data.ts'

it.each([
  ['cannot parse "asha.patel+cars@mail.example.co.uk"', 'cannot parse "…@…"'],
  ['GET /api/vehicle-lookup/AB12%20CDE?x=1 failed', 'GET /api/vehicle-lookup/…?x=1 failed'],
  ['"https://cars.example/lookup/vehicle-lookup/AB12CDE"', '"https://cars.example/lookup/vehicle-lookup/…"'],
])('masks %s', (line, masked) => {
  expect(withoutPersonalData(line)).toBe(masked)
})

it.each([
  'Enquiry enquiry.6b1f0c1e-0000-4000-8000-000000000000: attempt 2 by SMTP failed (EAUTH 535).',
  'at render (node_modules/@sanity/client/dist/index.js:10:5)',
  'Content cannot be read (ECONNREFUSED 127.0.0.1:3333).',
])('leaves %s as it is', (line) => {
  expect(withoutPersonalData(line)).toBe(line)
})
