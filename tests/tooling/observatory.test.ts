import { expect, it } from 'vitest'
import { type PageResponse, observatoryPoints, observatoryScore } from '../support/observatory.ts'

const page = (headers: Record<string, string>, html = '<script src="/own.js"></script>'): PageResponse => ({
  headers,
  cookies: [],
  html,
})

const policy =
  "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; style-src-attr 'unsafe-inline'; frame-ancestors 'self'"
const all = {
  'content-security-policy': policy,
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

it('deducts points for every missing header', () => {
  expect(observatoryScore(page({}))).toBe(100 - 25 - 20 - 5 - 20)
})

it('adds extra points only when few are deducted', () => {
  expect(observatoryScore(page(all))).toBe(100 + 10 + 5 + 5 + 10 + 10)
  const { 'strict-transport-security': _, ...rest } = all
  expect(observatoryScore(page(rest))).toBe(80)
})

it('counts inline scripts as unsafe: 60 points without Strict-Transport-Security', () => {
  const open = "default-src 'self'; script-src 'self' 'unsafe-inline'; frame-ancestors 'self'"
  const { 'x-content-type-options': nosniff, 'referrer-policy': referrer } = all
  const headers = {
    'content-security-policy': open,
    'x-content-type-options': nosniff,
    'referrer-policy': referrer,
  }
  expect(observatoryScore(page(headers))).toBe(60)
  expect(observatoryPoints(page({ ...headers, 'content-security-policy': policy }))).toMatchObject({
    'content-security-policy': 10,
  })
})

it('deducts points for scripts of other origins without a hash', () => {
  const elsewhere = '<script src="https://elsewhere.example/a.js"></script>'
  expect(observatoryPoints(page(all, elsewhere))['subresource-integrity']).toBe(-5)
})
