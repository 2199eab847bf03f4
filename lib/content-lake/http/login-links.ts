import { claimUrl } from '../auth/claim-url.ts'
import { loginLinkLifetime } from '../auth/sessions.ts'
import type { User } from '../auth/users.ts'
import type { Lake } from './context.ts'

/** A new link with which somebody chooses a password; earlier ones stop working. With `isMailed` it is mailed as well, if that is possible. */
export async function issueLoginLink(
  { auth: { sessions, mailer }, config }: Pick<Lake, 'auth' | 'config'>,
  user: User,
  isMailed: boolean,
): Promise<{ loginUrl: string; mail: 'sent' | 'failed' | 'off' }> {
  const loginUrl = claimUrl(config.publicUrl, sessions.createLoginLink(user.id))
  if (!isMailed || !mailer.isAvailable) return { loginUrl, mail: 'off' }
  const kind = user.hasPassword ? 'password-reset' : 'invitation'
  const isSent = await mailer.send({ kind, to: user.email, link: loginUrl, lifetimeMs: loginLinkLifetime })
  return { loginUrl, mail: isSent ? 'sent' : 'failed' }
}
