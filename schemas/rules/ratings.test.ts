import { describe, expect, it } from 'vitest'
import { isProvenRating } from './ratings.ts'

describe('a stated rating', () => {
  const evidence = { ratingCount: 212, ratingSource: 'Google reviews', ratingDate: '2026-11-01' }

  it('is proven by a number of reviews, their source and a date', () => {
    expect(isProvenRating(evidence)).toBe(true)
  })

  it.each(['ratingCount', 'ratingSource', 'ratingDate'])('is not proven without its %s', (name) => {
    expect(isProvenRating({ ...evidence, [name]: undefined })).toBe(false)
  })

  it('is not proven by no reviews', () => {
    expect(isProvenRating({ ...evidence, ratingCount: 0 })).toBe(false)
    expect(isProvenRating(undefined)).toBe(false)
  })
})
