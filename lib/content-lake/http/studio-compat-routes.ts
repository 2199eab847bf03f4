import { Hono } from 'hono'
import type { LakeEnv } from './lake-env.ts'

/**
 * Requests of the Studio to hosted Sanity's other services, with empty responses. The Studio works without them too, but
 * logs errors to the browser's console.
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
  // References from other datasets, of which there are none.
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
