import { describe, expect, it } from 'vitest'
import { isEmptyText, plainText } from './texts.ts'

const paragraph = (...texts: string[]) => ({
  _type: 'block',
  children: texts.map((text) => ({ _type: 'span', text })),
})

describe('plainText', () => {
  it('joins the spans of a paragraph and puts paragraphs on lines of their own', () => {
    expect(plainText([paragraph('Free ', 'collection.'), paragraph('No fees.')])).toBe(
      'Free collection.\nNo fees.',
    )
  })
})

describe('isEmptyText', () => {
  it('is true for blocks without visible characters', () => {
    for (const blocks of [undefined, [], [paragraph('')], [paragraph('  ')], [{ _type: 'block' }], [null]])
      expect(isEmptyText(blocks)).toBe(true)
    expect(isEmptyText([paragraph('a')])).toBe(false)
  })
})
