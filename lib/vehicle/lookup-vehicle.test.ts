import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { describeFailure } from './lookup-failure.ts'
import { lookupVehicle } from './lookup-vehicle.ts'

const desktop = 'Mozilla/5.0 (X11; Linux x86_64)'
const phone = 'Mozilla/5.0 (Linux; Android 10; K) Mobile'
const focus = { make: 'FORD', model: 'FOCUS', cc: 1596 }

let server: Server | undefined

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

/** A provider on loopback that answers as told, and a look at what it was asked. */
async function provider(listener: RequestListener) {
  const requests: IncomingMessage[] = []
  server = createServer((request, response) => {
    requests.push(request)
    listener(request, response)
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}/lookup`, requests }
}

const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** Looks AB12CDE up with waits that are noted instead of waited. */
async function ask(
  endpoint: string,
  {
    userAgent = desktop,
    timeoutMs,
    signal = new AbortController().signal,
  }: { userAgent?: string; timeoutMs?: number; signal?: AbortSignal } = {},
) {
  const waits: number[] = []
  const result = await lookupVehicle('AB12CDE', {
    endpoint,
    signal,
    userAgent,
    ...(timeoutMs && { limits: { timeoutMs, retries: 1 } }),
    wait: (ms) => {
      waits.push(ms)
      return Promise.resolve()
    },
  })
  return { result, waits }
}

describe('lookupVehicle', () => {
  it('asks once, as the provider expects, and finds', async () => {
    const { endpoint, requests } = await provider(answer(200, focus))
    const { result, waits } = await ask(endpoint)
    expect(result).toMatchObject({
      kind: 'found',
      vehicle: { registration: 'AB12CDE', make: 'Ford', model: 'FOCUS', engineCc: 1596 },
    })
    expect(waits).toEqual([])
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ method: 'GET', url: '/lookup/AB12CDE' })
    expect(requests[0]!.headers).toMatchObject({
      accept: 'application/json',
      'cache-control': 'no-cache',
      'x-requested-with': 'XMLHttpRequest',
    })
  })

  it.each([200, 404, 500])('takes "No data found" for an answer, with status %i too', async (status) => {
    const { endpoint, requests } = await provider(answer(status, { error: 'No data found' }))
    expect((await ask(endpoint)).result).toEqual({ kind: 'no-data' })
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['HTTP 500', answer(500, focus), 'HTTP status 500'],
    ['HTTP 400', answer(400, { error: 'Invalid registration' }), 'HTTP status 400'],
    ['truncated JSON', answer(200, '{"make":"FORD","mo'), 'Failed to parse server response'],
    ['a web page', answer(200, '<!doctype html><h1>Down</h1>'), 'Failed to parse server response'],
    ['an empty body', answer(200, ''), 'Empty data received from API'],
    ['an empty object', answer(200, {}), 'Empty data received from API'],
    ['no model', answer(200, { make: 'FORD' }), 'Incomplete vehicle data received'],
    ['another error', answer(200, { error: 'Quota' }), 'The provider reported an error'],
    ['a wrong type', answer(200, { ...focus, model: 7 }), 'Failed to parse server response'],
    [
      'a reset connection',
      (request: IncomingMessage) => request.socket.resetAndDestroy(),
      'The connection failed',
    ],
  ] satisfies [string, RequestListener, string][])(
    'tries again after %s, waiting twice as long each time',
    async (_name, listener, description) => {
      const { endpoint, requests } = await provider(listener)
      const { result, waits } = await ask(endpoint)
      expect(result.kind === 'failed' && describeFailure(result.failure)).toBe(description)
      expect(requests).toHaveLength(4)
      expect(waits).toEqual([1000, 2000, 4000])
    },
  )

  it('tries once more on a phone', async () => {
    const { endpoint, requests } = await provider(answer(503, {}))
    const { waits } = await ask(endpoint, { userAgent: phone })
    expect(requests).toHaveLength(5)
    expect(waits).toEqual([1000, 2000, 4000, 8000])
  })

  it('stops trying when an attempt succeeds', async () => {
    let count = 0
    const { endpoint, requests } = await provider((request, response) => {
      count += 1
      answer(count < 3 ? 500 : 200, focus)(request, response)
    })
    expect((await ask(endpoint)).result).toMatchObject({ kind: 'found' })
    expect(requests).toHaveLength(3)
  })

  it.each([
    ['an answer that never begins', () => {}],
    [
      'a body that never ends',
      (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' })
        response.write('{"make":')
      },
    ],
  ] satisfies [string, RequestListener][])('gives up on %s', async (_name, listener) => {
    const { endpoint, requests } = await provider(listener)
    const { result } = await ask(endpoint, { timeoutMs: 60 })
    expect(result).toEqual({ kind: 'failed', failure: { reason: 'timeout' } })
    expect(requests).toHaveLength(2)
  })

  it('stops reading a body without end', async () => {
    const { endpoint } = await provider((_request, response) => {
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
      }
      response.on('drain', pour)
      pour()
    })
    const { result } = await ask(endpoint, { timeoutMs: 5000 })
    expect(result).toEqual({ kind: 'failed', failure: { reason: 'unparseable' } })
  })

  it('fails, and does not throw, when nobody listens', async () => {
    const { endpoint } = await provider(answer(200, focus))
    await new Promise((resolve) => server!.close(resolve))
    server = undefined
    expect((await ask(endpoint)).result).toEqual({ kind: 'failed', failure: { reason: 'network' } })
  })

  it.each([
    ['the server asks for less than the usual wait', '1', [1000, 2000, 4000], 4],
    ['the server asks for more', '3', [3000, 3000, 4000], 4],
    ['the server asks for more than a visitor would bear', '600', [], 1],
    ['the header makes no sense', 'soon', [1000, 2000, 4000], 4],
  ])('honours Retry-After: %s', async (_name, retryAfter, expectedWaits, attempts) => {
    const { endpoint, requests } = await provider(
      answer(429, { error: 'Too many' }, { 'Retry-After': retryAfter }),
    )
    const { result, waits } = await ask(endpoint)
    expect(result).toMatchObject({ kind: 'failed', failure: { reason: 'http-status', status: 429 } })
    expect(waits).toEqual(expectedWaits)
    expect(requests).toHaveLength(attempts)
  })

  it('ends at once when aborted during a request, and the request with it', async () => {
    const controller = new AbortController()
    const closed = Promise.withResolvers<void>()
    const { endpoint, requests } = await provider((request) => {
      request.socket.on('close', () => closed.resolve())
      controller.abort()
    })
    expect((await ask(endpoint, { signal: controller.signal })).result).toEqual({ kind: 'aborted' })
    await closed.promise
    expect(requests).toHaveLength(1)
  })

  it('ends at once when aborted between attempts', async () => {
    const controller = new AbortController()
    const { endpoint, requests } = await provider(answer(500, {}))
    const started = performance.now()
    const lookup = lookupVehicle('AB12CDE', { endpoint, signal: controller.signal, userAgent: desktop })
    while (requests.length === 0) await sleep(5)
    await sleep(50)
    controller.abort()
    expect(await lookup).toEqual({ kind: 'aborted' })
    expect(performance.now() - started).toBeLessThan(900)
    expect(requests).toHaveLength(1)
  })

  it('does not even ask when aborted beforehand', async () => {
    const { endpoint, requests } = await provider(answer(200, focus))
    expect((await ask(endpoint, { signal: AbortSignal.abort() })).result).toEqual({ kind: 'aborted' })
    expect(requests).toHaveLength(0)
  })
})
