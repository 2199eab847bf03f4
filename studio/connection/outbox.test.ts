import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Outbox } from './outbox.ts'
import { Reachability } from './reachability.ts'

type Received = { body: { transactionId: string; text: string }; response: ServerResponse }

let server: Server
let address: string
let received: Received[]
/** What the server does with a request. */
let onRequest: (request: Received) => void
let outbox: Outbox
let reachability: Reachability

const respond = ({ response }: Received, status: number, body: object = {}) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const accept = (request: Received) => respond(request, 200, { transactionId: request.body.transactionId })
const refuse =
  (status: number, type = 'insufficientPermissionsError') =>
  (request: Received) =>
    respond(request, status, { error: { type, description: 'Not now' } })
/** Does this with the first requests, then accepts. */
const atFirst = (...steps: ((request: Received) => void)[]) => {
  onRequest = (request) => (steps.shift() ?? accept)(request)
}

const outboxWith = (times: { patienceMs?: number; attemptMs?: number; doubtMs?: number }) =>
  new Outbox({
    fetch: (url, init) => fetch(url, init),
    reachability,
    onChange: () => {},
    attemptMs: 1_500,
    patienceMs: 60_000,
    refusedMs: 50,
    ...times,
  })

beforeEach(async () => {
  received = []
  onRequest = accept
  server = createServer((request, response) => {
    if (request.url === '/v1/ping') {
      response.end('{}')
      return
    }
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      const one = { body: JSON.parse(text) as Received['body'], response }
      received.push(one)
      onRequest(one)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  reachability = new Reachability(() => {})
  outbox = outboxWith({})
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

let count = 0
const send = async (
  text: string,
  { id = 'drafts.page', tag = 'sanity.studio.document.commit', ...more } = {},
) => {
  const body = { mutations: [{ patch: { id } }], transactionId: `t-${++count}`, text, ...more }
  const url = `${address}/data/mutate/production?tag=${tag}`
  const response = await outbox.send(url, { method: 'POST', body: JSON.stringify(body) })
  return { status: response?.status, body: (await response?.json()) as unknown }
}
const texts = () => received.map(({ body }) => body.text)
const sent = () => vi.waitFor(() => expect(outbox.unconfirmed).toEqual([]), 10_000)

describe('a change', () => {
  it('passes with its response while the server responds', async () => {
    expect(await send('a')).toEqual({ status: 200, body: { transactionId: `t-${count}` } })
    expect(outbox.held).toEqual([])
  })

  it.each([
    ['breaks the connection', ({ response }: Received) => response.destroy()],
    ['is replaced by a proxy', (request: Received) => respond(request, 503)],
    [
      'breaks off its response',
      ({ response }: Received) => response.writeHead(200, { 'content-length': 9 }).write('{'),
    ],
    ['never responds', () => {}],
  ])('is sent again with the same id when the server %s', async (_name, fault) => {
    atFirst(fault, fault)
    expect(await send('a')).toMatchObject({ status: 200 })
    await sent()
    expect(texts()).toEqual(['a', 'a', 'a'])
    expect(new Set(received.map(({ body }) => body.transactionId))).toEqual(new Set([`t-${count}`]))
  })

  it('stands after the ones before it, however the attempts end', async () => {
    atFirst(
      ({ response }) => response.destroy(),
      (request) => respond(request, 502),
      () => {},
    )
    await send('a')
    // The first is held by now: the Studio may send on.
    await Promise.all(['b', 'c', 'd'].map((text) => send(text)))
    await sent()
    expect(texts().filter((text, index, all) => text !== all[index - 1])).toEqual(['a', 'b', 'c', 'd'])
  })

  it('is accepted in place of a server that is slow, and sent once', async () => {
    outbox = outboxWith({ patienceMs: 20, attemptMs: 60_000 })
    onRequest = () => {}
    await send('a')
    await send('b')
    expect(outbox.held).toHaveLength(2)
    // On a busy machine, a request takes longer than the patience to arrive.
    await vi.waitFor(() => expect(received).toHaveLength(1))
    onRequest = accept
    accept(received[0]!)
    await sent()
    expect(texts()).toEqual(['a', 'b'])
  })

  it('is sent again soon when its connection is lost, of which nobody is told', async () => {
    outbox = outboxWith({ attemptMs: 60_000, doubtMs: 40 })
    atFirst(() => {})
    await send('a')
    await sent()
    expect(texts()).toEqual(['a', 'a'])
  })

  it('counts as done when its repetition finds it done', async () => {
    atFirst(({ response }) => response.destroy(), refuse(409, 'transactionAlreadyExistsError'))
    await send('a')
    await sent()
    expect(outbox.refusal).toBeUndefined()
  })

  it('gets a transaction id when it has none', async () => {
    await send('a', { transactionId: undefined } as never)
    expect(received[0]?.body.transactionId).toMatch(/^[0-9a-f]{32}$/)
  })

  it('goes on when the Studio no longer waits for it', async () => {
    atFirst(({ response }) => response.destroy())
    const url = `${address}/data/mutate/production?tag=document.commit`
    const body = JSON.stringify({ mutations: [{ patch: { id: 'a' } }], transactionId: 't-gone', text: 'a' })
    void outbox.send(url, { method: 'POST', body, signal: AbortSignal.abort() })
    await sent()
    expect(texts()).toEqual(['a', 'a'])
  })
})

describe('a refused change', () => {
  it.each([403, 500])('of a form is kept with status %i, and sent until it is taken', async (status) => {
    atFirst(refuse(status), refuse(status))
    expect(await send('a')).toMatchObject({ status: 200 })
    expect(outbox.refusal).toMatchObject({ status, message: 'Not now' })
    await send('b')
    await sent()
    expect(texts().at(-1)).toBe('b')
    expect(texts().lastIndexOf('a')).toBeLessThan(texts().indexOf('b'))
  })

  it('does not keep those of other documents waiting', async () => {
    onRequest = (request) => (request.body.text === 'a' ? refuse(403)(request) : accept(request))
    await send('a')
    await send('b', { id: 'drafts.other' })
    await vi.waitFor(() => expect(texts()).toContain('b'))
    expect(outbox.unconfirmed).toHaveLength(1)
  })

  it('can be given up with those that wait for it', async () => {
    onRequest = refuse(403)
    await send('a')
    await send('b', { id: 'page' })
    onRequest = accept
    outbox.discardRefused()
    expect(outbox.unconfirmed).toEqual([])
    expect(outbox.refusal).toBeUndefined()
  })

  it('of a button is the response to the button', async () => {
    onRequest = refuse(403)
    expect(await send('a', { tag: 'document.publish' })).toMatchObject({ status: 403 })
    expect(outbox.unconfirmed).toEqual([])
  })
})

describe('a press of a button', () => {
  it('waits for what was typed before it, and for its own response', async () => {
    atFirst(({ response }) => response.destroy())
    await send('a')
    const publish = await send('publish', { tag: 'document.publish' })
    expect(publish.body).toEqual({ transactionId: `t-${count}` })
    expect(texts()).toEqual(['a', 'a', 'publish'])
  })
})

describe('changes of a page that was left', () => {
  it('are sent before all others', async () => {
    atFirst(({ response }) => response.destroy())
    await send('a')
    const [left] = outbox.held
    await sent()
    received = []
    outbox.restore([{ ...left!, body: left!.body.replace('"a"', '"left"') }], new Headers())
    await send('b')
    await sent()
    expect(texts()).toEqual(['left', 'b'])
  })
})
