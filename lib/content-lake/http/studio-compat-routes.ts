import { Hono } from 'hono'
import type { LakeEnv } from './lake-env.ts'

/**
 * Requests of the Studio to hosted Sanity's other services, with the responses that mean "not here". Without them it works
 * as well, but fills the browser's console with errors.
 */
const responses: { method: 'GET' | 'POST'; path: string; body: unknown }[] = [
  { method: 'GET', path: '/features', body: [] },
  { method: 'GET', path: '/help', body: { resources: { title: 'Help', sectionArray: [] } } },
  { method: 'GET', path: '/journey/announcements', body: [] },
  { method: 'GET', path: '/journey/*', body: null },
  { method: 'GET', path: '/geoip/country', body: { isoCode: null } },
  { method: 'GET', path: '/intake/telemetry-status', body: { status: 'denied' } },
  { method: 'POST', path: '/intake/batch', body: { status: 'denied' } },
  { method: 'GET', path: '/access/requests/me', body: [] },
  { method: 'GET', path: '/users/me/grants', body: {} },
  { method: 'GET', path: '/projects/:project/user-applications', body: [] },
  // From other datasets, which refer to nothing here.
  {
    method: 'GET',
    path: '/data/references/:dataset/documents/:id/to',
    body: { totalCount: 0, references: [] },
  },
  {
    method: 'GET',
    path: '/projects/:project/datasets/:dataset/settings/indexing',
    body: { partialIndexSettings: {} },
  },
  {
    method: 'GET',
    path: '/projects/:project/datasets/:dataset/settings/embeddings',
    body: { enabled: false, status: 'disabled' },
  },
]

/** None of it depends on the project, so no login is needed. */
export function studioCompatRoutes(): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  for (const { method, path, body } of responses) {
    app.on(method, path, () => Response.json(body))
  }
  return app
}
