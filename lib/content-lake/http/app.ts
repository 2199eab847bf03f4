import { Hono } from 'hono'
import { notLoggedIn } from '../auth/permissions.ts'
import { httpError, LakeError } from '../errors.ts'
import { accountRoutes } from './account-routes.ts'
import { assetRoutes, assetServingRoutes } from './asset-routes.ts'
import { authRoutes } from './auth-routes.ts'
import { StorageReporter } from '../store/storage-error.ts'
import type { Lake } from './context.ts'
import { documentRoutes } from './document-routes.ts'
import { hostGate, originGate } from './gate.ts'
import { historyRoutes } from './history-routes.ts'
import type { LakeEnv } from './lake-env.ts'
import { passwordResetRoutes } from './password-reset-routes.ts'
import { projectRoutes } from './project-routes.ts'
import { queryRoutes } from './query-routes.ts'
import { streamRoutes } from './stream-routes.ts'
import { studioCompatRoutes } from './studio-compat-routes.ts'
import { userRoutes } from './user-routes.ts'

/** Anonymous callers send only queries; parsing megabytes for them would block other callers. */
const anonymousBodyBytes = 1024 * 1024

/** The HTTP interface: every endpoint under its API version, and assets beside them. */
export function createApp(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const storage = new StorageReporter(lake.config.dataDir)
  app.onError((error) => errorResponse(storage.toLakeError(error) ?? error))
  app.notFound((c) => errorResponse(httpError(404, `No such endpoint: ${c.req.method} ${c.req.path}`)))
  app.use(hostGate(lake), originGate(lake), async (c, next) => {
    c.set('proxyHops', lake.config.proxyHops)
    await next()
  })
  app.route('/', assetServingRoutes(lake))

  const api = new Hono<LakeEnv>()
  api.use(async (c, next) => {
    c.set('apiVersion', (c.req.param('version') ?? 'v1').slice(1))
    const identity = lake.auth.identify(c.req.raw.headers)
    c.set('identity', identity)
    const { bodyBytes } = lake.config.limits
    c.set('bodyBytes', identity.role === 'anonymous' ? Math.min(anonymousBodyBytes, bodyBytes) : bodyBytes)
    c.set('confirmIdentity', () => {
      const { id, role } = lake.auth.identify(c.req.raw.headers)
      if (id !== identity.id) throw notLoggedIn()
      if (role !== identity.role) throw httpError(403, 'Your permissions have changed; please try again')
    })
    await next()
  })
  for (const routes of [
    queryRoutes,
    documentRoutes,
    streamRoutes,
    historyRoutes,
    assetRoutes,
    authRoutes,
    passwordResetRoutes,
    accountRoutes,
    userRoutes,
    projectRoutes,
    studioCompatRoutes,
  ]) {
    api.route('/', routes(lake))
  }
  app.route('/:version{v(?:1|X|\\d{4}-\\d{2}-\\d{2})}', api)
  return app
}

function errorResponse(error: unknown): Response {
  if (error instanceof LakeError) {
    return Response.json(error.body, { status: error.status, headers: error.headers })
  }
  // Logged, not sent: the message may contain paths.
  console.error('Content Lake:', error)
  return errorResponse(httpError(500, 'Internal error'))
}
