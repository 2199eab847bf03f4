import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchUnlessLost } from './lost-connection.ts'

let server: Server
let address: string
let open: { url: string; response: ServerResponse }[]
/** Whether the server responds to pings. */
let isReached: boolean

const fetchSoonLost = fetchUnlessLost((url, init) => fetch(url, init), 20)

beforeEach(async () => {
  open = []
  isReached = true
  server = createServer(({ url = '' }, response) => {
    if (url === '/v1/ping' && isReached) response.end('{}')
    else open.push({ url, response })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2025-02-19/data/query/production`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

it('a request fails when the server responds to others in its place', async () => {
  await expect(fetchSoonLost(address)).rejects.toThrow('aborted')
})

it('a request to a server that responds to nobody waits', async () => {
  isReached = false
  const requested = fetchSoonLost(address)
  const pings = () => open.filter(({ url }) => url === '/v1/ping')
  await vi.waitFor(() => expect(pings().length).toBeGreaterThan(2))
  open.find(({ url }) => url !== '/v1/ping')?.response.end('late')
  expect(await (await requested).text()).toBe('late')
  // A ping may still be on its way.
  await vi.waitFor(async () => {
    const before = pings().length
    await sleep(300)
    expect(pings()).toHaveLength(before)
  })
})

it('a request ends when its owner aborts it', async () => {
  isReached = false
  const owner = new AbortController()
  const requested = fetchSoonLost(address, { signal: owner.signal })
  owner.abort(new Error('no longer needed'))
  await expect(requested).rejects.toThrow('no longer needed')
})
