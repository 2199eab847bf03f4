import { describe, expect, it } from 'vitest'
import { applyMutations } from './apply-mutations.ts'
import type { Mutation } from './schema.ts'
import { note, refusal, sourceOf } from './transaction.test-support.ts'

const stamp = { transactionId: 'now', timestamp: '2026-02-01T00:00:00Z' }

function apply(mutations: Mutation[], source = sourceOf([])) {
  return applyMutations(mutations, source, stamp)
}

describe('patching documents', () => {
  it('changes the named fields, the revision and the time of update', () => {
    const document = note('a', { n: 1 })
    const { overlay, outcomes, mutationsById } = apply(
      [{ patch: { id: 'a', set: { m: 2 }, inc: { n: 4 } } }],
      sourceOf([document]),
    )
    expect(overlay.get('a')).toEqual({ ...document, n: 5, m: 2, _rev: 'now', _updatedAt: stamp.timestamp })
    expect(document).toEqual(note('a', { n: 1 }))
    expect(outcomes).toEqual([{ index: 0, id: 'a', operation: 'update' }])
    expect(mutationsById.get('a')).toEqual([{ patch: { id: 'a', set: { m: 2 }, inc: { n: 4 } } }])
  })

  it('applies to the result of earlier mutations in the transaction', () => {
    const { overlay, mutationsById } = apply([
      { create: { _id: 'a', _type: 'note', n: 1 } },
      { patch: { id: 'a', inc: { n: 1 } } },
      { patch: { id: 'a', ifRevisionID: 'now', inc: { n: 1 } } },
    ])
    expect(overlay.get('a')).toMatchObject({ n: 3 })
    expect(mutationsById.get('a')).toHaveLength(3)
    expect(() =>
      apply([{ delete: { id: 'a' } }, { patch: { id: 'a', set: {} } }], sourceOf([note('a')])),
    ).toThrow(expect.objectContaining({ status: 409 }))
  })

  it('refuses a document that does not exist, and names the mutation', () => {
    const description = 'The document with the ID "b" was not found'
    expect(() => apply([{ delete: { id: 'a' } }, { patch: { id: 'b', set: {} } }])).toThrow(
      refusal(409, 1, { type: 'documentNotFoundError', description, id: 'b' }),
    )
  })

  it('refuses another revision than the expected one', () => {
    const patch = { id: 'a', ifRevisionID: 'other', set: { n: 1 } }
    expect(() => apply([{ patch }], sourceOf([note('a')]))).toThrow(
      refusal(409, 0, {
        type: 'documentRevisionIDDoesNotMatchError',
        description: 'Document "a" has unexpected revision ID ("before"), expected "other"',
        currentRevisionID: 'before',
        expectedRevisionID: 'other',
        id: 'a',
      }),
    )
    expect(
      apply([{ patch: { ...patch, ifRevisionID: 'before' } }], sourceOf([note('a')])).outcomes,
    ).toHaveLength(1)
  })

  it.each(['_id', '_type', '_createdAt'])('refuses to change or remove %s', (field) => {
    const description = `Cannot modify immutable attribute "${field}"`
    const refused = refusal(409, 0, { type: 'immutableAttributeError', description, id: 'a' })
    expect(() => apply([{ patch: { id: 'a', set: { [field]: 'x' } } }], sourceOf([note('a')]))).toThrow(
      refused,
    )
    expect(() => apply([{ patch: { id: 'a', unset: [field] } }], sourceOf([note('a')]))).toThrow(refused)
  })

  it('refuses an operation that does not fit the field, with the reason', () => {
    const description = 'Cannot increment "n": it is not a number'
    expect(() => apply([{ patch: { id: 'a', inc: { n: 1 } } }], sourceOf([note('a', { n: 'x' })]))).toThrow(
      refusal(400, 0, { type: 'patchError', description, id: 'a' }),
    )
  })

  it.each([['patch'], ['delete']] as const)('refuses an invalid id to %s', (kind) => {
    const description = 'Invalid document ID "a b"'
    const mutation: Mutation =
      kind === 'patch' ? { patch: { id: ['a', 'a b'], set: {} } } : { delete: { id: 'a b' } }
    expect(() => apply([mutation], sourceOf([note('a')]))).toThrow(
      refusal(400, 0, { type: 'validationError', description }),
    )
  })
})
