import { describe, expect, it } from 'vitest'
import type { SeedDocument } from './seed-document.ts'
import { selectDocuments } from './selection.ts'

const slug = (current: string) => ({ _type: 'slug', current })
const documents: SeedDocument[] = [
  { _id: 'homePage', _type: 'homePage' },
  { _id: 'town-reading', _type: 'town', slug: slug('reading') },
  {
    _id: 'area-reading-coley',
    _type: 'area',
    slug: slug('coley'),
    town: { _type: 'reference', _ref: 'town-reading' },
  },
]

const selected = (...only: string[]) => {
  const selection = selectDocuments(documents, only)
  return selection.ok ? selection.documents.map((document) => document._id) : selection.message
}

describe('selecting documents', () => {
  it('selects all when nothing is named', () => {
    expect(selectDocuments(documents, undefined)).toEqual({ ok: true, documents })
  })

  it('selects by types, addresses and ids, each document once and in the order of the seed', () => {
    expect(selected('area')).toEqual(['area-reading-coley'])
    expect(selected('reading/coley')).toEqual(['area-reading-coley'])
    expect(selected('reading', 'town', 'homePage')).toEqual(['homePage', 'town-reading'])
    expect(selected('town-reading')).toEqual(['town-reading'])
  })

  it('refuses names that the seed does not have, even beside valid ones', () => {
    expect(selected('town', 'coley')).toContain('"coley"')
    expect(selected('towns')).toContain('homePage, town, area')
  })
})
