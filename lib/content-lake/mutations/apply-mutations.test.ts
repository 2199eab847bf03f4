import { describe, expect, it } from 'vitest'
import { applyMutations } from './apply-mutations.ts'
import type { Mutation } from './schema.ts'
import { note, refusal, sourceOf } from './transaction.test-support.ts'

const stamp = { transactionId: 'now', timestamp: '2026-02-01T00:00:00Z' }
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

function apply(mutations: Mutation[], source = sourceOf([])) {
  return applyMutations(mutations, source, stamp)
}

describe('creating a document', () => {
  it('gives it the system fields of the transaction', () => {
    const { overlay, outcomes, mutationsById, purged } = apply([
      { create: { _id: 'a', _type: 'note', n: 1 } },
    ])
    const created = note('a', {
      n: 1,
      _rev: 'now',
      _createdAt: stamp.timestamp,
      _updatedAt: stamp.timestamp,
    })
    expect(Object.fromEntries(overlay)).toEqual({ a: created })
    expect(outcomes).toEqual([{ index: 0, id: 'a', operation: 'create' }])
    expect(mutationsById.get('a')).toEqual([{ create: created }])
    expect(purged.size).toBe(0)
  })

  it.each([[undefined], ['']])('generates an id for %j', (_id) => {
    const [id] = apply([{ create: { ...(_id !== undefined && { _id }), _type: 'note' } }]).overlay.keys()
    expect(id).toMatch(uuid)
  })

  it('generates an id in a path that ends with a dot', () => {
    const [id = ''] = apply([{ create: { _id: 'drafts.', _type: 'note' } }]).overlay.keys()
    expect(id.slice(0, 7)).toBe('drafts.')
    expect(id.slice(7)).toMatch(uuid)
  })

  it('accepts a valid creation time, and no other', () => {
    const createdAt = (_createdAt: unknown) =>
      apply([{ create: { _id: 'a', _type: 'note', _createdAt } }]).overlay.get('a')?._createdAt
    expect(createdAt('2020-05-05T00:00:00Z')).toBe('2020-05-05T00:00:00Z')
    for (const wrong of ['yesterday', 5, null]) expect(createdAt(wrong)).toBe(stamp.timestamp)
  })

  it.each([['-a'], ['a..b'], [7]])('refuses the id %j', (_id) => {
    const description = `Invalid document ID ${JSON.stringify(_id)}`
    expect(() => apply([{ create: { _id, _type: 'note' } }])).toThrow(
      refusal(400, 0, { type: 'validationError', description }),
    )
  })

  it.each([[undefined], [''], [1]])('refuses the type %j', (_type) => {
    expect(() => apply([{ create: { _id: 'a', _type } }])).toThrow(
      refusal(400, 0, { type: 'validationError', description: 'Document "a" has no _type', id: 'a' }),
    )
  })

  it('refuses an existing id', () => {
    const description = 'Document by ID "a" already exists'
    expect(() => apply([{ create: { _id: 'a', _type: 'note' } }], sourceOf([note('a')]))).toThrow(
      refusal(409, 0, { type: 'documentAlreadyExistsError', description, id: 'a' }),
    )
  })

  it('leaves an existing document unchanged with `createIfNotExists`', () => {
    const mutation = { createIfNotExists: { _id: 'a', _type: 'other' } }
    const { overlay, outcomes, mutationsById } = apply([mutation], sourceOf([note('a')]))
    expect([overlay.size, mutationsById.size]).toEqual([0, 0])
    expect(outcomes).toEqual([{ index: 0, id: 'a', operation: 'none' }])
  })

  it('creates a missing document, and records the mutation as sent', () => {
    const { outcomes, mutationsById } = apply([{ createIfNotExists: { _id: 'a', _type: 'note' } }])
    expect(outcomes).toEqual([{ index: 0, id: 'a', operation: 'create' }])
    expect(mutationsById.get('a')).toMatchObject([{ createIfNotExists: { _id: 'a' } }])
  })

  it('replaces a document of the same type as a whole', () => {
    const mutation = { createOrReplace: { _id: 'a', _type: 'note', n: 2 } }
    const { overlay, outcomes, mutationsById } = apply([mutation], sourceOf([note('a', { m: 1 })]))
    expect(overlay.get('a')).toMatchObject({ n: 2, _rev: 'now' })
    expect(overlay.get('a')).not.toHaveProperty('m')
    expect(outcomes).toEqual([{ index: 0, id: 'a', operation: 'update' }])
    expect(mutationsById.get('a')).toMatchObject([{ createOrReplace: { n: 2 } }])
  })

  it('refuses to replace a document by one of another type', () => {
    const description = 'Cannot modify immutable attribute "_type"'
    expect(() => apply([{ createOrReplace: { _id: 'a', _type: 'other' } }], sourceOf([note('a')]))).toThrow(
      refusal(409, 0, { type: 'immutableAttributeError', description, id: 'a' }),
    )
  })
})

