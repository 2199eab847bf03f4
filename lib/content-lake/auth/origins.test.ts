import { describe, expect, it } from 'vitest'
import { isTrustedOrigin, trustedReturnUrl } from './origins.ts'

const LOCAL = { siteOrigin: 'http://localhost:3000', publicUrl: 'http://localhost:3333' }
const PUBLIC = { siteOrigin: 'https://www.example.com', publicUrl: 'https://lake.example.com' }

describe('isTrustedOrigin', () => {
  it('trusts the site and the lake itself, on loopback by any name', () => {
    for (const origin of [
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
      'http://localhost:3333',
    ]) {
      expect([origin, isTrustedOrigin(LOCAL, origin)]).toEqual([origin, true])
    }
    expect(isTrustedOrigin(PUBLIC, 'https://www.example.com')).toBe(true)
  })

  it('trusts nothing else', () => {
    for (const origin of [
      'http://localhost:3001',
      'https://localhost:3000',
      'http://localhost.evil.example:3000',
      'null',
      '',
    ]) {
      expect([origin, isTrustedOrigin(LOCAL, origin)]).toEqual([origin, false])
    }
    for (const origin of [
      'http://www.example.com',
      'https://example.com',
      'https://www.example.com.evil.example',
    ]) {
      expect([origin, isTrustedOrigin(PUBLIC, origin)]).toEqual([origin, false])
    }
  })
})

describe('trustedReturnUrl', () => {
  it('returns to pages of the site, without their fragment', () => {
    expect(trustedReturnUrl(LOCAL, 'http://localhost:3000/studio/structure?x=1#token=a')?.href).toBe(
      'http://localhost:3000/studio/structure?x=1',
    )
  })

  it.each([
    undefined,
    '',
    '/studio',
    '//evil.example/',
    'https://evil.example/',
    'http://localhost:3000@evil.example/',
    'http://user:secret@localhost:3000/',
    'javascript:alert(1)',
    'http://localhost:3000.evil.example/',
  ])('goes nowhere for %s', (value) => {
    expect(trustedReturnUrl(LOCAL, value)).toBeUndefined()
  })
})
