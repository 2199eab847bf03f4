import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameSitePath } from './same-site-path.ts'

describe('sameSitePath', () => {
  it.each([
    ['/', '/'],
    ['/reading', '/reading'],
    ['/reading/caversham?reg=AB12%20CDE&x=1#top', '/reading/caversham?reg=AB12%20CDE&x=1#top'],
    ['/a/../faq', '/faq'],
    ['/café', '/caf%C3%A9'],
    // Encoded, these are letters of a path like any others.
    ['/%09/evil.example', '/%09/evil.example'],
    ['/%2F/evil.example', '/%2F/evil.example'],
    ['/%5Cevil.example', '/%5Cevil.example'],
    ['/reading?next=//evil.example', '/reading?next=//evil.example'],
  ])('%j is %j', (to, expected) => {
    expect(sameSitePath(to)).toBe(expected)
  })

  it.each([
    '',
    'reading',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\u0000/evil.example',
    '/reading\r\nSet-Cookie: a=b',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/a/%2E%2e//evil.example',
    '/.\\/evil.example',
    'http:/evil.example',
    'http:evil.example',
  ])('%j is refused', (to) => {
    expect(sameSitePath(to)).toBeUndefined()
  })

  it('never leads to another origin, whatever the parts are', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '%09',
      '%2e',
      '%2F',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = sameSitePath(`/${parts.join('')}`)
        expect(new URL(path ?? '/', 'https://cars.example').origin).toBe('https://cars.example')
      }),
      { numRuns: 2000 },
    )
  })
})
