import { expect, it } from 'vitest'
import { textOf } from './account-mail.ts'

const site = { brandName: 'Fair Cars', studioUrl: 'https://cars.example/studio' }
const link = 'https://cars.example/content-lake/v1/auth/claim?token=secret'

it.each([
  ['invitation', 7 * 24 * 3_600_000, 'for 7 days'],
  ['password-reset', 3_600_000, 'for one hour'],
] as const)('a mail with a link says for how long it works (%s)', (kind, lifetimeMs, words) => {
  const { subject, text } = textOf({ kind, to: 'ada@example.com', link, lifetimeMs }, site)
  expect(subject).toContain('Fair Cars')
  // Alone on its line, so that no mail program adds a full stop to it.
  expect(text.split('\n')).toContain(link)
  expect(text).toContain(words)
})

it.each(['password-changed', 'email-changed'] as const)(
  'a notice says what to do when it was somebody else (%s)',
  (kind) => {
    const { text } = textOf({ kind, to: 'ada@example.com' }, site)
    expect(text).toContain('Was it not you?')
    expect(text).toContain(site.studioUrl)
  },
)
