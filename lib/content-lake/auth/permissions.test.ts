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

const someone = (role: Role): Identity => ({
  id: role,
  name: role,
  role,
  kind: role === 'anonymous' ? role : 'user',
})

const IDS = ['town-reading', 'drafts.town-reading', 'versions.spring.town-reading', 'enquiry.4711']
const ALL: Permission[] = ['read', 'create', 'update', 'history', 'manage']
const TABLE: Record<Role, { root: Permission[]; dotted: Permission[] }> = {
  administrator: { root: ALL, dotted: ALL },
  editor: { root: ['read', 'create', 'update', 'history'], dotted: ['read', 'create', 'update', 'history'] },
  viewer: { root: ['read', 'history'], dotted: ['read', 'history'] },
  anonymous: { root: ['read'], dotted: [] },
}

describe('can', () => {
  for (const role of Object.keys(TABLE) as Role[]) {
    for (const id of IDS) {
      it(`gives ${role} exactly the table's permissions on ${id}`, () => {
        const granted = ALL.filter((permission) => can(someone(role), permission, id, 'public'))
        expect(granted).toEqual(id.includes('.') ? TABLE[role].dotted : TABLE[role].root)
      })
    }
  }

  it('hides a private dataset from anonymous readers and from nobody else', () => {
    expect(can(someone('anonymous'), 'read', 'town-reading', 'private')).toBe(false)
    expect(can(someone('viewer'), 'read', 'town-reading', 'private')).toBe(true)
    expect(readScope(someone('anonymous'), 'private')).toBe('none')
    expect(readScope(someone('anonymous'), 'public')).toBe('public')
    expect(readScope(someone('viewer'), 'private')).toBe('all')
  })
})

/** Evaluates a grant's filter as the Studio does. */
function matches(filter: string, id: string): boolean {
  const found = toJS(evaluateSync(parse(`*[${filter}]`), { dataset: [{ _id: id }] })) as unknown[]
  return found.length === 1
}

describe('grantsOf', () => {
  for (const role of Object.keys(TABLE) as Role[]) {
    it(`tells the Studio about ${role} what the server does`, () => {
      const grants = grantsOf(someone(role), 'public')
      for (const id of IDS) {
        const granted = grants
          .filter(({ filter }) => matches(filter, id))
          .flatMap(({ permissions }) => permissions)
          .filter((permission) => permission !== 'editHistory')
        const allowed = ALL.filter((permission) => can(someone(role), permission, id, 'public'))
        expect({ id, granted }).toEqual({ id, granted: allowed })
      }
    })
  }
})

describe('guards', () => {
  it('answers 401 to nobody, 403 to the wrong role', () => {
    expect(() => requireLogin(someone('anonymous'))).toThrow(expect.objectContaining({ status: 401 }))
    expect(() => requireLogin(someone('viewer'))).not.toThrow()
    expect(() => requireAdministrator(someone('anonymous'))).toThrow(expect.objectContaining({ status: 401 }))
    expect(() => requireAdministrator(someone('editor'))).toThrow(expect.objectContaining({ status: 403 }))
    expect(() => requireAdministrator(someone('administrator'))).not.toThrow()
  })
})
