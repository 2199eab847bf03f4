import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DocumentSet } from '../store/document-set.ts'
import type { LakeDocument } from '../types.ts'
import { TransactionView } from './transaction-view.ts'
import { createView } from './indexed-view.ts'
import type { View } from './view.ts'

const ids = ['a', 'b', 'c', 'd', 'drafts.a', 'versions.r1.b']

const aChange = fc
  .record({
    id: fc.constantFrom(...ids),
    type: fc.constantFrom('note', 'page'),
    slug: fc.constantFrom('x', 'y'),
    to: fc.constantFrom(...ids),
    isDeleted: fc.boolean(),
  })
  .map(({ id, type, slug, to, isDeleted }) => ({
    id,
    result: isDeleted ? null : documentOf(id, type, slug, to),
  }))

function documentOf(id: string, type: string, slug: string, to: string): LakeDocument {
  const time = '2026-01-01T00:00:00Z'
  const document = { _id: id, _type: type, _rev: 'r', _createdAt: time, _updatedAt: time }
  return { ...document, slug: { current: slug }, to: { _ref: to } }
}

function snapshotOf(view: View): unknown {
  return {
    documents: view.documents,
    byId: ids.map((id) => view.get(id)),
    byType: ['note', 'page'].map((type) => view.ofType(type)),
    bySlug: ['x', 'y'].flatMap((slug) => [
      view.where(['slug', 'current'], slug),
      view.where(['slug', 'current'], slug, 'note'),
    ]),
    referencing: ids.map((id) => view.referencing(id)),
  }
}

it('shows a pending transaction as if it were committed', () => {
  fc.assert(
    fc.property(fc.array(aChange), fc.array(aChange), (stored, pending) => {
      const before = new DocumentSet()
      before.apply(stored)
      const after = new DocumentSet()
      after.apply(stored)
      after.apply(pending)
      const changes = new Map(pending.map(({ id, result }) => [id, result]))
      const view = new TransactionView(createView(before, 'raw', false), changes)
      expect(snapshotOf(view)).toEqual(snapshotOf(createView(after, 'raw', false)))
    }),
  )
})
