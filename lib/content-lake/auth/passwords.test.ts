import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('passwords', () => {
  it('are salted: the same one twice gives two hashes, and both verify', async () => {
    const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
    expect(first).not.toBe(second)
    expect(await verifyPassword('correct horse', first)).toBe(true)
    expect(await verifyPassword('correct horse', second)).toBe(true)
    expect(await verifyPassword('correct horse ', first)).toBe(false)
  })

  it('are the same however the keyboard composed the letters', async () => {
    const stored = await hashPassword('caf\u00e9 au lait!')
    expect(await verifyPassword('cafe\u0301 au lait!', stored)).toBe(true)
  })

  it('never match where none is set', async () => {
    expect(await verifyPassword('', undefined)).toBe(false)
    expect(await verifyPassword('anything', undefined)).toBe(false)
  })
})
