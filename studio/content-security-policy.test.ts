import { describe, expect, it } from 'vitest'
import { studioPolicy } from './content-security-policy.ts'

/** The sources of a directive. */
function sources(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}

const embedded = { projectId: 'embedded', dataset: 'production', lakePath: '/content-lake' }
const hosted = { projectId: 'abc12345', dataset: 'production', lakePath: undefined }
const options = { nonce: 'n0nce', development: false }

describe('the Studio of the embedded Content Lake', () => {
  const policy = studioPolicy(embedded, options)

  it('allows no host but the site, which serves the lake as well', () => {
    expect(policy).not.toMatch(/[a-z]+:\/\/|\*/)
    expect(sources(policy, 'connect-src')).toEqual(["'self'"])
    expect(sources(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:'])
  })

  it('allows scripts of the site and those with the nonce of the request', () => {
    expect(sources(policy, 'script-src')).toEqual(["'self'", "'nonce-n0nce'"])
    expect(sources(studioPolicy(embedded, { ...options, development: true }), 'script-src')).toContain(
      "'unsafe-eval'",
    )
  })

  it('cannot be put into a frame', () => {
    expect(sources(policy, 'frame-ancestors')).toEqual(["'none'"])
  })
})

describe('the Studio of hosted Sanity', () => {
  it('allows Sanity’s API and picture hosts', () => {
    const policy = studioPolicy(hosted, options)
    expect(sources(policy, 'connect-src')).toEqual(
      expect.arrayContaining(['https://abc12345.api.sanity.io', 'wss://abc12345.api.sanity.io']),
    )
    expect(sources(policy, 'img-src')).toContain('https://cdn.sanity.io')
  })
})
