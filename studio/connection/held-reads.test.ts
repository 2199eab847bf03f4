import { expect, it, vi } from 'vitest'
import { fetchUntilReached } from './held-reads.ts'
import { Reachability } from './reachability.ts'

const url = 'http://localhost:3000/content-lake/v1/data/query/production'

/** A connection that has these statuses one after the other, and how many requests it got. */
function connection(...statuses: number[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response('', { status: statuses.shift() ?? 200 })),
  )
  const reachability = new Reachability(() => {})
  return { fetch, reachability, read: fetchUntilReached(fetch, reachability) }
}

it('sends a request again until the Content Lake responds', async () => {
  const { fetch, reachability, read } = connection(503, 502, 200)
  expect((await read(url)).status).toBe(200)
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(reachability.isReachable).toBe(true)
})

it('shows a query that runs too long as what it is, once', async () => {
  const { fetch, reachability, read } = connection(408)
  expect((await read(url)).status).toBe(408)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(reachability.isReachable).toBe(true)
})
