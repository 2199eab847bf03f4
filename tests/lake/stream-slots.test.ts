import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type EventStream, listenPath, openEventStream } from '../support/event-stream.ts'
import { startLakeProcess } from '../support/lake-process.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()
const path = listenPath('*[_type == "x"]')
const socketUrl = `${lake.url.replace('http', 'ws')}${path}`

const listen = (token?: string): Promise<EventStream> => openEventStream(lake, path, { token })

/** Opens a stream from another address of loopback. */
function listenFrom(
  localAddress: string,
): Promise<{ status: number | undefined; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    const agent = new Agent()
    const { port } = new URL(lake.url)
    const request = get(
      { host: '127.0.0.1', port, path, localAddress, agent },
      (response: IncomingMessage) => {
        response.resume()
        onTestFinished(() => void request.destroy())
        resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] })
      },
    )
    request.on('error', reject)
  })
}

describe('slots for streams', () => {
  it('are few for one anonymous caller, and are free again when a stream ends', async () => {
    const streams: EventStream[] = []
    do streams.push(await listen())
    while (streams.at(-1)?.status === 200 && streams.length < 300)
    expect(streams.at(-1)?.status).toBe(503)
    expect(Number(streams.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(streams.length).toBeLessThan(40)
    streams[0]?.close()
    await vi.waitFor(async () => expect((await listen()).status).toBe(200))
  })

  it('are reserved for editors, however many anonymous callers there are', async () => {
    let refused = 0
    for (let n = 2; n < 20; n++) {
      const responses = await Promise.all(Array.from({ length: 16 }, () => listenFrom(`127.0.0.${n}`)))
      refused += responses.filter(({ status }) => status === 503).length
      if (refused > 32) break
    }
    expect(refused).toBeGreaterThan(0)
    expect((await listen()).status).toBe(503)
    expect((await listen(lake.credentials.siteToken)).status).toBe(200)
    expect((await listen(lake.credentials.administratorToken)).status).toBe(200)
  })

  it('are reserved for administrators, even among editors', async () => {
    let last: EventStream
    let count = 0
    do last = await listen(lake.credentials.siteToken)
    while (last.status === 200 && ++count < 300)
    expect(last.status).toBe(503)
    expect((await listen(lake.credentials.administratorToken)).status).toBe(200)
  })

  it('are the same over WebSocket', async () => {
    const responses: { status: number; retryAfter: unknown }[] = []
    while (!responses.some(({ status }) => status === 503) && responses.length < 40) {
      const socket = new WebSocket(socketUrl, ['sanity-event-stream'])
      onTestFinished(() => socket.close())
      responses.push(
        await new Promise((resolve) => {
          socket.on('error', () => {})
          socket.on('open', () => resolve({ status: 101, retryAfter: undefined }))
          socket.on('unexpected-response', (_request, response) =>
            resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
          )
        }),
      )
    }
    expect(responses.at(-1)).toMatchObject({ status: 503, retryAfter: '5' })
  })

  it('of presence are taken back from connections that do not authenticate in time', async () => {
    const impatient = await startLakeProcess({ limits: { presenceLoginMs: 500 } })
    const socket = new WebSocket(`${impatient.url.replace('http', 'ws')}/v1/socket/production`)
    const [code] = (await once(socket, 'close')) as [number]
    expect(code).toBe(1008)
    await impatient.stop()
  })
})

it('a connection that is reset at any moment of its request ends alone', async () => {
  const { port } = new URL(lake.url)
  const key = 'dGhlIHNhbXBsZSBub25jZQ=='
  const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n`
  const bearer = `Authorization: Bearer ${lake.credentials.administratorToken}\r\n`
  const uploaded = await lake.fetch('/v1/assets/files/production?filename=large.bin', {
    method: 'POST',
    token: lake.credentials.administratorToken,
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(8 * 1024 * 1024),
  })
  const { document: file } = (await uploaded.json()) as { document: { url: string } }
  const requests = [
    `GET ${new URL(file.url).pathname} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `GET /v1/nothing HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`,
    `GET //[ HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`,
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`,
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    `GET /v1/socket/production HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`,
    `GET /v1/socket/production HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\nnot a frame`,
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `GET /v1/data/live/events/production HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `GET /v1/data/export/production HTTP/1.1\r\nHost: localhost\r\n${bearer}\r\n`,
    `POST /v1/data/mutate/production HTTP/1.1\r\nHost: localhost\r\n${bearer}Content-Length: 1000\r\n\r\n{"mutations":`,
    `POST /v1/assets/files/production?filename=a.bin HTTP/1.1\r\nHost: localhost\r\n${bearer}Content-Length: 9999999\r\n\r\nabc`,
    `GET /nonsense\r\n\r\n`,
  ]
  const reset = (request: string, delay: number): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(request, () => {
          if (delay < 0) socket.resetAndDestroy()
          else setTimeout(() => socket.resetAndDestroy(), delay)
        })
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve())
    })
  for (let round = 0; round < 20; round++) {
    await Promise.all(requests.map((request) => reset(request, (round % 5) - 1)))
  }
  expect(lake.process.exitCode).toBeNull()
  expect((await lake.fetch('/v1/ping')).status).toBeLessThan(500)
  // Their slots are free again.
  await vi.waitFor(async () => expect((await listen()).status).toBe(200))
})
