import { describe, expect, it } from 'vitest'
import { studioPolicy } from './content-security-policy.ts'

/** The sources of a directive. */
function sources(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}

const embedded = { projectId: 'embedded', dataset: 'production', apiHost: 'http://localhost:3333' }
const hosted = { projectId: 'abc12345', dataset: 'production', apiHost: undefined }
const options = { nonce: 'n0nce', development: false }

describe('the Studio of the embedded Content Lake', () => {
  const policy = studioPolicy(embedded, options)

  it('allows no host but the site and the lake', () => {
    const hosts = policy.match(/[a-z]+:\/\/[^\s;]+/g) ?? []
    expect(hosts.length).toBeGreaterThan(0)
    for (const host of hosts) expect(new URL(host).host).toMatch(/^(?:embedded\.)?localhost:3333$/)
    expect(policy).not.toContain('*')
  })

  it('allows requests, streams and pictures of the lake', () => {
    expect(sources(policy, 'connect-src')).toEqual(
      expect.arrayContaining(["'self'", 'http://localhost:3333', 'ws://localhost:3333']),
    )
    expect(sources(policy, 'img-src')).toContain('http://localhost:3333')
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
