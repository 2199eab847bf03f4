import { expect, it } from 'vitest'
import { invitationWords } from './invitation-words.ts'

const now = new Date('2026-06-01T12:00:00Z')

it('an invitation says until when its link works, with the month in words', () => {
  expect(invitationWords({ expiresAt: '2026-06-08T12:00:00.000Z' }, now)).toContain('until 8 June')
})

it.each([null, '2026-06-01T12:00:00.000Z'])('an expired invitation says what to do (%s)', (expiresAt) => {
  expect(invitationWords({ expiresAt }, now)).toContain('has expired')
})
