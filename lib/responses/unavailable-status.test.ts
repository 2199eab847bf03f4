import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { noteResponse, noteFailure } from '../content/content-health.ts'
import { sendUnavailableStatus } from './unavailable-status.ts'

let server: Server
let url: string

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  sendUnavailableStatus()
  server = createServer((request, response) => {
    const status = Number(request.url?.slice(1))
    if (request.headers.explicit) response.writeHead(status, { 'Content-Type': 'text/plain' }).end('page')
    else {
      response.statusCode = status
      response.setHeader('Cache-Control', 's-maxage=300')
      response.end('page')
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  vi.restoreAllMocks()
})
beforeEach(noteResponse)

const responseOf = async (status: number, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/${status}`, { headers })
  expect(await response.text()).toBe('page')
  return [response.status, response.headers.get('retry-after')]
}

it('replaces only status 500 with 503 and Retry-After while content is unavailable', async () => {
  expect(await responseOf(500)).toEqual([500, null])
  noteFailure(new Error('fetch failed'))
  expect(await responseOf(500)).toEqual([503, '10'])
  expect(await responseOf(500, { explicit: 'yes' })).toEqual([503, '10'])
  expect(await responseOf(200)).toEqual([200, null])
  expect(await responseOf(404)).toEqual([404, null])
  const failed = await fetch(`${url}/500`)
  expect(failed.headers.get('cache-control')).toBe('no-store')
  noteResponse()
  expect(await responseOf(500)).toEqual([500, null])
})
