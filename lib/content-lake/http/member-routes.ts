import { Hono } from 'hono'
import { z } from 'zod'
import { claimUrl } from '../auth/bootstrap.ts'
import { requireAdministrator } from '../auth/permissions.ts'
import { userRoles } from '../auth/roles.ts'
import { httpError } from '../errors.ts'
import type { Lake } from './context.ts'
import type { LakeEnv } from './lake-env.ts'
import { bodyAs } from './request.ts'

const role = z.enum(userRoles, `The role must be one of: ${userRoles.join(', ')}`)
const newUser = z.object({
  name: z.string().trim().min(1, 'A user needs a name').max(200),
  email: z.email('This is not an e-mail address').max(320),
  role,
})
const change = z.object({ role })

/**
 * Users, for administrators. Hosted Sanity manages them on its own website and sends invitations by mail; the lake sends no
 * mail, so the administrator passes the one-time link on.
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

  app.get('/users', (c) => c.json(users.list()))

  app.post('/users', async (c) => {
    const user = users.create(await bodyAs(c, newUser))
    return c.json({ user, loginUrl: loginUrl(user.id) }, 201)
  })

  /** A new link, for a lost password or an expired invitation. The old password works until the link is used. */
  app.post('/users/:id/login-link', (c) => c.json({ loginUrl: loginUrl(requireUser(c.req.param('id')).id) }))

  app.patch('/users/:id', async (c) => {
    const { id } = requireUser(c.req.param('id'))
    const { role } = await bodyAs(c, change)
    users.setRole(id, role)
    return c.json(users.byId(id))
  })

  app.delete('/users/:id', (c) => {
    const { id } = requireUser(c.req.param('id'))
    users.remove(id)
    return c.body(null, 204)
  })

  function requireUser(id: string) {
    const user = users.byId(id)
    if (!user) throw httpError(404, 'User not found')
    return user
  }

  function loginUrl(userId: string): string {
    return claimUrl(lake.config.publicUrl, sessions.createLoginLink(userId))
  }

  return app
}
