import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { type Env, parseEnv } from '../../lib/env/env.ts'
import { parseChanges } from '../../lib/content/revalidation-change.ts'
import { createCallGuard } from '../../lib/content/revalidation-signature.ts'
import { json, type Responder, startLoopbackServer } from '../../tests/support/loopback-server.ts'
import { catchUp } from './catch-up.ts'

const secret = 'a-secret-of-this-test'
const town = { name: 'Reading', kind: null, location: null, slug: 'reading', town: null }
const changed = { _id: 'town-reading', _type: 'town', before: town, after: town }
const builtAt = new Date('2026-06-01T12:00:00Z')
let buildDir: string

beforeAll(() => {
  mkdirSync('test-results', { recursive: true })
  buildDir = mkdtempSync('test-results/build-')
  writeFileSync(`${buildDir}/build-stamp`, '')
  utimesSync(`${buildDir}/build-stamp`, builtAt, builtAt)
})
afterAll(() => rmSync(buildDir, { recursive: true }))

async function started(lakeResponse: Responder, siteResponse: Responder = json(200, {})) {
  const [lake, site] = [await startLoopbackServer(lakeResponse), await startLoopbackServer(siteResponse)]
  onTestFinished(async () => {
    await lake.stop()
    await site.stop()
  })
  const settings = parseEnv({
    PORT: new URL(site.url).port,
    CONTENT_LAKE_SERVER: lake.url,
    SANITY_API_TOKEN: 'sk-of-the-settings',
    SANITY_WEBHOOK_SECRET: secret,
  })
  const env: Env = { ...settings, buildDir }
  return { lake, site, env }
}

it('reports to the site what was published since the build began', async () => {
  const { lake, site, env } = await started(json(200, { result: [changed] }))
  await catchUp(env)
  const query = new URL(lake.requests[0]?.path ?? '', lake.url).searchParams.get('query')
  expect(query).toContain('_updatedAt > "2026-06-01T11:45:00.000Z"')
  const [call] = site.requests
  expect([call?.method, call?.path]).toEqual(['POST', '/api/revalidate'])
  expect(parseChanges(call?.body ?? '')).toEqual([changed])
  const signature = String(call?.headers['sanity-webhook-signature'])
  expect(await createCallGuard(secret).verify({ body: call?.body ?? '', signature })).toBe('ok')
})

it('reports nothing when nothing was published, or when the Content Lake starts with the site', async () => {
  const { lake, site, env } = await started(json(200, { result: [] }))
  await catchUp(env)
  expect([lake.requests.length, site.requests.length]).toEqual([1, 0])
  await catchUp({ ...env, contentLake: { ...env.contentLake, url: undefined } })
  expect(lake.requests).toHaveLength(1)
})

it.each<[string, Responder, Responder]>([
  ['the content cannot be read', json(503, {}), json(200, {})],
  ['the site refuses the report', json(200, { result: [changed] }), json(401, {})],
])('lets the start go on with a warning when %s', async (_case, lakeResponse, siteResponse) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  const { env } = await started(lakeResponse, siteResponse)
  await catchUp(env)
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('shows within five minutes'))
})
