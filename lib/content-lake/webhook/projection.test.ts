import { describe, expect, it } from 'vitest'
import type { LakeDocument } from '../types.ts'
import { createProjection } from './projection.ts'

function town(fields: Record<string, unknown>): LakeDocument {
  return { _id: 'reading', _type: 'town', _rev: 'r', _createdAt: '', _updatedAt: '', ...fields }
}

describe('a projection that compares a document before and after', () => {
  const project = createProjection(
    '{_id, "renamed": delta::changedAny(name), "only": delta::changedOnly((name, seo.(title, text))), "was": before().name}',
  )
  const change = (previous: LakeDocument | null, result: LakeDocument | null): unknown =>
    JSON.parse(project({ previous, result }, () => undefined))

  it('shows what has changed', () => {
    expect(change(town({ name: 'A', size: 1 }), town({ name: 'B', size: 1 }))).toMatchObject({
      renamed: true,
      was: 'A',
    })
    expect(change(town({ name: 'A', size: 1 }), town({ name: 'A', size: 2 }))).toMatchObject({
      renamed: false,
      only: false,
    })
    expect(change(town({ seo: { title: 'A' } }), town({ seo: { title: 'B' } }))).toMatchObject({ only: true })
  })

  it('handles new and deleted documents', () => {
    expect(change(null, town({ name: 'A' }))).toEqual({
      _id: 'reading',
      renamed: true,
      only: false,
      was: null,
    })
    expect(change(town({ name: 'A' }), null)).toMatchObject({ renamed: true, was: 'A' })
  })
})
