import { expect, it } from 'vitest'
import { drawnName, escaped, linesOf, widthOf } from './drawn-text.ts'

it('escapes what would end a text or an attribute', () => {
  expect(escaped(`<a title="x" id='y'>&`)).toBe('&#60;a title=&#34;x&#34; id=&#39;y&#39;&#62;&#38;')
})

it('leaves out what XML forbids, and invisible characters', () => {
  expect(drawnName('Ca\u{0}ver\u{200b}sham\u{feff}\u{d800}\u{fffe} \n Park')).toBe('Caversham Park')
})

it('cuts off what no map has space for', () => {
  expect(drawnName('A'.repeat(200))).toBe(`${'A'.repeat(27)}…`)
  expect(drawnName('Sunninghill and Ascot')).toBe('Sunninghill and Ascot')
})

it('parts long names in the middle', () => {
  expect(linesOf('Eton Wick')).toEqual([['Eton Wick']])
  expect(linesOf('Reading Town Centre')).toEqual([['Reading Town Centre'], ['Reading', 'Town Centre']])
})

it('measures rather more than a font needs', () => {
  // In Arial: 8.0 em.
  expect(widthOf('Caversham Park', 1)).toBeGreaterThan(7.2)
  expect(widthOf('Caversham Park', 1)).toBeLessThan(9)
  expect(widthOf('漢字', 10)).toBe(20)
})
