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
