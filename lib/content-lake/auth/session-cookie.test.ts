import { describe, expect, it } from 'vitest'
import { sessionCookieFor, sessionSecretOf } from './session-cookie.ts'

describe('the cookie of a session', () => {
  it.each([
    ['http://localhost:3333', { name: 'sanitySession', path: '/', secure: false }],
    ['http://cars.office:3000/content-lake', { name: 'sanitySession', path: '/content-lake', secure: false }],
    ['https://lake.example', { name: '__Host-sanitySession', path: '/', secure: true }],
    [
      'https://www.example.com/content-lake',
      { name: '__Secure-sanitySession', path: '/content-lake', secure: true },
    ],
  ])('of a lake at %s', (url, expected) => {
    expect(sessionCookieFor(url)).toEqual(expected)
  })

  it('is read by its own name alone', () => {
    const cookie = sessionCookieFor('https://www.example.com/content-lake')
    const headers = (value: string) => new Headers({ cookie: value })
    expect(sessionSecretOf(headers('a=b; __Secure-sanitySession=sk1'), cookie)).toBe('sk1')
    expect(sessionSecretOf(headers('sanitySession=sk1'), cookie)).toBeUndefined()
    expect(sessionSecretOf(new Headers(), cookie)).toBeUndefined()
  })
})
