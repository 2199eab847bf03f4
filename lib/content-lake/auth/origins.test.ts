import { describe, expect, it } from 'vitest'
import { isAllowedOrigin, isKnownHost, isTrustedOrigin, trustedReturnUrl } from './origins.ts'

const local = { siteOrigin: 'http://localhost:3000', publicUrl: 'http://localhost:3333' }
const publicConfig = { siteOrigin: 'https://www.example.com', publicUrl: 'https://lake.example.com' }

describe('isTrustedOrigin', () => {
  it('trusts the site and the lake itself, on loopback under any name', () => {
    for (const origin of [
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
      'http://localhost:3333',
    ]) {
      expect([origin, isTrustedOrigin(local, origin)]).toEqual([origin, true])
    }
    expect(isTrustedOrigin(publicConfig, 'https://www.example.com')).toBe(true)
  })

  it('trusts nothing else', () => {
    for (const origin of [
      'http://localhost:3001',
      'https://localhost:3000',
      'http://localhost.evil.example:3000',
      'null',
      '',
    ]) {
      expect([origin, isTrustedOrigin(local, origin)]).toEqual([origin, false])
    }
    for (const origin of [
      'http://www.example.com',
      'https://example.com',
      'https://www.example.com.evil.example',
    ]) {
      expect([origin, isTrustedOrigin(publicConfig, origin)]).toEqual([origin, false])
    }
  })
})

describe('isAllowedOrigin', () => {
  const config = {
    ...publicConfig,
    host: '127.0.0.1',
    corsOrigins: ['https://other.example', 'https://*.preview.example:8443'],
  }
  it.each([
    'https://www.example.com',
    'https://other.example',
    'https://other.example:443',
    'https://a.preview.example:8443',
    'https://a.b.preview.example:8443',
  ])('allows %s', (origin) => {
    expect(isAllowedOrigin(config, origin)).toBe(true)
  })

  it.each([
    'null',
    '',
    'http://other.example',
    'https://other.example:8443',
    'https://other.example.evil.example',
    'https://preview.example:8443',
    'https://.preview.example:8443',
    'https://a.preview.example',
    'https://evilpreview.example:8443',
    'https://evil.example/.preview.example:8443',
    'https://evil.example?.preview.example:8443',
    'file://',
  ])('refuses %s', (origin) => {
    expect(isAllowedOrigin(config, origin)).toBe(false)
  })
})

describe('isKnownHost', () => {
  const config = { ...publicConfig, host: '192.0.2.1', corsOrigins: ['https://other.example'] }
  it.each([
    ['localhost:3333'],
    ['127.0.0.1:3333'],
    ['[::1]:3333'],
    ['embedded.localhost:3333'],
    ['LAKE.example.com'],
    ['www.example.com:3333'],
    ['www.example.com.'],
    ['192.0.2.1:3333'],
    ['10.0.0.5:3333', '10.0.0.5'],
    ['10.0.0.5:3333', '::ffff:10.0.0.5'],
    ['[2001:db8::1]:3333', '2001:db8::1'],
  ])('accepts %s', (host?: string, localAddress?: string) => {
    expect(isKnownHost(config, host, localAddress)).toBe(true)
  })

  it.each([
    [undefined],
    [''],
    ['evil.example'],
    ['localhost.evil.example'],
    ['evillocalhost'],
    ['www.example.com.evil.example'],
    ['www.example.com@evil.example'],
    ['other.example'],
    ['10.0.0.6', '10.0.0.5'],
    ['a b'],
    ['evil.example@localhost'],
    ['localhost/evil.example'],
  ])('refuses %s', (host?: string, localAddress?: string) => {
    expect(isKnownHost(config, host, localAddress)).toBe(false)
  })
})

describe('trustedReturnUrl', () => {
  it('accepts pages of the site, and removes their fragment', () => {
    expect(trustedReturnUrl(local, 'http://localhost:3000/studio/structure?x=1#token=a')?.href).toBe(
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
  ])('refuses %s', (value) => {
    expect(trustedReturnUrl(local, value)).toBeUndefined()
  })
})
