import { describe, expect, it } from 'vitest'
import { requirePermissions } from './required-permissions.ts'
import type { Mutation } from './schema.ts'
import { refusal } from './transaction.test-support.ts'

/** Each permission that a transaction needs, as `permission id`. */
function neededBy(...mutations: Mutation[]): string[] {
  const needed: string[] = []
  requirePermissions(mutations, (permission, id) => needed.push(`${permission} ${id}`) > 0)
  return needed
}

describe('permissions that a transaction needs', () => {
  const attributes = { _id: 'a', _type: 'note' }

  it.each<[name: string, mutation: Mutation, needed: string[]]>([
    ['create', { create: attributes }, ['create a']],
    ['create without an id', { create: { _type: 'note' } }, ['create ']],
    ['createIfNotExists', { createIfNotExists: attributes }, ['create a']],
    ['createOrReplace', { createOrReplace: attributes }, ['create a', 'update a']],
    ['patch', { patch: { id: 'a', set: {} } }, ['update a']],
    ['patch of several', { patch: { id: ['a', 'b'], set: {} } }, ['update a', 'update b']],
    ['delete', { delete: { id: 'a' } }, ['update a']],
    ['delete by query', { delete: { query: '*' } }, ['update ']],
    ['patch by query', { patch: { query: '*', set: {} } }, ['update ']],
  ])('follow from the form of a %s', (_name, mutation, needed) => {
    expect(neededBy(mutation)).toEqual(needed)
  })

  it('include those of all its mutations', () => {
    expect(neededBy({ create: attributes }, { delete: { id: 'b' } })).toEqual(['create a', 'update b'])
  })

  it('are refused for the first mutation that lacks one', () => {
    const mutations: Mutation[] = [
      { create: attributes },
      { createOrReplace: attributes },
      { delete: { id: 'b' } },
    ]
    expect(() => {
      requirePermissions(mutations, (permission) => permission === 'create')
    }).toThrow(
      refusal(403, 1, {
        type: 'insufficientPermissionsError',
        description: 'Insufficient permissions; permission "update" required',
        permission: 'update',
      }),
    )
  })
})
