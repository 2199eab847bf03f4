import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type Responder,
  hang,
  hangHalfway,
  json,
  reset,
  startLoopbackServer,
  webPage,
} from '../../tests/support/loopback-server.ts'
import { describeFailure } from './lookup-failure.ts'
import { lookupVehicle } from './lookup-vehicle.ts'

const desktop = 'Mozilla/5.0 (X11; Linux x86_64)'
const phone = 'Mozilla/5.0 (Linux; Android 10; K) Mobile'
const focus = { make: 'FORD', model: 'FOCUS', cc: 1596 }

const server = await startLoopbackServer()
const endpoint = `${server.url}/lookup`
beforeEach(() => {
  server.requests.length = 0
})
afterAll(() => server.stop())

/** Looks AB12CDE up at a server with this response, with delays that are recorded instead of waited for. */
async function lookUp(
  answer: Responder,
  {
    userAgent = desktop,
    timeoutMs,
    signal = new AbortController().signal,
    url = endpoint,
  }: { userAgent?: string; timeoutMs?: number; signal?: AbortSignal; url?: string } = {},
) {
  server.respondWith(answer)
  const waits: number[] = []
  const result = await lookupVehicle('AB12CDE', {
    endpoint: url,
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
  it('sends one request in the form that providers expect, and finds', async () => {
    const { result, waits } = await lookUp(json(200, focus))
    expect(result).toMatchObject({
      kind: 'found',
      vehicle: { registration: 'AB12CDE', make: 'Ford', model: 'FOCUS', engineCc: 1596 },
    })
    expect(waits).toEqual([])
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/lookup/AB12CDE' })
    expect(server.requests[0]!.headers).toMatchObject({
      accept: 'application/json',
      'cache-control': 'no-cache',
      'x-requested-with': 'XMLHttpRequest',
    })
  })

  it.each([200, 404, 500])('does not retry "No data found", whatever the status: %i', async (status) => {
    expect((await lookUp(json(status, { error: 'No data found' }))).result).toEqual({ kind: 'no-data' })
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['HTTP 500', json(500, focus), 'HTTP status 500'],
    ['HTTP 400', json(400, { error: 'Invalid registration' }), 'HTTP status 400'],
    ['truncated JSON', json(200, '{"make":"FORD","mo'), 'Failed to parse server response'],
    ['a web page', webPage, 'Failed to parse server response'],
    ['an empty body', json(200, ''), 'Empty data received from API'],
    ['an empty object', json(200, {}), 'Empty data received from API'],
    ['no model', json(200, { make: 'FORD' }), 'Incomplete vehicle data received'],
    ['another error', json(200, { error: 'Quota' }), 'The provider reported an error'],
    ['a wrong type', json(200, { ...focus, model: 7 }), 'Failed to parse server response'],
    ['a reset connection', reset, 'The connection failed'],
  ] satisfies [string, Responder, string][])(
    'retries after %s with doubled delays',
    async (_name, answer, description) => {
      const { result, waits } = await lookUp(answer)
      expect(result.kind === 'failed' && describeFailure(result.failure)).toBe(description)
      expect(server.requests).toHaveLength(4)
      expect(waits).toEqual([1000, 2000, 4000])
    },
  )

  it('retries once more on a phone', async () => {
    const { waits } = await lookUp(json(503, {}), { userAgent: phone })
    expect(server.requests).toHaveLength(5)
    expect(waits).toEqual([1000, 2000, 4000, 8000])
  })

  it('ends with the first successful attempt', async () => {
    const { result } = await lookUp((request, response) => {
      json(server.requests.length < 3 ? 500 : 200, focus)(request, response)
    })
    expect(result).toMatchObject({ kind: 'found' })
    expect(server.requests).toHaveLength(3)
  })

  it.each([
    ['a response that never begins', hang],
    ['a body that never ends', hangHalfway],
  ] satisfies [string, Responder][])('times out on %s', async (_name, answer) => {
    const { result } = await lookUp(answer, { timeoutMs: 150 })
    expect(result).toEqual({ kind: 'failed', failure: { reason: 'timeout' } })
    expect(describeFailure({ reason: 'timeout' })).toBe('No answer in time')
    await vi.waitFor(() => expect(server.requests).toHaveLength(2))
  })

  it('stops reading an endless body', async () => {
    const { result } = await lookUp(
      (_request, response) => {
        const write = () => {
          while (!response.destroyed && response.write('x'.repeat(16_384)));
        }
        response.on('drain', write)
        write()
      },
      { timeoutMs: 5000 },
    )
    expect(result).toEqual({ kind: 'failed', failure: { reason: 'unparseable' } })
  })

  it('fails without an exception when the connection is refused', async () => {
    const stopped = await startLoopbackServer()
    await stopped.stop()
    const { result } = await lookUp(hang, { url: stopped.url })
    expect(result).toEqual({ kind: 'failed', failure: { reason: 'network' } })
  })

  it.each([
    ['shorter than the usual delay', '1', [1000, 2000, 4000], 4],
    ['longer than some delays', '3', [3000, 3000, 4000], 4],
    ['as long as a lookup may wait', '30', [30_000, 30_000, 30_000], 4],
    ['longer than a lookup may wait', '31', [], 1],
    ['without a meaning', 'soon', [1000, 2000, 4000], 4],
  ])('follows a Retry-After that is %s', async (_name, retryAfter, delays, attempts) => {
    const { result, waits } = await lookUp(json(429, { error: 'Too many' }, { 'Retry-After': retryAfter }))
    expect(result).toMatchObject({ kind: 'failed', failure: { reason: 'http-status', status: 429 } })
    expect(waits).toEqual(delays)
    expect(server.requests).toHaveLength(attempts)
  })
})
