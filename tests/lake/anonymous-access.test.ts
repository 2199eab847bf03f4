import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import { type MadeUpRequest, requestsTo } from '../support/lake-requests.ts'
import { lakeRoutes } from '../support/lake-routes.ts'

// Two lakes that differ in nothing but what is hidden from anonymous callers. Whatever an anonymous caller asks, both must answer the same.
const created = '2026-01-01T00:00:00.000Z'
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))
const viewers: string[] = []
let lakes: LakeProcess[]

beforeAll(async () => {
  lakes = await Promise.all([startLakeProcess(), startLakeProcess()])
  for (const lake of lakes) {
    const admin = lake.admin()
    await admin
      .transaction()
      .create({
        _id: 'public',
        _type: 'note',
        _createdAt: created,
        to: { _type: 'reference', _ref: 'enquiry.1', _weak: true },
      })
      .transactionId('public-transaction')
      .commit()
    const response = await lake.fetch('/v1/projects/embedded/tokens', {
      method: 'POST',
      token: lake.credentials.administratorToken,
      body: JSON.stringify({ label: 'Viewer', roleName: 'viewer' }),
    })
    viewers.push(((await response.json()) as { key: string }).key)
  }
  const full = lakes[0]?.admin()
  const hidden = { count: 1, name: 'text', list: [{ _key: 'k' }], nested: { deep: 1 } }
  await full
    ?.transaction()
    .create({ _id: 'enquiry.1', _type: 'enquiry', ...hidden })
    .create({ _id: 'drafts.public', _type: 'note', ...hidden })
    .create({ _id: 'drafts.hidden', _type: 'note', to: { _type: 'reference', _ref: 'public' } })
    .create({ _id: 'versions.r1.public', _type: 'note', ...hidden })
    .create({ _id: '_.releases.r1', _type: 'system.release', state: 'active', metadata: {} })
    .transactionId('hidden-transaction')
    .commit()
  await full?.datasets.create('hidden', { aclMode: 'private' })
  await lakes[0]
    ?.admin({ dataset: 'hidden' })
    .transaction()
    .create({ _id: 'secret', _type: 'note' })
    .transactionId('hidden-transaction')
    .commit()
})
afterAll(() => Promise.all(lakes.map((lake) => lake.stop())))

/** What a caller can distinguish responses by, times and generated ids aside. */
async function answerOf(lake: LakeProcess, request: MadeUpRequest, token?: string) {
  const { method, path, body } = request
  const abort = new AbortController()
  const response = await lake.fetch(path, {
    method,
    ...(body !== undefined && { body }),
    ...(token !== undefined && { token }),
    redirect: 'manual',
    signal: abort.signal,
  })
  const type = response.headers.get('content-type')
  const isStream = type?.startsWith('text/event-stream') === true
  const text = isStream ? '' : await response.text()
  if (isStream) abort.abort()
  return {
    status: response.status,
    type,
    text: text
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replaceAll(/"ms":\d+/g, '"ms":0')
      .replaceAll(lake.url, 'LAKE'),
  }
}

/** Both lakes' answers to a request, each asked with its own token or with none. */
const answers = (request: MadeUpRequest, tokens: string[] = []) =>
  Promise.all(lakes.map((lake, index) => answerOf(lake, request, tokens[index])))

describe(`what is hidden (seed ${seed}; FUZZ_SEED repeats a run)`, () => {
  it('looks to an anonymous caller like what does not exist, at every endpoint', async () => {
    for (const route of await lakeRoutes()) {
      // Signing in is slowed down by how often it was tried, in both alike but not to the same millisecond.
      if (route === 'POST /auth/login') continue
      await fc.assert(
        fc.asyncProperty(requestsTo(route), async (request) => {
          const [full, bare] = await answers(request)
          expect(full).toEqual(bare)
        }),
        { seed, numRuns: route.includes('/data/') ? 60 : 5 },
      )
    }
  }, 120_000)

  it.each(['POST /data/mutate/:dataset', 'POST /data/actions/:dataset'])(
    'a viewer learns nothing from attempts to write: %s',
    async (route) => {
      const request = requestsTo(route).filter(({ path }) => path.includes('/production?'))
      await fc.assert(
        fc.asyncProperty(request, async (made) => {
          const [full, bare] = await answers(made, viewers)
          expect(full).toEqual(bare)
          expect([400, 403]).toContain(full?.status)
        }),
        { seed, numRuns: 100 },
      )
    },
  )
})
