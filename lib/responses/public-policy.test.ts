import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '../env/env.ts'
import { allowScripts, publicPolicy } from './public-policy.ts'

/** Where a page may take pictures from, beside the fallback of the map. */
const pictures = (variables: Record<string, string>) =>
  /img-src ([^;]+)/
    .exec(publicPolicy(parseEnv(variables).public))?.[1]
    ?.split(' ')
    .filter((source) => !source.includes('wikimedia'))

describe('publicPolicy', () => {
  it('takes pictures from this site with the embedded Content Lake', () => {
    expect(pictures({})).toEqual(["'self'", 'data:'])
  })

  it('takes pictures from Sanity’s image host with hosted Sanity', () => {
    expect(pictures({ NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345' })).toEqual([
      "'self'",
      'data:',
      'https://cdn.sanity.io',
    ])
  })

  it('lets no script run but the site’s own, those with the nonce, and those that are named', () => {
    const settings = parseEnv({}).public
    const scripts = (policy: string) => /script-src ([^;]+)/.exec(policy)?.[1]
    expect(scripts(publicPolicy(settings))).toBe("'self'")
    expect(scripts(publicPolicy(settings, { nonce: 'n' }))).toBe("'self' 'nonce-n'")
    expect(scripts(allowScripts(publicPolicy(settings), ["'sha256-a'", "'sha256-b'"]))).toBe(
      "'self' 'sha256-a' 'sha256-b'",
    )
  })

  it('lets the toasts have their style sheet', () => {
    const library = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
    const sheet: unknown = JSON.parse(/^__insertCSS\((".*")\)/m.exec(library)?.[1] ?? '')
    const hash = createHash('sha256').update(String(sheet)).digest('base64')
    expect(publicPolicy(parseEnv({}).public)).toContain(`style-src 'self' 'sha256-${hash}' `)
  })
})
