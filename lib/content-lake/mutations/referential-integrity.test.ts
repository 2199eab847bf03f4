import { describe, expect, it } from 'vitest'
import { referencesOf } from '../document-references.ts'
import type { LakeDocument } from '../types.ts'
import { checkReferences } from './referential-integrity.ts'
import { note, refusal } from './transaction.test-support.ts'

const to = (_ref: string, more: object = {}) => ({ link: { _ref, ...more } })

/** Checks a transaction that changes these documents, with one mutation each. */
function check(stored: LakeDocument[], changed: Record<string, LakeDocument | null>): void {
  checkReferences(
    {
      overlay: new Map(Object.entries(changed)),
      outcomes: Object.keys(changed).map((id, index) => ({ index, id, operation: 'update' })),
    },
    {
      get: (id) => stored.find(({ _id }) => _id === id),
      references: {
        strongSourcesOf: (target) =>
          stored
            .filter((source) =>
              referencesOf(source).some((found) => found.isStrong && found.target === target),
            )
            .map(({ _id }) => _id),
      },
    },
  )
}

const broken = (index: number, id: string, referenceID: string): unknown =>
  refusal(409, index, {
    type: 'documentReferenceDoesNotExistError',
    description: `Document "${id}" references non-existent document "${referenceID}"`,
    id,
    referenceID,
  })

const inUse = (index: number, id: string, referencingIDs: string[]): unknown =>
  refusal(409, index, {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`,
    id,
    referencingIDs,
  })

describe('a strong reference', () => {
  it('needs a document that exists after the transaction', () => {
    const a = note('a', to('b'))
    expect(() => check([], { a })).toThrow(broken(0, 'a', 'b'))
    expect(() => check([], { c: note('c'), a })).toThrow(broken(1, 'a', 'b'))
    expect(() => check([note('b')], { b: null, a })).toThrow(broken(1, 'a', 'b'))
    expect(() => check([note('b')], { a })).not.toThrow()
    expect(() => check([], { a, b: note('b', to('a')) })).not.toThrow()
  })

  it('prevents its target from being deleted', () => {
    const stored = [note('a', to('c')), note('b', to('c')), note('c')]
    expect(() => check(stored, { c: null })).toThrow(inUse(0, 'c', ['a', 'b']))
    expect(() => check(stored, { a: null, c: null })).toThrow(inUse(1, 'c', ['b']))
    expect(() => check(stored, { a: note('a', { n: 1 }), b: note('b', to('c')), c: null })).toThrow(
      broken(1, 'b', 'c'),
    )
    expect(() => check(stored, { c: null, a: note('a', { n: 1 }), b: note('b', to('c')) })).toThrow(
      inUse(0, 'c', ['b']),
    )
    expect(() => check(stored, { c: null, a: note('a'), b: note('b', to('d')), d: note('d') })).not.toThrow()
    expect(() => check(stored, { c: null, a: note('a', to('c', { _weak: true })), b: null })).not.toThrow()
    expect(() => check(stored, { a: note('a'), b: null, c: null })).not.toThrow()
  })

  it('of a document to itself does not prevent its deletion', () => {
    expect(() => check([note('a', to('a'))], { a: null })).not.toThrow()
  })
})

describe('other references', () => {
  it.each([
    ['weak ones', to('b', { _weak: true })],
    ['those into another dataset', to('b', { _dataset: 'other' })],
    ['those to global documents', to('dataset:p.d:b')],
  ])('%s may have no target', (_name, fields) => {
    expect(() => check([], { a: note('a', fields) })).not.toThrow()
    expect(() => check([note('a', fields), note('b')], { b: null })).not.toThrow()
  })
})

it('accepts a transaction that changes nothing', () => {
  expect(() => check([note('a', to('missing'))], {})).not.toThrow()
})
