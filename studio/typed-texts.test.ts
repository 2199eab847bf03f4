import { describe, expect, it } from 'vitest'
import { typedTexts } from './typed-texts.ts'

const span = (_key: string, text: string) => ({ _type: 'span', _key, text })
const block = (_key: string, ...children: object[]) => ({ _type: 'block', _key, children })

describe('typed texts', () => {
  it('are those that differ, with their paths as a preview has them', () => {
    const before = {
      _rev: 'a',
      title: 'Sell',
      hero: { text: 'Same', note: 'Old' },
      intro: [block('b1', span('s1', 'One')), block('b2', span('s2', 'Two'))],
    }
    const now = {
      _rev: 'b',
      title: 'Sell your car',
      hero: { text: 'Same', note: 'New' },
      intro: [block('b0', span('s0', 'Added')), block('b2', span('s2', 'Two and a half'))],
    }
    expect(typedTexts(before, now)).toEqual([
      { path: 'title', before: 'Sell', now: 'Sell your car' },
      { path: 'hero.note', before: 'Old', now: 'New' },
      { path: 'intro[_key=="b2"].children[_key=="s2"].text', before: 'Two', now: 'Two and a half' },
    ])
  })

  it('are none in fields that appear, disappear or are no texts', () => {
    expect(typedTexts({ a: 'x', n: 1, list: ['x'] }, { b: 'x', n: 2, list: ['y'] })).toEqual([])
    expect(typedTexts(null, { a: 'x' })).toEqual([])
  })
})
