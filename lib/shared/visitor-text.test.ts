import { describe, expect, it } from 'vitest'
import { reveal, showOnOneLine, showTyped } from './visitor-text.ts'

describe('showTyped', () => {
  it.each([
    ['a name that reverses what follows it', 'Asha\u202EamreV', 'Asha[U+202E]amreV'],
    ['an end of isolation', 'a\u2069b', 'a[U+2069]b'],
    ['a zero-width space', 'pay\u200Bpal', 'pay[U+200B]pal'],
    ['an escape sequence', '\u001B[31mred', '[U+001B][31mred'],
    ['a control of the second row', 'a\u009Bb', 'a[U+009B]b'],
    ['a line separator', 'a\u2028b', 'a[U+2028]b'],
    ['hidden tags', `hi\u{E0041}`, 'hi[U+E0041]'],
  ])('writes out %s', (_what, typed, shown) => {
    expect(showTyped(typed)).toBe(shown)
  })

  it.each([
    'Åsa O’Neil "Bo" <b>',
    'Two owners.\nA scratch\ton the left.',
    'Ford Focus 1.6 – 45,000 miles',
    '👩🏽‍🔧 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '山田 太郎',
    'क्‍ष',
    '',
  ])('does not change %j', (typed) => {
    expect(showTyped(typed)).toBe(typed)
  })

  it('isolates right-to-left lines only', () => {
    expect(showTyped('יעל כהן')).toBe('\u2068יעל כהן\u2069')
    expect(showTyped('one\nمرحبا 123\ntwo')).toBe('one\n\u2068مرحبا 123\u2069\ntwo')
    expect(showTyped('a\u200Fb')).toBe('\u2068a\u200Fb\u2069')
  })
})

it('reveal isolates nothing', () => {
  expect(reveal('יעל\u202E')).toBe('יעל[U+202E]')
})

it('showOnOneLine writes out line breaks', () => {
  expect(showOnOneLine('a\nb\tc\r')).toBe('a[U+000A]b[U+0009]c[U+000D]')
})
