import { describe, expect, it } from 'vitest'
import { planSeed } from './plan.ts'
import type { SeedDocument } from './seed-document.ts'

const town: SeedDocument = { _id: 'town-a', _type: 'town', name: 'A' }
const area: SeedDocument = { _id: 'area-a-b', _type: 'area', town: { _type: 'reference', _ref: 'town-a' } }

const stored = (...documents: (Partial<SeedDocument> & { _id: string })[]) =>
  new Map(
    documents.map((document) => [
      document._id,
      {
        _type: 'x',
        _rev: 'r',
        _createdAt: '2026-01-01T00:00:00Z',
        _updatedAt: '2026-01-01T00:00:00Z',
        ...document,
      },
    ]),
  )

const ids = (documents: SeedDocument[]) => documents.map((document) => document._id)

describe('adding what is missing', () => {
  it('creates everything in an empty dataset', () => {
    const plan = planSeed([town, area], stored(), 'create')
    expect(ids(plan.create)).toEqual(['town-a', 'area-a-b'])
    expect(plan.dangling).toEqual([])
  })

  it('keeps an edited document and creates the others', () => {
    const plan = planSeed([town, area], stored({ ...town, name: 'Edited' }), 'create')
    expect(ids(plan.keep)).toEqual(['town-a'])
    expect(ids(plan.create)).toEqual(['area-a-b'])
    expect(plan.replace).toEqual([])
  })

  it('does not publish what exists only as a draft', () => {
    const plan = planSeed([town], stored({ ...town, _id: 'drafts.town-a' }), 'create')
    expect(ids(plan.keep)).toEqual(['town-a'])
    expect(plan.create).toEqual([])
  })

  it('reports references to documents that are neither published nor created', () => {
    const needsTown = { id: 'area-a-b', path: 'town', target: 'town-a' }
    expect(planSeed([area], stored(), 'create').dangling).toEqual([needsTown])
    const unpublished = stored({ ...town, _id: 'drafts.town-a' })
    expect(planSeed([town, area], unpublished, 'create').dangling).toEqual([needsTown])
    expect(planSeed([area], stored(town), 'create').dangling).toEqual([])
  })

  it('allows weak references to missing documents', () => {
    const weak = { ...area, town: { _type: 'reference', _ref: 'town-a', _weak: true } }
    expect(planSeed([weak], stored(), 'create').dangling).toEqual([])
  })
})

describe('resetting', () => {
  it('replaces changed documents and keeps unchanged ones', () => {
    const plan = planSeed([town, area], stored({ ...town, name: 'Edited' }, area), 'reset')
    expect(ids(plan.replace)).toEqual(['town-a'])
    expect(ids(plan.keep)).toEqual(['area-a-b'])
    expect(plan.create).toEqual([])
  })

  it('replaces a document with an additional field', () => {
    expect(ids(planSeed([town], stored({ ...town, extra: 1 }), 'reset').replace)).toEqual(['town-a'])
  })

  it('publishes unpublished documents again and lists their drafts', () => {
    const plan = planSeed([town], stored({ ...town, _id: 'drafts.town-a' }), 'reset')
    expect(ids(plan.create)).toEqual(['town-a'])
    expect(plan.drafts).toEqual(['town-a'])
  })
})
