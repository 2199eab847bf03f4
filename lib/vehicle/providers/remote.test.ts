import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  delayed,
  type Responder,
  hang,
  hangHalfway,
  json,
  type LoopbackServer,
  reset,
  resetHalfway,
  startLoopbackServer,
  webPage,
} from '../../../tests/support/loopback-server.ts'
import { createRemoteProvider } from './remote.ts'

const focus = { reg: 'AB12CDE', make: 'FORD', model: 'FOCUS', cc: '1596', fuel: 'PETROL' }

let server: LoopbackServer
beforeAll(async () => {
  server = await startLoopbackServer()
})
afterAll(() => server.stop())

async function lookUp(
  answer: Responder,
  options: { path?: string; key?: { header: string; value: string } } = {},
) {
  server.respondWith(answer)
  server.requests.length = 0
  const report = vi.fn<(problem: string) => void>()
  const provider = createRemoteProvider({
    url: server.url + (options.path ?? '/lookup'),
    key: options.key,
    report,
    deadlineMs: 300,
  })
  return { outcome: await provider.find('AB12CDE'), report }
}

describe('createRemoteProvider', () => {
  it('requests like the browser, with the key in its header', async () => {
    await lookUp(json(200, focus), { key: { header: 'X-Vehicle-Key', value: 'k-123' } })
    expect(server.requests).toMatchObject([
      {
        method: 'GET',
        path: '/lookup/AB12CDE',
        headers: {
          accept: 'application/json',
          'cache-control': 'no-cache',
          'x-requested-with': 'XMLHttpRequest',
          'x-vehicle-key': 'k-123',
        },
      },
    ])
  })

  it.each([
    ['/lookup/', '/lookup/AB12CDE'],
    ['/', '/AB12CDE'],
    ['/v1/lookup?country=GB', '/v1/lookup/AB12CDE?country=GB'],
  ])('appends the registration to %s', async (path, requested) => {
    await lookUp(json(200, focus), { path })
    expect(server.requests[0]!.path).toBe(requested)
  })

  it('passes on known fields only', async () => {
    const { outcome } = await lookUp(json(200, { ...focus, keeper: 'A. Person', vin: 'X' }))
    expect(outcome).toEqual({ kind: 'found', record: focus })
  })

  it.each([
    ['"No data found" with 200', json(200, { error: 'No data found' }), 'no-data'],
    ['"No data found" with 404', json(404, { error: 'No data found for this vehicle' }), 'no-data'],
    ['"No data found" with 500', json(500, { error: 'No data found' }), 'no-data'],
    ['404 with an error of its own', json(404, { error: 'Unknown vehicle' }), 'no-data'],
    ['400', json(400, { error: 'Bad registration' }), 'invalid'],
    ['422', json(422, {}), 'invalid'],
    ['500', json(500, focus), 'unavailable'],
    ['503 with a page', json(503, '<h1>Down</h1>'), 'unavailable'],
    ['418', json(418, {}), 'unavailable'],
    ['another error', json(200, { error: 'Quota exceeded' }), 'unavailable'],
    ['no body', json(200, ''), 'unavailable'],
    ['an empty object', json(200, {}), 'unavailable'],
    ['truncated JSON', json(200, '{"make":"FORD","mo'), 'unavailable'],
    ['a web page', webPage, 'unavailable'],
    ['a missing model', json(200, { make: 'FORD' }), 'unavailable'],
    ['markup in a field', json(200, { ...focus, model: '<b>' }), 'unavailable'],
    ['a wrong type', json(200, { ...focus, fuel: 7 }), 'unavailable'],
    ['a reset', reset, 'unavailable'],
    ['a reset halfway', resetHalfway, 'unavailable'],
    ['no response', hang, 'unavailable'],
    ['half a response', hangHalfway, 'unavailable'],
    ['a response after the deadline', delayed(600, json(200, focus)), 'unavailable'],
    ['an endless body', json(200, 'x'.repeat(2_000_000)), 'unavailable'],
  ] satisfies [string, Responder, string][])('has the outcome of %s', async (_name, answer, kind) => {
    const { outcome, report } = await lookUp(answer)
    expect(outcome).toEqual({ kind })
    expect(report).not.toHaveBeenCalled()
  })

  it.each([
    [401, json(401, { error: 'Key k-123 is unknown' }), 'VEHICLE_PROVIDER_KEY'],
    [403, json(403, { message: 'Forbidden' }), 'VEHICLE_PROVIDER_KEY'],
    ['404 of a web server', json(404, '<h1>Not found</h1>'), 'VEHICLE_PROVIDER_URL'],
    ['a redirect', json(302, '', { Location: 'https://example.com/' }), 'VEHICLE_PROVIDER_URL'],
  ])('reports %s, and neither registration nor key', async (_name, answer, variable) => {
    const { outcome, report } = await lookUp(answer, { key: { header: 'X-API-Key', value: 'k-123' } })
    expect(outcome).toEqual({ kind: 'misconfigured' })
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(variable))
    expect(report.mock.calls.join()).not.toMatch(/AB12CDE|k-123/)
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['7', 7],
    [new Date(Date.now() + 3_600_000).toUTCString(), expect.closeTo(3600, -2)],
    ['soon', undefined],
    [undefined, undefined],
  ])('passes on Retry-After %s', async (header, seconds) => {
    const { outcome } = await lookUp(json(429, {}, header === undefined ? {} : { 'Retry-After': header }))
    expect(outcome).toEqual({ kind: 'rate-limited', retryAfterSeconds: seconds })
  })

  it('is unavailable when the connection is refused', async () => {
    const gone = await startLoopbackServer()
    await gone.stop()
    const provider = createRemoteProvider({ url: gone.url, key: undefined, report: () => {} })
    expect(await provider.find('AB12CDE')).toEqual({ kind: 'unavailable' })
  })
})
