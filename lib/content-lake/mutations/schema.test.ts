import { describe, expect, it } from 'vitest'
import { parseMutationRequest } from './schema.ts'

const patch = (operations: object): unknown => ({ mutations: [{ patch: { id: 'a', ...operations } }] })

describe('a mutation request', () => {
  it.each([
    [
      'every kind of creation',
      { mutations: [{ create: {} }, { createOrReplace: { a: 1 } }, { createIfNotExists: {} }] },
    ],
    [
      'deletion by id, ids and query',
      {
        mutations: [
          { delete: { id: 'a' } },
          { delete: { id: ['a'], purge: true } },
          { delete: { query: '*', params: { a: 1 } } },
        ],
      },
    ],
    [
      'every operation of a patch',
      patch({
        ifRevisionID: 'r',
        set: { a: null },
        setIfMissing: { a: [] },
        unset: ['a'],
        inc: { a: 1 },
        dec: { a: 1 },
        insert: { before: 'a[0]', items: [1] },
        diffMatchPatch: { a: '@@' },
      }),
    ],
    [
      'insertions after and in place of an element',
      {
        mutations: [
          { patch: { id: 'a', insert: { after: 'a', items: [] } } },
          { patch: { query: '*', insert: { replace: 'a', items: [] } } },
        ],
      },
    ],
    ['an id for the transaction', { mutations: [{ create: {} }], transactionId: 'A-z_09'.padEnd(128, 'x') }],
  ])('may hold %s', (_name, body) => {
    expect(parseMutationRequest(body)).toEqual(body)
  })

  it.each([
    ['nothing', undefined, ''],
    ['no mutations', { mutations: [] }, 'mutations'],
    ['an unknown mutation', { mutations: [{ create: {} }, { replace: {} }] }, 'mutations.1'],
    ['two mutations in one', { mutations: [{ create: {}, delete: { id: 'a' } }] }, 'mutations.0'],
    ['a deletion of nothing', { mutations: [{ delete: {} }] }, 'mutations.0'],
    ['a purge that is no boolean', { mutations: [{ delete: { id: 'a', purge: 1 } }] }, 'mutations.0'],
    ['an increment that is no number', patch({ inc: { a: '1' } }), 'mutations.0'],
    ['a decrement that is no number', patch({ dec: { a: '1' } }), 'mutations.0'],
    ['a text patch that is no text', patch({ diffMatchPatch: { a: 1 } }), 'mutations.0'],
    ['an insertion of no items', patch({ insert: { after: 'a' } }), 'mutations.0'],
    ['an unset of one path', patch({ unset: 'a' }), 'mutations.0'],
    ['a revision that is no text', patch({ ifRevisionID: 1 }), 'mutations.0'],
    ['a transaction id with a space', { mutations: [{ create: {} }], transactionId: 'a b' }, 'transactionId'],
    ['an empty transaction id', { mutations: [{ create: {} }], transactionId: '' }, 'transactionId'],
    [
      'too long a transaction id',
      { mutations: [{ create: {} }], transactionId: 'x'.repeat(129) },
      'transactionId',
    ],
  ])('may not hold %s', (_name, body, path) => {
    expect(() => parseMutationRequest(body)).toThrow(
      expect.objectContaining({
        status: 400,
        body: {
          error: {
            type: 'validationError',
            description: expect.stringMatching(`^Invalid mutation request at "${path}": .`),
          },
        },
      }),
    )
  })
})
