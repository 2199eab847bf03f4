import { expect, it } from 'vitest'
import { isReadable } from './request-address.ts'

it('accepts only targets whose path can be decoded', () => {
  const readable = ['/', '/a%20b', '/%E2%82%AC?x=%', '/reading?utm=100%&x=%E0', '/%00', '//host/a', '/a%25b']
  expect(readable.filter((target) => !isReadable(target))).toEqual([])
  const unreadable = ['/%', '/%E0%A4%A', '/reading/%ff', '/%c0%af', '/%zz?x=1', '/a%', '*', '']
  expect(unreadable.filter(isReadable)).toEqual([])
})
