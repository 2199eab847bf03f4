import { expect, it } from 'vitest'
import { pageSeo, richText } from './texts.ts'

const fallback = { title: 'A title', description: 'A description.' }
const image = (id: string) => ({
  _type: 'photo' as const,
  alt: 'A van',
  asset: { _type: 'reference' as const, _ref: id },
})

it('a page is for search engines and has no picture of its own until an editor says so', () => {
  expect(pageSeo(undefined, fallback)).toEqual(fallback)
  const id = `image-${'a'.repeat(40)}-2000x1500-jpg`
  const seo = pageSeo({ _type: 'seo', noIndex: true, image: image(id) }, fallback)
  expect(seo).toMatchObject({ ...fallback, isHidden: true })
  expect(seo.imageUrl).toMatch(/2000x1500\.jpg\?.*h=630/)
  // No script comes in by a picture.
  expect(pageSeo({ _type: 'seo', image: image('image-a-1x1-svg') }, fallback)).toEqual(fallback)
})

it('a text has its pictures between paragraphs, in the size that is left of them', () => {
  const paragraph = {
    _type: 'block' as const,
    _key: 'a',
    children: [{ _type: 'span' as const, _key: 's', text: 'A.' }],
  }
  const id = `image-${'a'.repeat(40)}-2000x1000-jpg`
  const crop = { _type: 'sanity.imageCrop' as const, left: 0.25, right: 0.25, top: 0, bottom: 0.1 }
  const text = richText([
    paragraph,
    { ...image(id), _key: 'b', credit: 'A. Name', crop },
    { ...image('image-a-1x1-svg'), _key: 'c' },
    { _type: 'photo', _key: 'd' },
  ])
  expect(text).toEqual([
    paragraph,
    {
      _type: 'photo',
      _key: 'b',
      photo: expect.objectContaining({ alt: 'A van', credit: 'A. Name' }),
      size: { width: 1000, height: 900 },
    },
  ])
})
