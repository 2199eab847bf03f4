import { describe, expect, it } from 'vitest'
import { freshAuth } from './auth.test-support.ts'

const context = freshAuth()

describe('handover', () => {
  it('works once, and expires', () => {
    const code = context.auth.sessions.createHandover(context.user.id)
    expect(code.length).toBeGreaterThanOrEqual(20)
    expect(context.auth.sessions.redeemHandover(code)).toBe(context.user.id)
    expect(context.auth.sessions.redeemHandover(code)).toBeUndefined()
    const late = context.auth.sessions.createHandover(context.user.id)
    context.clock += 120_000
    expect(context.auth.sessions.redeemHandover(late)).toBeUndefined()
  })
})
