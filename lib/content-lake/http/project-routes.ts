import { Hono } from 'hono'
import { isAllowedOrigin, isTrustedOrigin } from '../auth/origins.ts'
import { can, grantsOf, requireAdministrator, requireLogin } from '../auth/permissions.ts'
import { describeRole, userRoles } from '../auth/roles.ts'
import { httpError } from '../errors.ts'
import type { Lake } from './context.ts'
import { datasetFor } from './dataset-access.ts'
import { datasetRoutes } from './dataset-routes.ts'
import type { LakeEnv } from './lake-env.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { memberRoutes } from './member-routes.ts'
import { tokenRoutes } from './token-routes.ts'

/** The project with its datasets, users and tokens; and the checks that clients make at start. */
export function projectRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const { config, auth } = lake

  app.get('/ping', (c) => c.json({ pong: true }))

  app.get('/metrics', async (c) => {
    requireLogin(c.var.identity)
    if (!can(c.var.identity, 'update', '', 'private'))
      throw httpError(403, 'Insufficient permissions: only an editor may do this')
    return c.text(await lake.metrics.registry.metrics(), 200, {
      'content-type': lake.metrics.registry.contentType,
    })
  })

  app.get('/data/ping/:dataset', (c) => {
    datasetFor(lake, c.var.identity, c.req.param('dataset'))
    return c.json({ pong: true })
  })

  app.get('/check/cors', (c) => {
    const origin = c.req.header('origin')
    const allowed = origin === undefined || isAllowedOrigin(config, origin)
    const withCredentials = origin !== undefined && isTrustedOrigin(config, origin)
    return c.json({ result: { allowed, withCredentials } })
  })

  app.use('/projects/:project/*', async (c, next) => {
    if (c.req.param('project') !== config.projectId) throw httpError(404, 'Project not found')
    await next()
  })

  app.get('/projects', (c) => {
    requireLogin(c.var.identity)
    return c.json([project(c.var.identity.id)])
  })

  app.get('/projects/:project', (c) => {
    requireLogin(c.var.identity)
    return c.json(project(c.var.identity.id))
  })

  // Hosted Sanity lets administrators change the list; the lake's is a setting, so that a stolen account cannot.
  app.get('/projects/:project/cors', (c) => {
    requireAdministrator(c.var.identity)
    const origins = [config.siteOrigin, new URL(config.publicUrl).origin].map((origin) => ({
      origin,
      allowCredentials: true,
    }))
    const others = config.corsOrigins.map((origin) => ({ origin, allowCredentials: false }))
    return c.json(
      [...origins, ...others].map((entry, index) => ({
        id: index + 1,
        projectId: config.projectId,
        ...entry,
      })),
    )
  })

  for (const [method, path] of [
    ['POST', '/projects/:project/cors'],
    ['DELETE', '/projects/:project/cors/:id'],
  ] as const) {
    app.on(method, path, (c) => {
      requireAdministrator(c.var.identity)
      throw httpError(405, 'Origins are set with CONTENT_LAKE_CORS_ORIGINS where the Content Lake is started')
    })
  }

  app.get('/projects/:project/roles', (c) => {
    requireLogin(c.var.identity)
    return c.json(
      userRoles.map((role) => ({
        ...describeRole(role),
        appliesToUsers: true,
        appliesToRobots: true,
        isCustom: false,
      })),
    )
  })

  // Permissions beyond documents (invitations, deploying a Studio), which only hosted Sanity has.
  app.get('/projects/:project/grants', (c) => {
    requireLogin(c.var.identity)
    return c.json({})
  })

  app.get('/projects/:project/datasets/:dataset/acl', (c) => {
    const { aclMode } = datasetFor(lake, c.var.identity, c.req.param('dataset'))
    return c.json(grantsOf(c.var.identity, aclMode))
  })

  function project(ownId: string) {
    const all = auth.users.list()
    // Whoever is invited becomes a member with the choice of a password.
    const users = all.filter(({ hasPassword }) => hasPassword).map((user) => ({ ...user, isRobot: false }))
    const robots = auth.tokens.list().map((token) => ({ ...token, isRobot: true }))
    return {
      id: config.projectId,
      displayName: 'Content Lake',
      studioHost: null,
      organizationId: null,
      isBlocked: false,
      isDisabled: false,
      isDisabledByUser: false,
      createdAt: all[0]?.createdAt ?? new Date(0).toISOString(),
      members: [...users, ...robots].map(({ id, role, createdAt, isRobot }) => ({
        id,
        role,
        roles: [describeRole(role)],
        createdAt,
        isRobot,
        isCurrentUser: id === ownId,
      })),
      features: [],
      metadata: {},
    }
  }

  app.route('/', datasetRoutes(lake))
  app.route('/projects/:project', memberRoutes(lake))
  app.route('/', invitationRoutes(lake))
  app.route('/', tokenRoutes(lake))
  return app
}
