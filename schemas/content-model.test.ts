import type { SanityClient } from '@sanity/client'
import { Schema } from '@sanity/schema'
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal'
import type { Path } from '@sanity/types'
import { validateDocumentInternal } from '@sanity/validation/_internal'
import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { schemaTypes, singletonNames } from './index.ts'

type Document = {
  _id: string
  _type: string
  [field: string]: unknown
}

const parent = Schema.compile({ name: 'builtin', types: builtinTypes })
const schema = Schema.compile({ name: 'default', types: schemaTypes, parent })

/** What the Studio reports about `document` in a dataset that holds `others` too. */
async function problems(document: Document, others: Document[] = []) {
  const dataset = [document, ...others]
  const client = {
    fetch: async (query: string, params: Record<string, unknown>) =>
      (await evaluate(parse(query, { params }), { dataset, params })).get() as Promise<unknown>,
    withConfig: () => client,
  }
  const markers = await validateDocumentInternal({
    document: { _createdAt: '', _updatedAt: '', _rev: '', ...document },
    schema,
    environment: 'studio',
    getClient: () => client as unknown as SanityClient,
    getDocumentExists: ({ id }) => Promise.resolve(dataset.some(({ _id }) => _id === id)),
  })
  return markers.map(({ level, path, message }) => `${level} ${pathText(path)}: ${message}`)
}

const pathText = (path: Path) =>
  path.map((part) => (typeof part === 'object' && '_key' in part ? part._key : String(part))).join('.')

const text = [
  { _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: 'A text of its own.' }] },
]
const texts = { intro: text, sellingPoints: text, localExpertise: text, callToAction: text }
const seo = {
  _type: 'seo',
  title: 'Sell My Car in Reading',
  description:
    'A free quote for your car in Reading, collection from your door and a bank transfer before it leaves. No fees and no obligation.',
}
const reference = (id: string) => ({ _type: 'reference', _key: id, _ref: id })
const slug = (current: string) => ({ _type: 'slug', current })

const town = (name: string, fields: Record<string, unknown> = {}): Document => ({
  _id: `town-${name}`,
  _type: 'town',
  name,
  slug: slug(name),
  kind: 'town',
  location: { _type: 'location', lat: 51.456, lng: -0.972 },
  ...texts,
  seo,
  ...fields,
})

const area = (townName: string, name: string, fields: Record<string, unknown> = {}): Document => ({
  _id: `area-${townName}-${name}`,
  _type: 'area',
  name,
  town: { _type: 'reference', _ref: `town-${townName}` },
  slug: slug(name),
  location: { _type: 'location', lat: 51.468, lng: -0.973 },
  postcodes: ['RG4'],
  ...texts,
  seo,
  ...fields,
})

const redirect = (name: string, from: string, to: string): Document => ({
  _id: `redirect-${name}`,
  _type: 'redirect',
  from,
  to,
  permanent: true,
})

describe('the content model', () => {
  it('is a valid schema', () => {
    const schemaProblems = groupProblems(validateSchema(schemaTypes).getTypes()).flatMap((group) =>
      group.problems.map(({ message }) => message),
    )
    expect(schemaProblems).toEqual([])
  })

  it('has a document type for every singleton', () => {
    for (const name of singletonNames) expect(schema.get(name)?.type?.name).toBe('document')
  })
})

describe('a town', () => {
  it('is valid when it is complete', async () => {
    expect(await problems(town('reading'))).toEqual([])
  })

  it('requires its texts, and refuses empty ones', async () => {
    const found = await problems(
      town('reading', { intro: undefined, callToAction: [{ ...text[0], children: [] }] }),
    )
    expect(found).toContainEqual(expect.stringMatching(/^error intro: .*empty/))
    expect(found).toContainEqual(expect.stringMatching(/^error callToAction: .*no words/))
  })

  it('cannot have the address of another town, published or draft, or of a page', async () => {
    const sameSlug = town('slough', { slug: slug('reading') })
    expect(await problems(town('reading'), [sameSlug])).toContainEqual(expect.stringMatching(/^error slug/))
    expect(await problems(town('reading'), [{ ...sameSlug, _id: 'drafts.town-slough' }])).toContainEqual(
      expect.stringMatching(/^error slug/),
    )
    expect(await problems(town('reading', { slug: slug('contact') }))).toContainEqual(
      expect.stringMatching(/^error slug: .*already a page/),
    )
  })

  it('may have the address of its own draft and releases', async () => {
    const versions = ['drafts.town-reading', 'versions.spring.town-reading'].map((_id) => ({
      ...town('reading'),
      _id,
    }))
    expect(await problems(town('reading'), versions)).toEqual([])
    for (const version of versions) expect(await problems(version, [town('reading')])).toEqual([])
  })

  it('has at most four neighbours, and not itself', async () => {
    const names = ['slough', 'windsor', 'newbury', 'bracknell', 'wokingham']
    const others = names.map((name) => town(name))
    const neighbours = (ids: string[]) => town('reading', { nearbyTowns: ids.map(reference) })
    expect(await problems(neighbours(others.map(({ _id }) => _id)), others)).toEqual([
      'error nearbyTowns: Four nearby towns at most.',
    ])
    expect(await problems(neighbours(['town-reading']))).toContainEqual(
      expect.stringContaining('own neighbour'),
    )
    // A neighbour that was taken down does not block publishing; the page leaves it out.
    expect(await problems(neighbours(['town-nowhere']))).toEqual([])
  })

  it('refuses dangerous links in its texts', async () => {
    const linked = [{ ...text[0], markDefs: [{ _type: 'link', _key: 'l', href: 'javascript:alert(1)' }] }]
    expect(await problems(town('reading', { intro: linked }))).toContainEqual(
      expect.stringMatching(/^error intro.*href: Only web addresses/),
    )
  })

  it('requires an alternative text for its photograph', async () => {
    const asset = reference('image-1')
    const image = { _id: 'image-1', _type: 'sanity.imageAsset' }
    expect(await problems(town('reading', { photo: { _type: 'photo', asset } }), [image])).toContainEqual(
      'error photo.alt: Say what the picture shows.',
    )
  })

  it('must lie in Berkshire', async () => {
    const elsewhere = { _type: 'location', lat: 51.456, lng: 0.972 }
    expect(await problems(town('reading', { location: elsewhere }))).toEqual([
      expect.stringMatching(/^error location: .*outside Berkshire/),
    ])
  })

  it('has a warning for search texts that would be cut off', async () => {
    const long = { ...seo, title: 'x'.repeat(61), description: 'x'.repeat(156) }
    const found = await problems(town('reading', { seo: long }))
    expect(found).toHaveLength(2)
    for (const problem of found) expect(problem).toMatch(/^warning seo\..*cut/)
  })
})

