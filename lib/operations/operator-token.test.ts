import { expect, it } from 'vitest'
import { callerOf } from './operator-token.ts'

const token = 'an-operations-token-of-tests'
const caller = (authorization: string | undefined, configured: string | undefined = token) =>
  callerOf(new Headers(authorization === undefined ? {} : { authorization }), configured)

it('knows the operator by the token', () => {
  expect(caller(`Bearer ${token}`)).toBe('operator')
  expect(caller(`bearer ${token}`)).toBe('operator')
})

it.each([
  ['another token', `Bearer ${token}x`],
  ['a part of it', `Bearer ${token.slice(0, -1)}`],
  ['no token', 'Bearer'],
  ['another scheme', `Basic ${token}`],
  ['nothing', ''],
])('refuses %s', (_, authorization) => {
  expect(caller(authorization)).toBe('refused')
})

it('knows nobody by a token while none is configured', () => {
  expect(callerOf(new Headers({ authorization: 'Bearer undefined' }), undefined)).toBe('refused')
})

it('takes a request without a token as anonymous', () => {
  expect(caller(undefined)).toBe('anonymous')
})
