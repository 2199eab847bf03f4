import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { requireAdministrator } from '../auth/permissions.ts'
import { describeRole, userRoles } from '../auth/roles.ts'
import type { Token } from '../auth/tokens.ts'
import { httpError } from '../errors.ts'
import type { Lake } from './context.ts'
import type { LakeEnv } from './lake-env.ts'
import { bodyAs } from './request.ts'

const label = z.string().trim().min(1, 'A token needs a label').max(200)
const role = z.enum(userRoles, `The role must be one of: ${userRoles.join(', ')}`)

const newToken = z.object({ label, roleName: role })
const newRobot = z.object({
  label,
  memberships: z.array(z.object({ roleNames: z.array(role).length(1) })).length(1),
})

/** Tokens of programs, for administrators: in the form of Sanity's HTTP reference, and in that of its CLI. */
export function tokenRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const { tokens } = lake.auth
  const { projectId } = lake.config

  for (const path of ['/projects/:project/tokens', '/access/project/:project/robots']) {
    const guard = async (c: Context<LakeEnv>, next: () => Promise<void>) => {
      requireAdministrator(c.var.identity)
      if (c.req.param('project') !== projectId) throw httpError(404, 'Project not found')
      await next()
    }
    app.use(path, guard)
    app.use(`${path}/*`, guard)
    app.delete(`${path}/:id`, (c) => {
      if (!tokens.remove(c.req.param('id') ?? '')) throw httpError(404, 'Token not found')
      return c.body(null, 204)
    })
  }

  app.get('/projects/:project/tokens', (c) => c.json(tokens.list().map(toToken)))

  app.post('/projects/:project/tokens', async (c) => {
    const request = await bodyAs(c, newToken)
    const created = tokens.create(request.label, request.roleName)
    return c.json({ ...toToken(created), key: created.secret }, 201)
  })

  app.get('/access/project/:project/robots', (c) => {
    return c.json({ data: tokens.list().map(toRobot), nextCursor: null, totalCount: tokens.list().length })
  })

  app.post('/access/project/:project/robots', async (c) => {
    const request = await bodyAs(c, newRobot)
    const created = tokens.create(request.label, request.memberships[0]!.roleNames[0]!)
    return c.json({ ...toRobot(created), token: created.secret }, 201)
  })

  app.get('/access/project/:project/roles', (c) => {
    requireAdministrator(c.var.identity)
    const data = userRoles.map((name) => ({
      ...describeRole(name),
      appliesToUsers: true,
      appliesToRobots: true,
    }))
    return c.json({ data, nextCursor: null, totalCount: data.length })
  })

  function toToken({ id, label, role, createdAt }: Token) {
    const { name, title } = describeRole(role)
    return { id, label, projectUserId: id, createdAt, roles: [{ name, title }] }
  }

  function toRobot({ id, label, role, createdAt }: Token) {
    const memberships = [{ resourceType: 'project', resourceId: projectId, roleNames: [role] }]
    return { id, label, createdAt, expiresAt: null, memberships }
  }

  return app
}