describe('an area', () => {
  it('may have the address of an area of another town, not of its own', async () => {
    const towns = [town('reading'), town('wokingham')]
    expect(await problems(area('reading', 'shinfield'), [...towns, area('wokingham', 'shinfield')])).toEqual(
      [],
    )
    const twin = area('reading', 'twin', { slug: slug('shinfield') })
    expect(await problems(area('reading', 'shinfield'), [...towns, twin])).toContainEqual(
      expect.stringMatching(/^error slug/),
    )
  })

  it('may have neighbours in the town next door', async () => {
    const woodley = area('wokingham', 'woodley')
    const caversham = area('reading', 'caversham', { nearbyAreas: [reference(woodley._id)] })
    expect(await problems(caversham, [town('reading'), town('wokingham'), woodley])).toEqual([])
  })

  it('may have up to four questions, each with an answer', async () => {
    const asked = (_key: string, answer: unknown) => ({
      _type: 'questionAnswer',
      _key,
      question: 'Is there a permit zone?',
      answer,
    })
    const withQuestions = (questions: unknown[]) =>
      problems(area('reading', 'caversham', { questions }), [town('reading')])
    expect(await withQuestions([asked('a', text)])).toEqual([])
    expect(await withQuestions([asked('a', undefined)])).toContainEqual(
      expect.stringMatching(/^error questions.a.answer: .*empty/),
    )
    expect(await withQuestions(['a', 'b', 'c', 'd', 'e'].map((key) => asked(key, text)))).toContainEqual(
      expect.stringContaining('4 entries at most'),
    )
  })

  it('requires a town and valid postcode districts', async () => {
    const found = await problems(area('reading', 'caversham', { town: undefined, postcodes: ['RG4 7AA'] }))
    expect(found).toContainEqual(expect.stringMatching(/^error town: Choose the town/))
    expect(found).toContainEqual(expect.stringMatching(/^error postcodes: .*RG4 7AA/))
  })
})

describe('a redirect', () => {
  it('is valid from an old page to a new one', async () => {
    expect(
      await problems(redirect('a', '/old.html', '/faq'), [redirect('b', '/older.html', '/faq')]),
    ).toEqual([])
  })

  it('cannot start at the page of a town or area', async () => {
    const places = [town('reading'), area('reading', 'caversham')]
    for (const from of ['/reading', '/Reading/', '/reading/caversham'])
      expect(await problems(redirect('a', from, '/faq'), places)).toContainEqual(
        expect.stringMatching(/^error from: .*no longer reach/),
      )
    expect(await problems(redirect('a', '/reading/old', '/faq'), places)).toEqual([])
  })

  it('cannot start where another does, or close a loop', async () => {
    const others = [redirect('b', '/b', '/a')]
    expect(await problems(redirect('a', '/a', '/b'), others)).toEqual([
      'error to: Visitors would be sent round in a circle.',
    ])
    expect(await problems(redirect('a', '/B/', '/faq'), others)).toContainEqual(
      'error from: Another redirect already starts here.',
    )
  })
})

describe('warnings', () => {
  it('mark sample testimonials', async () => {
    const review = {
      _id: 'testimonial-1',
      _type: 'testimonial',
      name: 'A',
      location: 'Reading',
      text: 'Good.',
      rating: 5,
      order: 1,
    }
    expect(await problems({ ...review, isSample: true })).toEqual([
      expect.stringMatching(/^warning isSample: .*still a sample/),
    ])
    expect(await problems({ ...review, isSample: false })).toEqual([])
  })

  it('mark placeholder contact details', async () => {
    const settings = { _id: 'siteSettings', _type: 'siteSettings' }
    const found = await problems({ ...settings, phone: '0800 000 0000', email: 'info@royalcounty.example' })
    expect(found).toContainEqual(expect.stringMatching(/^warning phone: .*placeholder/))
    expect(found).toContainEqual(expect.stringMatching(/^warning email: .*placeholder/))
    const real = await problems({ ...settings, phone: '0118 496 0123', email: 'info@royalcounty.co.uk' })
    expect(real.filter((problem) => /phone|email/.test(problem))).toEqual([])
  })

  it('doubt an unusual number of the ICO without refusing it', async () => {
    const settings = { _id: 'siteSettings', _type: 'siteSettings', company: { icoNumber: '12345678' } }
    const found = await problems(settings)
    expect(found.filter((problem) => problem.includes('icoNumber'))).toEqual([
      expect.stringMatching(/^warning company.icoNumber: /),
    ])
  })
})
