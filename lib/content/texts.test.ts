import { expect, it } from 'vitest'
import { pageSeo } from './texts.ts'

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
