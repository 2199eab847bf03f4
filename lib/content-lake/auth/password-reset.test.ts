import { beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase } from '../store/database.test-support.ts'
import type { AccountMail } from './account-mail.ts'
import { type Auth, createAuth } from './auth.ts'
import { resetLinkLifetime } from './password-reset.ts'

const database = freshDatabase()
const config = { siteOrigin: 'https://site.example', publicUrl: 'https://site.example/content-lake' }
let auth: Auth
let clock: number
let mails: AccountMail[]

beforeEach(() => {
  clock = Date.now()
  mails = []
  vi.spyOn(console, 'log').mockImplementation(() => {})
  auth = createAuth(database.db, config, {
    now: () => clock,
    sendMail: async (mail) => {
      mails.push(mail)
      return { ok: true }
    },
  })
})

async function mailedLink(): Promise<string> {
  await vi.waitFor(() => expect(mails).toHaveLength(1))
  const [mail] = mails
  return mail && 'link' in mail ? (new URL(mail.link).searchParams.get('token') ?? '') : ''
}

describe('a link for a forgotten password', () => {
  it('expires after an hour, and is stored as a hash', async () => {
    const { id } = auth.users.create({ name: 'Ada', email: 'ada@example.com', role: 'editor' })
    expect(auth.resets.request('ADA@example.com', '::1')).toBe(0)
    const link = await mailedLink()
    expect(JSON.stringify(database.db.prepare('SELECT * FROM login_link').all())).not.toContain(link)
    clock += resetLinkLifetime - 1
    expect(auth.sessions.loginLinkUser(link)).toBe(id)
    clock += 1
    expect(auth.sessions.loginLinkUser(link)).toBeUndefined()
  })

  it('is not mailed to a name that is no address', async () => {
    auth.users.create({ name: 'Owner', email: 'owner@localhost', role: 'administrator' })
    auth.users.create({ name: 'Ada', email: 'ada@example.com', role: 'editor' })
    expect(auth.resets.request('owner@localhost', '::1')).toBe(0)
    expect(auth.resets.request('ada@example.com', '::1')).toBe(0)
    await mailedLink()
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.com'])
  })
})
