import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import { type GeneratedRequest, requestsTo } from '../support/lake-requests.ts'
import { createToken } from '../support/lake-tokens.ts'
import { lakeRoutes } from '../support/lake-routes.ts'

// Two lakes that differ only in what is hidden from anonymous callers. Every response to one must be the same from both.
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
    viewers.push((await createToken(lake, 'viewer')).key)
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

/** What a caller can tell responses apart by, without times and generated ids. */
async function responseOf(lake: LakeProcess, request: GeneratedRequest, token?: string) {
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

/** Responses of both lakes to a request, to each with its own token or with none. */
const responses = (request: GeneratedRequest, tokens: string[] = []) =>
  Promise.all(lakes.map((lake, index) => responseOf(lake, request, tokens[index])))

describe(`what is hidden (seed ${seed}; FUZZ_SEED repeats a run)`, () => {
  it('looks to an anonymous caller like what does not exist, at every endpoint', async () => {
    for (const route of await lakeRoutes()) {
      // Attempts to sign in are slowed down, in both lakes but not to the same millisecond.
      if (route === 'POST /auth/login') continue
      await fc.assert(
        fc.asyncProperty(requestsTo(route), async (request) => {
          const [full, bare] = await responses(request)
          expect(full).toEqual(bare)
        }),
        { seed, numRuns: route.includes('/data/') ? 60 : 5 },
      )
    }
  })

  it.each(['POST /data/mutate/:dataset', 'POST /data/actions/:dataset'])(
    'a viewer learns nothing from attempts to write: %s',
    async (route) => {
      const request = requestsTo(route).filter(({ path }) => path.includes('/production?'))
      await fc.assert(
        fc.asyncProperty(request, async (generated) => {
          const [full, bare] = await responses(generated, viewers)
          expect(full).toEqual(bare)
          expect([400, 403]).toContain(full?.status)
        }),
        { seed, numRuns: 100 },
      )
    },
  )
})
