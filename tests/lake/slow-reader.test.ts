import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { listenPath, openEventStream } from '../support/event-stream.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()
const token = lake.credentials.siteToken
const path = listenPath('*[_type == "large"]')
const large = 'x'.repeat(200_000)

const store = (document: { _id: string; n?: number }) =>
  lake.admin().createOrReplace({ ...document, _type: 'large', large }, { returnDocuments: false })

describe('a slow reader', () => {
  /** A listener that reads nothing until its socket is resumed. */
  async function slowListener(): Promise<{ socket: Socket; text: () => string }> {
    const { hostname, port } = new URL(lake.url)
    const socket = connect(Number(port), hostname)
    let received = ''
    socket.on('data', (data: Buffer) => (received += data.toString()))
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
    )
    await vi.waitFor(() => expect(received).toContain('event: welcome'))
    socket.pause()
    return { socket, text: () => received }
  }

  it('gets all events in order when it catches up', async () => {
    const { socket, text: received } = await slowListener()
    for (let n = 0; n < 30; n++) await store({ _id: `large-${n}` })
    socket.resume()
    await vi.waitUntil(() => received().includes('"documentId":"large-29"'))
    const ids = [...received().matchAll(/"documentId":"large-(\d+)"/g)].map(([, n]) => Number(n))
    expect(ids).toEqual(Array.from({ length: 30 }, (_, n) => n))
  })

  it('is disconnected when it falls too far behind, and delays no other', async () => {
    const slow = await slowListener()
    const quick = await openEventStream(lake, path, { token })
    await vi.waitFor(() => expect(quick.events).toHaveLength(1))
    const closed = once(slow.socket, 'close')
    for (let n = 0; n < 120; n++) await store({ _id: 'large', n })
    await vi.waitUntil(() => quick.events.length === 121)
    slow.socket.resume()
    await closed
    expect(slow.text().includes('"n":119')).toBe(false)
  })
})
