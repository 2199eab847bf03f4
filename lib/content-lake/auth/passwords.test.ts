import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('passwords', () => {
  it('are salted: one password has two hashes, and both verify', async () => {
    const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
    expect(first).not.toBe(second)
    expect(await verifyPassword('correct horse', first)).toBe(true)
    expect(await verifyPassword('correct horse', second)).toBe(true)
    expect(await verifyPassword('correct horse ', first)).toBe(false)
  })

  it('verify in composed and decomposed Unicode', async () => {
    const stored = await hashPassword('caf\u00e9 au lait!')
    expect(await verifyPassword('cafe\u0301 au lait!', stored)).toBe(true)
  })

  it('never match an account without a password', async () => {
    expect(await verifyPassword('', undefined)).toBe(false)
    expect(await verifyPassword('anything', undefined)).toBe(false)
  })
})
