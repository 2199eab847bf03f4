import { describe, expect, it } from 'vitest'
import { evaluateSync, parse, toJS } from 'groq-js'
import type { Identity, Role } from '../types.ts'
import {
  can,
  grantsOf,
  type Permission,
  readScope,
  requireAdministrator,
  requireLogin,
} from './permissions.ts'

const identityOf = (role: Role): Identity => ({
  id: role,
  name: role,
  role,
  kind: role === 'anonymous' ? role : 'user',
})

const ids = ['town-reading', 'drafts.town-reading', 'versions.spring.town-reading', 'enquiry.4711']
const all: Permission[] = ['read', 'create', 'update', 'history', 'manage']
const table: Record<Role, { root: Permission[]; dotted: Permission[] }> = {
  administrator: { root: all, dotted: all },
  editor: { root: ['read', 'create', 'update', 'history'], dotted: ['read', 'create', 'update', 'history'] },
  viewer: { root: ['read', 'history'], dotted: ['read', 'history'] },
  anonymous: { root: ['read'], dotted: [] },
}

describe('can', () => {
  for (const role of Object.keys(table) as Role[]) {
    for (const id of ids) {
      it(`grants ${role} exactly the table's permissions on ${id}`, () => {
        const granted = all.filter((permission) => can(identityOf(role), permission, id, 'public'))
        expect(granted).toEqual(id.includes('.') ? table[role].dotted : table[role].root)
      })
    }
  }

  it('hides a private dataset from anonymous readers only', () => {
    expect(can(identityOf('anonymous'), 'read', 'town-reading', 'private')).toBe(false)
    expect(can(identityOf('viewer'), 'read', 'town-reading', 'private')).toBe(true)
    expect(readScope(identityOf('anonymous'), 'private')).toBe('none')
    expect(readScope(identityOf('anonymous'), 'public')).toBe('public')
    expect(readScope(identityOf('viewer'), 'private')).toBe('all')
  })
})

/** Evaluates a grant's filter as the Studio does. */
function matches(filter: string, id: string): boolean {
  const found = toJS(evaluateSync(parse(`*[${filter}]`), { dataset: [{ _id: id }] })) as unknown[]
  return found.length === 1
}

describe('grantsOf', () => {
  for (const role of Object.keys(table) as Role[]) {
    it(`describes ${role} to the Studio as the server enforces it`, () => {
      const grants = grantsOf(identityOf(role), 'public')
      for (const id of ids) {
        const granted = grants
          .filter(({ filter }) => matches(filter, id))
          .flatMap(({ permissions }) => permissions)
          .filter((permission) => permission !== 'editHistory')
        const allowed = all.filter((permission) => can(identityOf(role), permission, id, 'public'))
        expect({ id, granted }).toEqual({ id, granted: allowed })
      }
    })
  }
})

describe('grants beyond the documents of a role', () => {
  it('are none for anonymous readers of a private dataset', () => {
    expect(grantsOf(identityOf('anonymous'), 'private')).toEqual([])
    expect(grantsOf(identityOf('viewer'), 'private')).toMatchObject([
      { filter: '_id in path("**")', permissions: ['read', 'history'] },
      { filter: '_type == "sanity.previewUrlSecret"', permissions: ['create', 'update'] },
    ])
  })

  it('are none for a viewer’s token, which has no previews', () => {
    expect(grantsOf({ ...identityOf('viewer'), kind: 'token' }, 'private')).toHaveLength(1)
  })

  it('include editing the history for roles that may update documents', () => {
    const roles = (Object.keys(table) as Role[]).filter((role) =>
      grantsOf(identityOf(role), 'public').some(({ permissions }) => permissions.includes('editHistory')),
    )
    expect(roles).toEqual(['administrator', 'editor'])
  })
})

describe('guards', () => {
  it('refuse with the error bodies of Sanity', () => {
    expect(() => requireLogin(identityOf('anonymous'))).toThrow(
      expect.objectContaining({
        message: 'Session not found',
        body: {
          statusCode: 401,
          error: 'Unauthorized',
          message: 'Session not found',
          errorCode: 'SIO-401-ANF',
        },
      }),
    )
    expect(() => requireAdministrator(identityOf('viewer'))).toThrow(
      'Insufficient permissions: only an administrator may do this',
    )
  })

  it('throw 401 without a login and 403 for the wrong role', () => {
    expect(() => requireLogin(identityOf('anonymous'))).toThrow(expect.objectContaining({ status: 401 }))
    expect(() => requireLogin(identityOf('viewer'))).not.toThrow()
    expect(() => requireAdministrator(identityOf('anonymous'))).toThrow(
      expect.objectContaining({ status: 401 }),
    )
    expect(() => requireAdministrator(identityOf('editor'))).toThrow(expect.objectContaining({ status: 403 }))
    expect(() => requireAdministrator(identityOf('administrator'))).not.toThrow()
  })
})
