import { expect, it } from 'vitest'
import { parseEnv } from '../../lib/env/env.ts'
import { checkRecipients } from './check-recipients.ts'

const messages = (settings: Record<string, string>) =>
  checkRecipients(parseEnv(settings)).map(({ message }) => message)

it('lists who receives details with the setting, and what would add others', () => {
  const [on, off] = messages({ SMTP_URL: 'smtps://user:secret@mail.example', BACKUPS_OFF_SITE: 'true' })
  expect(on).toMatch(/^Details are sent to SMTP_URL: the company that carries our e-mail.*BACKUPS_OFF_SITE: /)
  expect(on).not.toContain('secret')
  expect(off).toContain('REDIS_URL')
  expect(off).not.toMatch(/SMTP_URL|BACKUPS/)
})

it('says so when nobody does', () => {
  expect(messages({})[0]).toBe('Details are sent to nobody else.')
})
