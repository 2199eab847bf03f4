import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { Receivers } from './receivers.ts'
import { batchOf } from './webhook-call.ts'

const change = {
  sequence: 1,
  position: 0,
  dataset: 'production',
  transactionId: 't',
  documentId: 'a',
  change: '',
  rendered: null,
  batch: null,
  createdAt: '2026-06-01T12:00:00.000Z',
}
const batch = batchOf([{ change, text: '{"_id":"a"}' }])

/** A receiver that responds with these statuses in turn, the last one from then on. */
async function receiver(...statuses: [number, ...number[]]) {
  let calls = 0
  const signatures: unknown[] = []
  const { server, url } = await listening((request, response) => {
    signatures.push(request.headers['sanity-webhook-signature'])
    request.resume().on('end', () => {
      response.statusCode = statuses[Math.min(calls, statuses.length - 1)] ?? 200
      calls += 1
      response.end()
    })
  })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url, signatures, calls: () => calls }
}

async function listening(listener?: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

/** Where nothing listens any more. */
async function absent(): Promise<string> {
  const { server, url } = await listening()
  server.close()
  return url
}

const call = (receivers: Receivers) => receivers.call(batch, new AbortController().signal)
const receiversAt = (...urls: string[]) =>
  new Receivers({ urls, secret: 'a-secret-of-this-test' }, 'embedded')

it('each receiver gets a signature of its own, because instances may share what they have seen', async () => {
  const all = await Promise.all([receiver(200), receiver(200), receiver(200)])
  await call(receiversAt(...all.map(({ url }) => url)))
  expect(new Set(all.flatMap(({ signatures }) => signatures)).size).toBe(3)
})

it('each receiver gets every call', async () => {
  const [first, second] = [await receiver(200), await receiver(200)]
  const receivers = receiversAt(first.url, second.url)
  for (let times = 1; times <= 2; times += 1) {
    expect(await call(receivers)).toEqual({ kind: 'accepted' })
    expect([first.calls(), second.calls()]).toEqual([times, times])
  }
})

it('a receiver that cannot be reached is left out once another has accepted the call', async () => {
  const first = await receiver(200)
  const receivers = receiversAt(await absent(), first.url)
  expect(await call(receivers)).toEqual({ kind: 'accepted' })
  expect(await call(receivers)).toEqual({ kind: 'accepted' })
  expect(first.calls()).toBe(2)
})

it('a call that no receiver accepts is repeated', async () => {
  const refusing = await receiver(503)
  expect(await call(receiversAt(await absent()))).toMatchObject({ kind: 'retry' })
  expect(await call(receiversAt(await absent(), refusing.url))).toMatchObject({ kind: 'retry' })
})

it('only the receiver that asks for it gets a call again', async () => {
  const [first, second] = [await receiver(200), await receiver(503, 200)]
  const receivers = receiversAt(first.url, second.url)
  expect(await call(receivers)).toMatchObject({ kind: 'retry', unreachable: false })
  expect(await call(receivers)).toEqual({ kind: 'accepted' })
  expect([first.calls(), second.calls()]).toEqual([1, 2])
  await call(receivers)
  expect([first.calls(), second.calls()]).toEqual([2, 3])
})

it('a receiver that does not respond delays the next call only a little', async () => {
  const first = await receiver(200)
  const { server, url } = await listening(() => {})
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const receivers = receiversAt(first.url, url)
  const begun = performance.now()
  for (let times = 1; times <= 2; times += 1) expect(await call(receivers)).toEqual({ kind: 'accepted' })
  expect(first.calls()).toBe(2)
  // A single receiver may take a minute.
  expect(performance.now() - begun).toBeLessThan(20_000)
})

it('a refusal counts when no receiver asks for the call again', async () => {
  const [first, second] = [await receiver(200), await receiver(400)]
  expect(await call(receiversAt(first.url, second.url))).toEqual({ kind: 'refused', status: 400 })
})
