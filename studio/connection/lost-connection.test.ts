import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aborted } from './aborted.ts'
import type { Fetch } from './fetch.ts'
import { fetchUnlessLost } from './lost-connection.ts'

let server: Server
let address: string
let open: { url: string; response: ServerResponse }[]
/** How many pings the server has responded to. */
let pings: number
/** Whether the server responds to pings. */
let isReached: boolean

/** As a browser over HTTP/1.1: a request waits for one of six connections, unless it is aborted. */
function fetchOverSixConnections(): Fetch {
  const connections = pLimit(6)
  return (url, init) =>
    Promise.race([
      connections(() => fetch(url, init)),
      ...(init?.signal ? [aborted(init.signal).then(() => Promise.reject(new Error('aborted')))] : []),
    ])
}

const fetchSoonLost = fetchUnlessLost((url, init) => fetch(url, init), { doubtMs: 20 })

beforeEach(async () => {
  open = []
  pings = 0
  isReached = true
  server = createServer(({ url = '' }, response) => {
    if (url === '/v1/ping' && isReached) {
      pings += 1
      response.end('{}')
    } else open.push({ url, response })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2025-02-19/data/query/production`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

it('a request fails when the server responds to others in its place', async () => {
  await expect(fetchSoonLost(address)).rejects.toThrow('The connection was lost.')
})

it('a request to a server that responds to nobody waits', async () => {
  isReached = false
  const requested = fetchSoonLost(address)
  const unanswered = () => open.filter(({ url }) => url === '/v1/ping')
  await vi.waitFor(() => expect(unanswered().length).toBeGreaterThan(2))
  open.find(({ url }) => url !== '/v1/ping')?.response.end('late')
  expect(await (await requested).text()).toBe('late')
  // A ping may still be on its way.
  await vi.waitFor(async () => {
    const before = unanswered().length
    await sleep(300)
    expect(unanswered()).toHaveLength(before)
  })
})

it('a request that takes long is waited for while the server responds to others', async () => {
  const requested = fetchUnlessLost(fetch, { doubtMs: 20, longestMs: 60_000 })(address)
  await vi.waitFor(() => expect(pings).toBeGreaterThan(2))
  open[0]?.response.end('late')
  expect(await (await requested).text()).toBe('late')
})

it('requests that wait for responses on every connection are given up, though no ping can be sent', async () => {
  const fetchLate = fetchUnlessLost(fetchOverSixConnections(), { doubtMs: 20, silenceMs: 100 })
  const requested = await Promise.allSettled(Array.from({ length: 6 }, () => fetchLate(address)))
  expect(requested.map(({ status }) => status)).toEqual(Array(6).fill('rejected'))
  expect(pings).toBe(0)
})

it('a request ends when its owner aborts it', async () => {
  isReached = false
  const owner = new AbortController()
  const requested = fetchSoonLost(address, { signal: owner.signal })
  owner.abort(new Error('no longer needed'))
  await expect(requested).rejects.toThrow('no longer needed')
})
