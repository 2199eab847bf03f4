import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DocumentSet } from '../store/document-set.ts'
import type { LakeDocument } from '../types.ts'
import type { Perspective } from './perspective.ts'
import { ViewCache } from './view-cache.ts'
import { createView } from './indexed-view.ts'
import type { View } from './view.ts'

const baseIds = ['a', 'b', 'c', 'd', 'e.f', 'e.g']
const ids = baseIds.flatMap((id) => [id, `drafts.${id}`, `versions.r1.${id}`, `versions.r2.${id}`])
const slugs = ['x', 'y', 'z']

const readers: [Perspective, boolean][] = [
  ['raw', false],
  ['published', false],
  ['raw', true],
  [['drafts'], true],
  [['drafts'], false],
  [['r1'], false],
  [['r1', 'drafts'], false],
  [['drafts', 'r2', 'r1'], false],
  [['unknown-release'], false],
]

type Change = {
  id: string
  result: LakeDocument | null
}

function document(id: string, fields: Record<string, unknown>): LakeDocument {
  const time = '2026-01-01T00:00:00Z'
  return { _id: id, _type: 'note', _rev: 'r', _createdAt: time, _updatedAt: time, ...fields }
}

const aDocument = (id: string): fc.Arbitrary<LakeDocument> =>
  fc
    .record({
      _type: fc.constantFrom('note', 'page'),
      slug: fc.oneof(
        fc.record({ current: fc.constantFrom(...slugs) }),
        fc.constant({ current: 5 }),
        fc.constant(null),
      ),
      to: fc.option(fc.constantFrom(...baseIds).map((target) => ({ _ref: target }))),
      isDeleted: fc.boolean(),
    })
    .map(({ _type, slug, to, isDeleted }) =>
      document(id, {
        _type,
        slug,
        to,
        ...(isDeleted && id.startsWith('versions.') && { _system: { delete: true } }),
      }),
    )

const aChange: fc.Arbitrary<Change> = fc
  .constantFrom(...ids)
  .chain((id) => fc.option(aDocument(id), { freq: 3 }).map((result) => ({ id, result })))

/** Enough changes at once that lists are merged or rebuilt. */
const manyChanges = fc
  .tuple(fc.constantFrom(80, 600), fc.constantFrom(...slugs), fc.boolean())
  .map(([count, slug, remove]) =>
    Array.from({ length: count }, (_unused, n): Change => {
      const id = `${n % 3 === 0 ? 'drafts.' : ''}many-${String(n).padStart(3, '0')}`
      return { id, result: remove ? null : document(id, { slug: { current: slug } }) }
    }),
  )

const aStep = fc.record({
  changes: fc.oneof(
    { weight: 12, arbitrary: fc.array(aChange, { minLength: 1, maxLength: 6 }) },
    { weight: 1, arbitrary: manyChanges },
  ),
  // Views that are not read after each commit have several to apply.
  readBy: fc.subarray(readers),
})

describe('cached views', () => {
  it('equal new views, and the definition of their perspective, after commits', () => {
    fc.assert(
      fc.property(fc.array(aStep, { minLength: 1, maxLength: 12 }), (steps) => {
        const documents = new DocumentSet()
        const cache = new ViewCache(documents)
        for (const { changes, readBy } of steps) {
          documents.apply(changes.filter(({ id, result }) => result ?? documents.get(id)))
          for (const [perspective, onlyRoot] of readBy) {
            const view = cache.get(perspective, onlyRoot)
            // As text, because hundreds of documents are compared thousands of times.
            expect(snapshotOf(view)).toBe(snapshotOf(createView(documents, perspective, onlyRoot)))
            expect(textOf(view.documents)).toBe(textOf(defined(documents.all, perspective, onlyRoot)))
            expect(view.documents.every((shown) => view.get(shown._id) === shown)).toBe(true)
          }
        }
      }),
      { numRuns: 80 },
    )
  })

  it('return the same object for an unchanged document', () => {
    const documents = new DocumentSet()
    const cache = new ViewCache(documents)
    documents.apply([{ id: 'a', result: document('a', {}) }])
    const before = cache.get(['drafts'], false).get('a')
    documents.apply([{ id: 'b', result: document('b', {}) }])
    expect(cache.get(['drafts'], false).get('a')).toBe(before)
  })

  it('are not evicted by unknown releases, which share one view', () => {
    const documents = new DocumentSet()
    const cache = new ViewCache(documents)
    documents.apply([{ id: 'drafts.a', result: document('drafts.a', {}) }])
    const drafts = cache.get(['drafts'], false)
    const views = Array.from({ length: 40 }, (_unused, n) => cache.get([`unknown-${n}`], false))
    expect(new Set(views).size).toBe(1)
    expect(cache.get(['unknown-1', 'drafts'], false)).toBe(drafts)
  })

  it('are one for anonymous callers in any perspective', () => {
    const cache = new ViewCache(new DocumentSet())
    const views = (['raw', 'published', ['drafts'], ['r1', 'drafts']] as Perspective[]).map((name) =>
      cache.get(name, true),
    )
    expect(new Set(views).size).toBe(1)
  })
})

/** Everything that a view returns, as text. */
function snapshotOf(view: View): string {
  return [
    view.documents,
    ...[...baseIds, ...ids].map((id) => [view.get(id)]),
    ...['note', 'page', 'ghost'].map((type) => view.ofType(type)),
    ...[...slugs, '5', 'none'].flatMap((slug) => [
      view.where(['slug', 'current'], slug),
      view.where(['slug', 'current'], slug, 'note'),
    ]),
    ...baseIds.map((id) => view.referencing(id)),
  ]
    .map(textOf)
    .join('\n')
}

function textOf(documents: readonly unknown[]): string {
  return JSON.stringify(documents)
}

/** The definition of a perspective: of each document the version of the first layer that has one. */
function defined(all: readonly LakeDocument[], perspective: Perspective, onlyRoot: boolean): LakeDocument[] {
  const layerOf = ({ _id }: LakeDocument): string =>
    _id.startsWith('drafts.') ? 'drafts' : _id.startsWith('versions.') ? (_id.split('.')[1] as string) : ''
  if (onlyRoot) return all.filter(({ _id }) => !_id.includes('.'))
  if (perspective === 'raw') return [...all]
  if (perspective === 'published') return all.filter((document) => layerOf(document) === '')
  const seen = new Map<string, LakeDocument>()
  for (const layer of [...perspective, '']) {
    for (const document of all.filter((candidate) => layerOf(candidate) === layer)) {
      const id = document._id.replace(/^(drafts|versions\.\w+)\./, '')
      if (!seen.has(id)) seen.set(id, { ...document, _id: id, _originalId: document._id })
    }
  }
  return [...seen.values()]
    .filter((document) => !(document._system as { delete?: boolean } | undefined)?.delete)
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
}
