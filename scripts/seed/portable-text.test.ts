import { describe, expect, it } from 'vitest'
import { article, richText } from './portable-text.ts'

describe('Markdown as portable text', () => {
  it('keeps lists, links and bold words', () => {
    const [intro, item] = richText('Some **bold** words and [a link](/contact).\n\n- first\n- second')
    expect(intro).toMatchObject({
      style: 'normal',
      markDefs: [{ _type: 'link', href: '/contact' }],
      children: [{}, { text: 'bold', marks: ['strong'] }, {}, { text: 'a link' }, { text: '.' }],
    })
    expect(item).toMatchObject({ listItem: 'bullet', level: 1, children: [{ text: 'first' }] })
  })

  it('has stable and unique keys', () => {
    const markdown = 'One [link](/a) and [another](/b).\n\nTwo.'
    expect(richText(markdown)).toEqual(richText(markdown))
    const keys = [...JSON.stringify(richText(markdown)).matchAll(/"_key":"(\w+)"/g)].map(([, key]) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('fails on Markdown that the field cannot hold', () => {
    expect(article('## Heading')).toMatchObject([{ style: 'h2' }])
    expect(() => richText('## Heading')).toThrow(/h2/)
    expect(() => article('# Heading')).toThrow(/h1/)
    expect(() => richText('`code`')).toThrow(/code/)
    expect(() => richText('![picture](/a.png)')).toThrow(/image/)
  })
})
