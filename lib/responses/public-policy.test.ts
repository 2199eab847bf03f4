import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '../env/env.ts'
import { firstFrameSource } from './first-frame.ts'
import { allowInline, allowsAllStyles, publicPolicy } from './public-policy.ts'

/** The image sources besides the fallback of the map. */
const imageSources = (variables: Record<string, string>) =>
  /img-src ([^;]+)/
    .exec(publicPolicy(parseEnv(variables).public))?.[1]
    ?.split(' ')
    .filter((source) => !source.includes('wikimedia'))

describe('publicPolicy', () => {
  it('allows images from this site with the embedded Content Lake', () => {
    expect(imageSources({})).toEqual(["'self'", 'data:'])
  })

  it('allows images from Sanity’s image host with hosted Sanity', () => {
    expect(imageSources({ NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345' })).toEqual([
      "'self'",
      'data:',
      'https://cdn.sanity.io',
    ])
  })

  it('allows only the site’s scripts, those with the nonce, and those with a listed hash', () => {
    const settings = parseEnv({}).public
    const scripts = (policy: string) => /script-src ([^;]+)/.exec(policy)?.[1]
    const own = `'self' ${firstFrameSource}`
    expect(scripts(publicPolicy(settings))).toBe(own)
    expect(scripts(publicPolicy(settings, { nonce: 'n' }))).toBe(`${own} 'nonce-n'`)
    const sources = { scripts: ["'sha256-a'", "'sha256-b'"], style: "'sha256-c'" }
    const allowed = allowInline(publicPolicy(settings), sources)
    expect(scripts(allowed)).toBe(`'self' 'sha256-a' 'sha256-b' ${firstFrameSource}`)
    expect(allowed).toContain("; style-src 'self' 'sha256-c' ")
    expect(allowed).toContain("; style-src-attr 'unsafe-inline';")
  })

  it('allows all styles in drafts alone', () => {
    const settings = parseEnv({}).public
    expect(allowsAllStyles(publicPolicy(settings, { nonce: 'n', draft: true }))).toBe(true)
    expect(allowsAllStyles(publicPolicy(settings, { nonce: 'n' }))).toBe(false)
  })

  it('allows the style sheet of the toasts', () => {
    const library = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
    const sheet: unknown = JSON.parse(/^__insertCSS\((".*")\)/m.exec(library)?.[1] ?? '')
    const hash = createHash('sha256').update(String(sheet)).digest('base64')
    expect(publicPolicy(parseEnv({}).public)).toContain(`style-src 'self' 'sha256-${hash}' `)
  })
})
