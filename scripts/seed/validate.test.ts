import { describe, expect, it } from 'vitest'
import { buildSeedDocuments } from './build-seed-documents.ts'
import type { SeedDocument } from './seed-document.ts'
import { validateSeed } from './validate.ts'

type Loose = Record<string, never>

/** The problems of a few documents of the seed after a change. */
async function problemsAfter(change: (documents: Map<string, Loose>) => void) {
  const wanted = ['faq-fees', 'faq-documents', 'testimonial-1', 'testimonial-2', 'legal-terms']
  const documents = structuredClone(buildSeedDocuments().filter((document) => wanted.includes(document._id)))
  change(new Map(documents.map((document) => [document._id, document as unknown as Loose])))
  return validateSeed(documents)
}

const pick = (documents: Map<string, Loose>, id: string): SeedDocument => {
  const document = documents.get(id)
  if (!document) throw new Error(`no ${id}`)
  return document as unknown as SeedDocument
}

// That the seed itself has no problem is tested where it is written, in `tests/lake/seed.test.ts`.
describe('validating the seed', () => {
  it('finds no problem in what is valid', async () => {
    expect(await problemsAfter(() => {})).toEqual([])
  })

  it('reports the document and the field of an empty required field', async () => {
    const problems = await problemsAfter((documents) => {
      delete pick(documents, 'faq-fees').question
    })
    expect(problems).toMatchObject([{ id: 'faq-fees', field: 'question' }])
  })

  it('applies the rules of the Studio', async () => {
    const problems = await problemsAfter((documents) => {
      pick(documents, 'testimonial-1').rating = 6
      pick(documents, 'legal-terms').slug = { _type: 'slug', current: 'small-print' }
    })
    expect(problems.map(({ id, field }) => `${id} ${field}`)).toEqual([
      'testimonial-1 rating',
      'legal-terms slug',
    ])
  })

  it('reports fields and types that the content model does not have', async () => {
    const field = await problemsAfter((documents) => {
      pick(documents, 'faq-fees').answr = 'x'
    })
    expect(field).toMatchObject([{ id: 'faq-fees', field: 'answr' }])
    const type = await problemsAfter((documents) => {
      pick(documents, 'faq-fees')._type = 'question'
    })
    expect(type).toMatchObject([{ id: 'faq-fees', field: '_type' }])
  })

  it('reports duplicate ids and addresses, and ids that anonymous clients cannot read', async () => {
    const problems = await problemsAfter((documents) => {
      pick(documents, 'testimonial-2')._id = 'testimonial-1'
      pick(documents, 'faq-fees')._id = 'faq.fees'
    })
    expect(problems.filter((problem) => problem.field === '_id').map((problem) => problem.id)).toEqual([
      'faq.fees',
      'testimonial-1',
    ])
    const terms = buildSeedDocuments().filter((document) => document._id === 'legal-terms')
    const twice = await validateSeed([...terms, ...terms.map((page) => ({ ...page, _id: 'legal-terms-2' }))])
    expect(twice).toContainEqual(expect.objectContaining({ id: 'legal-terms-2', field: 'slug' }))
  })

  it('reports references to missing documents and to the wrong type', async () => {
    const all = structuredClone(buildSeedDocuments())
    const places = all.filter(({ _id }) => _id === 'town-newbury' || _id === 'faq-fees')
    const [town] = places
    if (!town) throw new Error('no town')
    const ref = (_ref: string, _key: string) => ({ _type: 'reference', _ref, _key })
    town.nearbyTowns = [ref('faq-fees', 'a'), ref('town-atlantis', 'b')]
    const problems = await validateSeed(places)
    expect(problems).toContainEqual({
      id: 'town-newbury',
      field: 'nearbyTowns[0]',
      message: 'Refers to a faq; allowed: town',
    })
    expect(problems).toContainEqual(expect.objectContaining({ field: 'nearbyTowns[1]' }))
  })
})
