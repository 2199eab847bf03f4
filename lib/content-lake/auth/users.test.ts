import { describe, expect, it } from 'vitest'
import { freshAuth } from './auth.test-support.ts'

const context = freshAuth()

describe('users', () => {
  it('refuse to lose the last administrator', () => {
    const owner = context.auth.users.create({
      name: 'Owner',
      email: 'owner@example.com',
      role: 'administrator',
    })
    const refused = expect.objectContaining({ status: 409 })
    expect(() => context.auth.users.remove(owner.id)).toThrow(refused)
    expect(() => context.auth.users.setRole(owner.id, 'editor')).toThrow(refused)
    context.auth.users.setRole(context.user.id, 'administrator')
    context.auth.users.remove(owner.id)
    expect(context.auth.users.list().map(({ id }) => id)).toEqual([context.user.id])
  })

  it('refuse to lose the last administrator who can sign in', () => {
    const { users } = context.auth
    const owner = users.create({ name: 'Owner', email: 'owner@example.com', role: 'administrator' })
    users.setPasswordHash(owner.id, 'a hash')
    const invited = users.create({ name: 'Invited', email: 'invited@example.com', role: 'administrator' })
    const refused = expect.objectContaining({ status: 409 })
    expect(() => users.remove(owner.id)).toThrow(refused)
    expect(() => users.setRole(owner.id, 'viewer')).toThrow(refused)
    users.remove(invited.id)
    users.setPasswordHash(context.user.id, 'a hash')
    users.setRole(context.user.id, 'administrator')
    users.remove(owner.id)
    expect(users.list().map(({ id }) => id)).toEqual([context.user.id])
  })

  it('refuse a second user with the same e-mail address', () => {
    const again = { name: 'Other', email: 'ADA@EXAMPLE.COM', role: 'viewer' } as const
    expect(() => context.auth.users.create(again)).toThrow(expect.objectContaining({ status: 409 }))
  })
})
