import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { auditAccount } from '../auth/audit.ts'
import { bearerOf } from '../auth/auth.ts'
import { hashPassword } from '../auth/passwords.ts'
import { requireLogin } from '../auth/permissions.ts'
import { sessionSecretOf } from '../auth/session-cookie.ts'
import type { User } from '../auth/users.ts'
import { httpError } from '../errors.ts'
import { addressBlock, addressOf } from './caller.ts'
import type { Lake } from './context.ts'
import { inWords } from './form-pages.ts'
import type { LakeEnv } from './lake-env.ts'
import { accountEmail, accountName } from './member-routes.ts'
import { bodyAs } from './request.ts'

const password = z.string().max(1000)
const nameChange = z.object({ name: accountName })
const emailChange = z.object({ email: accountEmail, password })
const passwordChange = z.object({ password, newPassword: password })

/**
 * The caller's own account. Hosted Sanity has it on its own website. What decides who may sign in is changed with the
 * present password alone: a browser that was left open is not enough.
 */
export function accountRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const { auth } = lake
  const { users, sessions, mailer } = auth

  app.get('/users/me/account', (c) => c.json(accountOf(requireAccount(c).id)))

  app.patch('/users/me', async (c) => {
    const { id } = requireAccount(c)
    const { name } = await bodyAs(c, nameChange)
    users.setName(id, name)
    auditAccount('the name was changed', id, { id })
    return c.json(accountOf(id))
  })

  app.post('/users/me/email', async (c) => {
    const user = requireAccount(c)
    const change = await bodyAs(c, emailChange)
    await confirmPassword(c, user, change.password)
    users.setEmail(user.id, change.email)
    // Whoever reads the earlier mailbox may have links.
    sessions.removeLoginLinks(user.id)
    auditAccount('the e-mail address was changed', user.id, user)
    void mailer.send({ kind: 'email-changed', to: user.email })
    return c.json(accountOf(user.id))
  })

  app.post('/users/me/password', async (c) => {
    const user = requireAccount(c)
    const change = await bodyAs(c, passwordChange)
    await confirmPassword(c, user, change.password)
    const problem = await auth.newPasswordProblem(user, change.newPassword)
    if (problem !== undefined) throw httpError(400, problem)
    const hash = await hashPassword(change.newPassword)
    c.var.confirmIdentity()
    users.setPasswordHash(user.id, hash)
    sessions.removeLoginLinks(user.id)
    sessions.endAllOf(user.id, ownSecret(c))
    auditAccount('the password was changed', user.id, user)
    void mailer.send({ kind: 'password-changed', to: user.email })
    return c.json(accountOf(user.id))
  })

  /** Signs the caller out everywhere, here as well. */
  app.delete('/users/me/sessions', (c) => {
    const { id } = requireAccount(c)
    sessions.endAllOf(id)
    auditAccount('signed out everywhere', id, { id })
    return c.body(null, 204)
  })

  function accountOf(id: string) {
    const { name, email, role } = requireUser(id)
    // Whether invitations and links to choose a new password can be mailed.
    return { id, name, email, role, sessions: sessions.countOf(id), canSendMail: mailer.isAvailable }
  }

  /** @throws LakeError 401 without a sign-in, 404 for a token, which has no account */
  function requireAccount(c: Context<LakeEnv>): User {
    requireLogin(c.var.identity)
    return requireUser(c.var.identity.id)
  }

  function requireUser(id: string): User {
    const user = users.byId(id)
    if (!user) throw httpError(404, 'Account not found')
    return user
  }

  /**
   * Counts like a sign-in, so that a stolen session gives no further attempts.
   *
   * @throws LakeError 403 or 429; not 401, which would end the caller's session in the Studio
   */
  async function confirmPassword(c: Context<LakeEnv>, { email }: User, given: string): Promise<void> {
    const result = await auth.login(email, given, addressBlock(addressOf(c)))
    if (result.ok) {
      c.var.confirmIdentity()
      return
    }
    if (result.reason === 'wrong') throw httpError(403, 'The current password is not right.')
    const { retryAfterMs } = result
    throw httpError(429, `Too many attempts. Please wait ${inWords(retryAfterMs)} and try again.`, {
      'Retry-After': `${Math.ceil(retryAfterMs / 1000)}`,
    })
  }

  function ownSecret(c: Context<LakeEnv>): string | undefined {
    const { headers } = c.req.raw
    return bearerOf(headers) ?? sessionSecretOf(headers, auth.sessionCookie)
  }

  return app
}
