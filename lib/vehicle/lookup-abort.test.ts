import { once } from 'node:events'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { endsBeforeTimer } from '../../tests/support/ends-before-timer.ts'
import { hang, json, startLoopbackServer } from '../../tests/support/loopback-server.ts'
import { lookupVehicle } from './lookup-vehicle.ts'

const server = await startLoopbackServer()
beforeEach(() => {
  server.requests.length = 0
})
afterAll(() => server.stop())

const lookUp = (signal: AbortSignal, retries = 3) =>
  lookupVehicle('AB12CDE', {
    endpoint: server.url,
    signal,
    userAgent: '',
    limits: { timeoutMs: 15_000, retries },
  })

it('an abort during a request ends the lookup at once and closes the connection', async () => {
  const controller = new AbortController()
  let closed: Promise<unknown> | undefined
  server.respondWith((_request, response) => {
    closed = once(response, 'close')
    controller.abort()
  })
  expect(await lookUp(controller.signal)).toEqual({ kind: 'aborted' })
  await closed
  expect(server.requests).toHaveLength(1)
})

it('an abort between attempts ends the lookup at once', async () => {
  const controller = new AbortController()
  server.respondWith((request, response) => {
    json(500, {})(request, response)
    setTimeout(() => controller.abort(), 50)
  })
  const aborted = async () => expect(await lookUp(controller.signal)).toEqual({ kind: 'aborted' })
  expect(await endsBeforeTimer(900, aborted)).toBe(true)
  expect(server.requests).toHaveLength(1)
})

it('an abort beforehand prevents any request', async () => {
  server.respondWith(hang)
  expect(await lookUp(AbortSignal.abort())).toEqual({ kind: 'aborted' })
  expect(server.requests).toHaveLength(0)
})

it('a lookup waits between attempts, and removes its listeners from the signal', async () => {
  server.respondWith(json(500, {}))
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  const begun = performance.now()
  await lookUp(signal, 1)
  expect(performance.now() - begun).toBeGreaterThan(990)
  expect(added).toHaveBeenCalledTimes(3)
  expect(removed.mock.calls).toEqual(added.mock.calls)
})
