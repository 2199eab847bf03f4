import { describe, expect, it } from 'vitest'
import { reference, town } from '../../tests/support/place-documents.ts'
import { serveContent, type TestDocument } from '../../tests/support/query-server.ts'
import { getFaqs } from './faqs.ts'
import { pageLinkTags } from './page-links.ts'
import type { Change } from './revalidation-change.ts'
import { planRevalidation } from './revalidation-plan.ts'
import { isParagraph } from './texts.ts'

const server = serveContent('file')

const area = {
  _id: 'area-reading-caversham',
  _type: 'area',
  name: 'Caversham',
  slug: { current: 'caversham' },
  town: reference('town-reading'),
}

const faqWith = (...links: object[]): TestDocument => ({
  _id: 'faq-1',
  _type: 'faq',
  question: 'Where?',
  answer: [
    {
      _type: 'block',
      _key: 'b',
      markDefs: links.map((link, index) => ({ _type: 'link', _key: `l${index}`, ...link })),
      children: [{ _type: 'span', _key: 's', text: 'Here.', marks: ['l0'] }],
    },
  ],
})

const to = (id: string) => ({ page: { _type: 'reference', _weak: true, _ref: id } })

/** Where the links of the only question lead. */
async function targets(): Promise<unknown[]> {
  const [faq] = await getFaqs()
  return (faq?.answer ?? []).flatMap((block) =>
    isParagraph(block) ? (block.markDefs ?? []).map((link) => link['href']) : [],
  )
}

describe('a link to a chosen page', () => {
  it('leads to the address that the page has now', async () => {
    server.state.documents = [
      town('Reading', 'reading'),
      area,
      { _id: 'guide', _type: 'guide' },
      faqWith(to('town-reading'), to(area._id), to('guide'), to('faq-1')),
    ]
    expect(await targets()).toEqual(['/reading', '/reading/caversham', '/sell-car-guide', '/faq#faq-1'])
    server.state.documents[0] = { ...town('Reading', 'reading'), slug: { current: 'royal-reading' } }
    expect((await targets()).slice(0, 2)).toEqual(['/royal-reading', '/royal-reading/caversham'])
  })

  it('leads nowhere while the page is away', async () => {
    server.state.documents = [faqWith(to('town-reading')), area, faqWith()]
    expect(await targets()).toEqual([''])
  })

  it('is looked up once, and not at all for typed addresses', async () => {
    server.state.documents = [faqWith({ href: '/contact' }, { href: 'tel:+441184960000' })]
    expect(await targets()).toEqual(['/contact', 'tel:+441184960000'])
    expect(server.state.requests).toBe(1)
    server.state.documents = [faqWith(to('guide'), to('guide'), to('homePage'))]
    await targets()
    expect(server.state.requests).toBe(3)
  })
})

describe('publishing a page that has moved', () => {
  const place = { name: 'A', slug: 'a', town: null }
  it.each<[string, Change['before'], Change['after']]>([
    ['town', place, { ...place, slug: 'b' }],
    ['town', place, null],
    ['area', { ...place, town: 'reading' }, { ...place, town: 'slough' }],
    ['faq', {}, null],
  ])('renews the pages that link to it: a %s from %j to %j', (_type, before, after) => {
    const plan = planRevalidation([{ _id: 'any', _type, before, after }])
    expect(plan.tags.filter((tag) => pageLinkTags.includes(tag))).not.toEqual([])
  })
})