describe('deleting documents', () => {
  it('deletes those that exist, and ignores others', () => {
    const { overlay, outcomes, mutationsById, purged } = apply(
      [{ delete: { id: ['a', 'b'] } }],
      sourceOf([note('a')]),
    )
    expect(Object.fromEntries(overlay)).toEqual({ a: null })
    expect(outcomes).toEqual([{ index: 0, id: 'a', operation: 'delete' }])
    expect(Object.fromEntries(mutationsById)).toEqual({ a: [{ delete: { id: 'a' } }] })
    expect(purged.size).toBe(0)
  })

  it('purges the history on request, also of a document that is deleted already', () => {
    const { purged, mutationsById } = apply([{ delete: { id: 'a', purge: true } }])
    expect([...purged]).toEqual(['a'])
    expect(mutationsById.size).toBe(0)
  })

  it('records nothing of a purged document in its own transaction', () => {
    const { mutationsById } = apply(
      [{ patch: { id: 'a', set: { secret: 1 } } }, { delete: { id: 'a', purge: true } }],
      sourceOf([note('a')]),
    )
    expect(mutationsById.get('a')).toEqual([{ delete: { id: 'a' } }])
  })
})

describe('a selection by a query', () => {
  it('sees the documents as earlier mutations have left them', () => {
    const selections: unknown[] = []
    const source = sourceOf([note('a'), note('b')], {
      select: (query, params, overlay) => {
        selections.push({ query, params, changed: [...overlay.keys()] })
        return ['b']
      },
    })
    const { outcomes, mutationsById } = apply(
      [
        { delete: { id: 'a' } },
        { patch: { query: '*[n > $n]', params: { n: 1 }, set: { n: 2 } } },
        { delete: { query: '*' } },
      ],
      source,
    )
    expect(selections).toEqual([
      { query: '*[n > $n]', params: { n: 1 }, changed: ['a'] },
      { query: '*', params: {}, changed: ['a', 'b'] },
    ])
    expect(outcomes.map(({ id, operation }) => `${operation} ${id}`)).toEqual([
      'delete a',
      'update b',
      'delete b',
    ])
    expect(mutationsById.get('b')).toEqual([{ patch: { id: 'b', set: { n: 2 } } }, { delete: { id: 'b' } }])
  })
})

describe('permissions while a transaction is applied', () => {
  const cases: [name: string, mutation: Mutation, permission: string][] = [
    ['creating', { create: { _type: 'note' } }, 'create'],
    ['replacing', { createOrReplace: { _id: 'a', _type: 'note' } }, 'update'],
    ['patching', { patch: { query: '*', set: {} } }, 'update'],
    ['deleting', { delete: { query: '*' } }, 'update'],
  ]
  it.each(cases)('are checked when %s', (_name, mutation, permission) => {
    const without = sourceOf([note('a')], {
      select: () => ['a'],
      hasPermission: (requested) => requested !== permission,
    })
    const description = `Insufficient permissions; permission "${permission}" required`
    expect(() => apply([mutation], without)).toThrow(
      refusal(403, 0, { type: 'insufficientPermissionsError', description, permission }),
    )
    const enough = sourceOf([note('a')], {
      select: () => ['a'],
      hasPermission: (requested) => requested === permission,
    })
    expect(apply([mutation], enough).outcomes).toHaveLength(1)
  })
})
