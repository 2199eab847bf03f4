import type { ClientConfig } from '@sanity/client'

type Fetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

const streamPath = /\/data\/(?:listen|live\/events)\/[^/]+$/
const subprotocol = 'sanity-event-stream'

/**
 * `fetch`, but with event streams over WebSockets. Over HTTP/1.1 a browser opens at most six connections to a host; the
 * Studio holds more streams than that, and none would be left for its requests.
 */
export const fetchWithStreams: Fetch = async (input, init) => {
  if (!streamPath.test(new URL(input).pathname)) return fetch(input, init)
  const stream = await openStream(input, new Headers(init?.headers), init?.signal)
  // A refused WebSocket has no status. The same request over HTTP has one: the client must not retry after 401.
  if (!stream) return fetch(input, init)
  return new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } })
}

/** Resolves once the socket is open; undefined when it was refused. */
function openStream(
  address: string,
  headers: Headers,
  signal: AbortSignal | undefined,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined> {
  const url = new URL(address)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  // A WebSocket in a browser has no headers of its own: the last event and the token are sent in other ways.
  const lastEventId = headers.get('last-event-id')
  if (lastEventId) url.searchParams.set('lastEventId', lastEventId)
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const socket = new WebSocket(url, [subprotocol, ...(token ? [`bearer.${token}`] : [])])
  const encoder = new TextEncoder()
  // Browsers log an error for a socket that is closed while it connects.
  const close = () => {
    if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close())
    else socket.close()
  }

  return new Promise((resolve, reject) => {
    const aborted = () => new DOMException('The stream was closed.', 'AbortError')
    let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
    const abort = () => {
      controller?.error(aborted())
      controller = undefined
      close()
      reject(aborted())
    }
    if (signal?.aborted) {
      abort()
      return
    }
    signal?.addEventListener('abort', abort, { once: true })
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(given) {
        controller = given
      },
      cancel() {
        controller = undefined
        close()
      },
    })
    socket.addEventListener('open', () => {
      resolve(stream)
    })
    socket.addEventListener('message', ({ data }) => {
      controller?.enqueue(encoder.encode(String(data)))
    })
    socket.addEventListener('close', () => {
      signal?.removeEventListener('abort', abort)
      // The client reconnects after the end of an open stream. A socket that never opened was refused.
      controller?.close()
      controller = undefined
      resolve(undefined)
    })
  })
}
