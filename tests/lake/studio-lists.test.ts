import { expect, it } from 'vitest'
import { linkedPagesQuery } from '../../lib/content/queries.ts'
import { pagePath } from '../../schemas/rules/page-paths.ts'
import { draftsQuery, lastChangeRequest, type StoredDraft } from '../../studio/unpublished/drafts-query.ts'
import { lastAuthor } from '../../studio/unpublished/last-author.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()

it('the list of unpublished changes has new and edited documents, the latest first, with who changed them', async () => {
  const client = lake.admin().withConfig({ perspective: 'raw' })
  await client.create({ _id: 'faq-edited', _type: 'faq', question: 'Before' })
  await client.create({ _id: 'faq-published', _type: 'faq', question: 'As it is' })
  await client.create({ _id: 'drafts.faq-edited', _type: 'faq', question: 'After' })
  await client.create({ _id: 'drafts.faq-new', _type: 'faq', question: 'New' })
  const drafts = await client.fetch<StoredDraft[]>(draftsQuery)
  expect(drafts.map(({ _id, isPublished }) => [_id, isPublished])).toEqual([
    ['drafts.faq-new', false],
    ['drafts.faq-edited', true],
  ])
  const history: unknown = await client.request(
    lastChangeRequest(client.config().dataset ?? '', 'drafts.faq-edited'),
  )
  expect(lastAuthor(history)).toEqual(expect.stringMatching(/./))
})

it('linked pages have their published addresses for visitors, and those of drafts in a preview', async () => {
  const client = lake.admin()
  const slug = (current: string) => ({ _type: 'slug', current })
  const town = { _id: 'town-linked', _type: 'town', slug: slug('linked') }
  await client.create(town)
  await client.create({
    _id: 'area-linked',
    _type: 'area',
    slug: slug('corner'),
    town: { _type: 'reference', _ref: town._id },
  })
  await client.create({ ...town, _id: 'drafts.town-linked', slug: slug('moved') })
  const addresses = async (perspective: 'published' | 'drafts') => {
    const ids = ['area-linked', 'town-gone', 'town-linked']
    const pages = await client.withConfig({ perspective }).fetch(linkedPagesQuery, { ids })
    return new Set(pages.map((page) => pagePath(page)))
  }
  expect(await addresses('published')).toEqual(new Set(['/linked', '/linked/corner']))
  expect(await addresses('drafts')).toEqual(new Set(['/moved', '/moved/corner']))
})
