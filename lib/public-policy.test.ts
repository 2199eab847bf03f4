import { describe, expect, it } from 'vitest'
import { parseEnv } from './env.ts'
import { publicPolicy } from './public-policy.ts'

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
})
