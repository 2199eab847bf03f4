import { Hono } from 'hono'
import { z } from 'zod'
import { auditAccount } from '../auth/audit.ts'
import { requireAdministrator } from '../auth/permissions.ts'
import { describeRole } from '../auth/roles.ts'
import type { User } from '../auth/users.ts'
import { httpError } from '../errors.ts'
import type { Lake } from './context.ts'
import type { LakeEnv } from './lake-env.ts'
import { issueLoginLink } from './login-links.ts'
import { accountEmail, accountRole } from './member-routes.ts'
import { bodyAs } from './request.ts'

const newInvitation = z.object({ email: accountEmail, role: accountRole })

/** Invitations in the form of Sanity's API, as its command line sends them: without a name, and mailed if that is possible. */
export function invitationRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const { users, sessions } = lake.auth
  const { projectId } = lake.config
  const path = '/invitations/project/:project'

  for (const guarded of [path, `${path}/*`])
    app.use(guarded, async (c, next) => {
      requireAdministrator(c.var.identity)
      if (c.req.param('project') !== projectId) throw httpError(404, 'Project not found')
      await next()
    })

  app.get(path, (c) => c.json(users.list().filter(isInvited).map(toInvitation)))

  app.post(path, async (c) => {
    const { email, role } = await bodyAs(c, newInvitation)
    const user = users.create({ name: email.replace(/@.*$/s, ''), email, role })
    auditAccount(`invited as ${role}`, user.id, c.var.identity)
    const link = await issueLoginLink(lake, user, true)
    c.header('Cache-Control', 'no-store')
    return c.json({ ...toInvitation(user), ...link }, 201)
  })

  /** Withdraws an invitation; whoever has accepted one is removed as a user. */
  app.delete(`${path}/:id`, (c) => {
    const user = users.byId(c.req.param('id'))
    if (!user || !isInvited(user)) throw httpError(404, 'Invitation not found')
    users.remove(user.id)
    auditAccount('invitation withdrawn', user.id, c.var.identity)
    return c.body(null, 204)
  })

  function toInvitation({ id, email, role, createdAt }: User) {
    return {
      id,
      projectId,
      email,
      role,
      roles: [describeRole(role)],
      createdAt,
      expiresAt: sessions.loginLinkExpiry(id) ?? null,
      isAccepted: false,
      isRevoked: false,
      acceptedByUserId: null,
    }
  }

  return app
}

function isInvited({ hasPassword }: User): boolean {
  return !hasPassword
}
