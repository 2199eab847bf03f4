import { describe, expect, it } from 'vitest'
import { withTypographicQuotes } from './typography.ts'

describe('typographic quotes', () => {
  it.each([
    ["the driver's keys", 'the driver’s keys'],
    ["the sellers' papers", 'the sellers’ papers'],
    ['"We" are the buyers', '“We” are the buyers'],
    ['call it ("a runner") so', 'call it (“a runner”) so'],
    ["they say 'as it is'", 'they say ‘as it is’'],
    ['already “right”, isn’t it', 'already “right”, isn’t it'],
  ])('turn %s into %s', (straight, typographic) => {
    expect(withTypographicQuotes(straight)).toBe(typographic)
  })

  it('are set in the texts of a document, at any depth, and in nothing else', () => {
    const document = { _id: "it's", intro: [{ text: "it's" }], slug: { current: "it's" }, order: 10 }
    expect(withTypographicQuotes(document)).toEqual({ ...document, intro: [{ text: 'it’s' }] })
  })
})
