import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { auditAccount } from '../auth/audit.ts'
import { requireAdministrator } from '../auth/permissions.ts'
import { userRoles } from '../auth/roles.ts'
import type { User } from '../auth/users.ts'
import { httpError } from '../errors.ts'
import type { Lake } from './context.ts'
import type { LakeEnv } from './lake-env.ts'
import { issueLoginLink } from './login-links.ts'
import { bodyAs, flag, searchOf } from './request.ts'

export const accountName = z.string().trim().min(1, 'A user needs a name').max(200, 'This name is too long')
export const accountEmail = z.email('This is not an e-mail address').max(320)
export const accountRole = z.enum(userRoles, `The role must be one of: ${userRoles.join(', ')}`)
const newUser = z.object({ name: accountName, email: accountEmail, role: accountRole })
const change = z.object({ role: accountRole })

/**
 * Users, for administrators. Hosted Sanity manages them on its own website. Links are returned to the administrator to pass
 * on, and mailed as well where the lake can send mail and the request asks for it (`?mail=true`).
 */
export function memberRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const { users, sessions } = lake.auth

  app.use('/users', async (c, next) => {
    requireAdministrator(c.var.identity)
    await next()
  })
  app.use('/users/*', async (c, next) => {
    requireAdministrator(c.var.identity)
    await next()
  })

  app.get('/users', (c) => c.json(users.list().map(withInvitation)))

  app.post('/users', async (c) => {
    const user = users.create(await bodyAs(c, newUser))
    auditAccount(`invited as ${user.role}`, user.id, c.var.identity)
    const link = await issueLink(c, user)
    return c.json({ user: withInvitation(user), ...link }, 201)
  })

  /** A new link, for a lost password or an expired invitation. The old password works until the link is used. */
  app.post('/users/:id/login-link', async (c) => {
    const user = requireUser(c.req.param('id'))
    auditAccount('a link to choose a password was issued', user.id, c.var.identity)
    return c.json(await issueLink(c, user))
  })

  app.patch('/users/:id', async (c) => {
    const { id } = requireUser(c.req.param('id'))
    const { role } = await bodyAs(c, change)
    users.setRole(id, role)
    auditAccount(`now ${role}`, id, c.var.identity)
    return c.json(withInvitation(requireUser(id)))
  })

  app.delete('/users/:id', (c) => {
    const { id } = requireUser(c.req.param('id'))
    users.remove(id)
    auditAccount('removed', id, c.var.identity)
    return c.body(null, 204)
  })

  /** Signs somebody out everywhere, as after the loss of a computer. */
  app.delete('/users/:id/sessions', (c) => {
    const { id } = requireUser(c.req.param('id'))
    sessions.endAllOf(id)
    auditAccount('signed out everywhere', id, c.var.identity)
    return c.body(null, 204)
  })

  function requireUser(id: string): User {
    const user = users.byId(id)
    if (!user) throw httpError(404, 'User not found')
    return user
  }

  /** A user, and until a password has been chosen the invitation: its link may have expired. */
  function withInvitation(user: User) {
    const invitation = user.hasPassword ? null : { expiresAt: sessions.loginLinkExpiry(user.id) ?? null }
    return { ...user, invitation }
  }

  function issueLink(c: Context<LakeEnv>, user: User) {
    c.header('Cache-Control', 'no-store')
    return issueLoginLink(lake, user, flag(searchOf(c), 'mail'))
  }

  return app
}
