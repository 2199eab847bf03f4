import { expect, it } from 'vitest'
import { serveContent } from '../../tests/support/query-server.ts'
import { getIndexablePages } from './indexable-pages.ts'

const server = serveContent('file')

const day = (number: number) => `2026-03-0${number}T12:00:00Z`
const document = (_type: string, changed: number, more: object = {}) => ({
  _id: _type,
  _type,
  _createdAt: day(1),
  _updatedAt: day(changed),
  ...more,
})
const place = (_type: string, _id: string, changed: number, more: object = {}) =>
  document(_type, changed, { _id, name: _id, slug: { current: _id }, ...more })
const townOf = (id: string) => ({ town: { _type: 'reference', _ref: id } })

it('dates each page by the documents it shows, and leaves out hidden pages and those with another canonical page', async () => {
  server.state.documents = [
    document('siteSettings', 2),
    document('homePage', 1),
    document('testimonial', 4),
    document('aboutPage', 2),
    document('person', 3),
    document('guide', 3, { seo: { noIndex: true } }),
    document('legalPage', 5, { slug: { current: 'terms' } }),
    place('town', 'reading', 1),
    place('town', 'windsor', 2),
    place('area', 'caversham', 8, townOf('reading')),
    { ...place('area', 'new-quarter', 7, townOf('reading')), _createdAt: day(6) },
    place('area', 'twin', 3, { ...townOf('windsor'), canonicalArea: { _ref: 'caversham' } }),
    place('area', 'itself', 3, { ...townOf('windsor'), canonicalArea: { _ref: 'itself' } }),
    place('area', 'hidden', 8, { ...townOf('reading'), hiddenFromSearch: true }),
    place('area', 'shown', 3, { ...townOf('windsor'), hiddenFromSearch: false }),
    place('area', 'nowhere', 3, townOf('unpublished')),
    place('town', 'secret', 3, { seo: { noIndex: true } }),
    place('town', 'nameless', 3, { name: undefined }),
  ]
  expect(
    Object.fromEntries((await getIndexablePages()).map((page) => [page.path, page.lastModified])),
  ).toEqual({
    '/': day(4),
    '/about': day(3),
    '/contact': day(2),
    '/get-a-quote': day(2),
    '/faq': day(2),
    '/terms': day(5),
    '/reading': day(6),
    '/windsor': day(2),
    '/reading/caversham': day(8),
    '/reading/new-quarter': day(7),
    '/windsor/itself': day(3),
    '/windsor/shown': day(3),
  })
})
