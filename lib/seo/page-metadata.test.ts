import { expect, it } from 'vitest'
import { pageMetadata } from './page-metadata.ts'

const page = {
  title: 'Sell My Car in Upton Lea',
  description: 'A description.',
  name: 'Sell My Car in Upton Lea',
  path: '/slough/upton-lea',
  brandName: 'Royal County',
}

it('lets search engines list a page, under the address of its main page', () => {
  const metadata = pageMetadata({ ...page, canonicalPath: '/slough/other' })
  expect(metadata).not.toHaveProperty('robots')
  expect(metadata.alternates?.canonical).toMatch(/\/slough\/other$/)
})

it('asks search engines to leave out a hidden page, and names no other page in its place', () => {
  const metadata = pageMetadata({ ...page, canonicalPath: '/slough/other', isHidden: true })
  expect(metadata.robots).toEqual({ index: false })
  expect(metadata.alternates?.canonical).toMatch(/\/slough\/upton-lea$/)
})

it('has an editor’s picture for shared links in place of the drawn one', () => {
  const [drawn] = [pageMetadata(page).openGraph?.images].flat()
  expect(drawn).toMatchObject({ url: expect.stringContaining('/social-image/'), type: 'image/png' })
  const [own] = [pageMetadata({ ...page, imageUrl: '/images/one.jpg' }).openGraph?.images].flat()
  expect(own).toMatchObject({ url: expect.stringMatching(/^http.*\/images\/one\.jpg$/), width: 1200 })
  expect(own).not.toHaveProperty('type')
})
