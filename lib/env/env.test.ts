import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { envProblems } from '../../tests/support/env-problems.ts'
import { EnvError, getEnv, parseEnv } from './env.ts'
import { variableNames } from './variables.ts'

describe('parseEnv', () => {
  it('requires no variable', () => {
    expect(parseEnv({})).toEqual({
      port: 3000,
      dataDir: resolve('.data'),
      buildDir: '.next',
      contentLake: { port: 3333, host: '127.0.0.1', proxyHops: 1 },
      content: { projectId: 'embedded', dataset: 'production', apiHost: 'http://localhost:3333' },
      embedded: true,
      sanityToken: undefined,
      trustedProxy: undefined,
      redisUrl: undefined,
      vehicleLookup: { source: { kind: 'register' }, limits: { perVisitor: 30, total: 600 } },
      public: {
        siteUrl: 'http://localhost:3000',
        vehicleLookupUrl: '/api/vehicle-lookup',
        sanity: { projectId: 'embedded', dataset: 'production', lakePath: '/content-lake' },
        enquiries: { forwardUrl: undefined, captcha: false },
      },
      enquiries: { channel: undefined, limitPerVisitor: 20 },
      operations: {
        token: undefined,
        log: { format: 'auto', level: 'info' },
        tracing: undefined,
        backupsOffSite: false,
        warmUp: true,
      },
    })
  })

  it('derives addresses from the ports', () => {
    const env = parseEnv({ PORT: '8080', CONTENT_LAKE_PORT: '8081' })
    expect(env.public.siteUrl).toBe('http://localhost:8080')
    expect(env.content.apiHost).toBe('http://localhost:8081')
  })

  it('builds the same pages for any port of the Content Lake', () => {
    expect(parseEnv({ CONTENT_LAKE_PORT: '8081' }).public).toEqual(parseEnv({}).public)
  })

  it('counts the site as the proxy of a Content Lake that only this machine can reach', () => {
    const hops = (variables: Record<string, string>) => parseEnv(variables).contentLake.proxyHops
    expect(hops({ CONTENT_LAKE_HOST: '::1' })).toBe(1)
    expect(hops({ CONTENT_LAKE_HOST: '0.0.0.0' })).toBe(0)
    expect(hops({ CONTENT_LAKE_HOST: '0.0.0.0', CONTENT_LAKE_PROXY_HOPS: '2' })).toBe(2)
    expect(hops({ CONTENT_LAKE_PROXY_HOPS: '0' })).toBe(0)
  })

  it('uses a Content Lake that runs by itself at its address', () => {
    const env = parseEnv({
      CONTENT_LAKE_SERVER: 'http://10.0.0.5:3333/',
      SANITY_WEBHOOK_SECRET: 'a-secret-of-both-sides',
    })
    expect([env.embedded, env.contentLake.url]).toEqual([true, 'http://10.0.0.5:3333'])
    expect(env.content.apiHost).toBe('http://10.0.0.5:3333')
  })

  it.each([
    ['127.0.0.1', 'http://localhost:3333'],
    ['0.0.0.0', 'http://localhost:3333'],
    ['10.0.0.5', 'http://10.0.0.5:3333'],
    ['fd00::5', 'http://[fd00::5]:3333'],
  ])('reaches a Content Lake that listens on %s at %s', (host, apiHost) => {
    expect(parseEnv({ CONTENT_LAKE_HOST: host }).content.apiHost).toBe(apiHost)
  })

  it('needs the secret with which such a Content Lake signs its reports', () => {
    expect(envProblems({ CONTENT_LAKE_SERVER: 'http://10.0.0.5:3333' })).toContain(
      'SANITY_WEBHOOK_SECRET: it is needed when CONTENT_LAKE_SERVER is set',
    )
  })

  it('accepts several addresses for the Content Lake’s reports', () => {
    const list = 'http://10.0.0.11:3000/api/revalidate, http://10.0.0.12:3000/api/revalidate'
    expect(parseEnv({ CONTENT_LAKE_WEBHOOK_URL: list }).contentLake.webhookUrls).toEqual(list.split(', '))
  })

  it('uses hosted Sanity when a project is set', () => {
    const env = parseEnv({ NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345', SANITY_API_TOKEN: 'sk-0123456789' })
    expect(env.embedded).toBe(false)
    expect(env.content).toEqual({ projectId: 'abc12345', dataset: 'production', apiHost: undefined })
    expect(env.public.sanity).toEqual({
      projectId: 'abc12345',
      dataset: 'production',
      lakePath: undefined,
    })
  })

  it('treats an empty value as unset', () => {
    expect(parseEnv({ PORT: '', NEXT_PUBLIC_SITE_URL: ' ' }).port).toBe(3000)
  })

  it('drops trailing slashes, so that paths can be appended', () => {
    const env = parseEnv({
      NEXT_PUBLIC_SITE_URL: 'https://www.example.co.uk/',
      NEXT_PUBLIC_VEHICLE_LOOKUP_URL: 'https://vehicles.example.com/lookup/',
    })
    expect(env.public.siteUrl).toBe('https://www.example.co.uk')
    expect(env.public.vehicleLookupUrl).toBe('https://vehicles.example.com/lookup')
  })

  it('keeps the token out of the public settings', () => {
    const env = parseEnv({ SANITY_API_TOKEN: 'sk-0123456789' })
    expect(JSON.stringify(env.public)).not.toContain('sk-0123456789')
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['BUILD_DIR', '/etc'],
    ['CONTENT_LAKE_PORT', '33.33'],
    ['CONTENT_LAKE_HOST', 'http://127.0.0.1'],
    ['CONTENT_LAKE_SERVER', '10.0.0.5:3333'],
    ['CONTENT_LAKE_SERVER', 'http://10.0.0.5:3333/content-lake'],
    ['CONTENT_LAKE_SERVER', 'http://user:password@10.0.0.5:3333'],
    ['CONTENT_LAKE_WEBHOOK_URL', 'http://localhost:3000/api/revalidate, elsewhere'],
    ['NEXT_PUBLIC_SITE_URL', 'www.example.co.uk'],
    ['NEXT_PUBLIC_SITE_URL', 'ftp://example.co.uk'],
    ['NEXT_PUBLIC_SITE_URL', 'https://example.co.uk/shop'],
    ['NEXT_PUBLIC_SANITY_PROJECT_ID', 'My Project'],
    ['NEXT_PUBLIC_SANITY_DATASET', 'Produktion!'],
    ['NEXT_PUBLIC_VEHICLE_LOOKUP_URL', 'api/vehicle-lookup'],
    ['NEXT_PUBLIC_VEHICLE_LOOKUP_URL', '//evil.example'],
    ['TRUSTED_PROXY', 'true'],
    ['TRUSTED_PROXY', '0'],
    ['TRUSTED_PROXY', '10.0.0.0/33'],
    ['TRUSTED_PROXY', '10.0.0.1, proxy.example'],
    ['VEHICLE_LOOKUP_PROVIDER', 'dvsa'],
    ['VEHICLE_LOOKUP_LIMIT_PER_VISITOR', '0'],
    ['VEHICLE_LOOKUP_LIMIT_TOTAL', 'unlimited'],
    ['VEHICLE_PROVIDER_URL', 'vehicles.example.com'],
    ['VEHICLE_PROVIDER_URL', 'https://user:password@vehicles.example.com'],
    ['VEHICLE_PROVIDER_KEY_HEADER', 'X Key'],
    ['DVSA_TOKEN_URL', 'login.microsoftonline.com'],
  ])('refuses %s=%s with the variable, its value, its purpose and an example', (name, value) => {
    const message = envProblems({ [name]: value })
    expect(message).toContain(`${name}: ${JSON.stringify(value)}`)
    expect(message).toMatch(/It is .+\. Example: \S+/)
  })

  it('lists every problem at once', () => {
    const message = envProblems({ PORT: 'abc', NEXT_PUBLIC_SITE_URL: 'nowhere' })
    expect(message).toContain('2 settings are wrong')
    expect(message).toContain('PORT')
    expect(message).toContain('NEXT_PUBLIC_SITE_URL')
  })

  it('refuses one port for two servers', () => {
    expect(envProblems({ PORT: '3333' })).toContain('CONTENT_LAKE_PORT: its default is the same as PORT')
  })

  it.each([
    'SANITY_API_TOKEN',
    'SANITY_WEBHOOK_SECRET',
    'REDIS_URL',
    'OPERATIONS_TOKEN',
    'VEHICLE_PROVIDER_KEY',
    'DVLA_API_KEY',
    'DVSA_API_KEY',
    'DVSA_CLIENT_SECRET',
  ])('never prints a secret, even a wrong one: %s', (name) => {
    const message = envProblems({ [name]: 'a secret with spaces' })
    expect(message).toContain(name)
    expect(message).not.toContain('a secret')
  })
})

describe('parseEnv, proxies', () => {
  it('accepts a number of them, or their addresses', () => {
    expect(parseEnv({ TRUSTED_PROXY: '2' }).trustedProxy).toEqual({ hops: 2 })
    expect(parseEnv({ TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8' }).trustedProxy).toEqual({
      ranges: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    })
  })
})

describe('getEnv', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('refuses to run in a browser', () => {
    vi.stubGlobal('window', {})
    expect(() => getEnv()).toThrow(EnvError)
  })
})

describe('.env.example', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const documented = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map((match) => String(match[1]))

  it('documents every variable once, and no others', () => {
    expect(documented.toSorted()).toEqual(variableNames.toSorted())
  })

  it('shows values that are accepted', () => {
    const shown = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=(.*)$/gm)].map(
      (match) => [match[1], match[2]] as const,
    )
    expect(() => parseEnv(Object.fromEntries(shown))).not.toThrow()
  })
})
