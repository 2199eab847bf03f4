import type { ClientConfig } from '@sanity/client'

type Fetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

const streamPath = /\/data\/(?:listen|live\/events)\/[^/]+$/
const subprotocol = 'sanity-event-stream'

/**
 * Fetches as always, but carries event streams over WebSockets. Over HTTP/1.1 a browser opens six connections to a
 * host at most; the Studio holds more streams than that, and nothing would be left for its requests.
 */
export const fetchWithStreams: Fetch = async (input, init) => {
  if (!streamPath.test(new URL(input).pathname)) return fetch(input, init)
  const stream = await openStream(input, new Headers(init?.headers), init?.signal)
  // A refused WebSocket does not tell why. The same address asked in the usual way does: 401 must not be retried.
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
  // Browsers cannot set headers on a WebSocket, so what they would say travels in other ways.
  const lastEventId = headers.get('last-event-id')
  if (lastEventId) url.searchParams.set('lastEventId', lastEventId)
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const socket = new WebSocket(url, [subprotocol, ...(token ? [`bearer.${token}`] : [])])
  const encoder = new TextEncoder()
  // A socket that is closed while it connects has browsers complain.
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
      // Ends a stream that was open: the client connects again. One that never was open has been refused.
      controller?.close()
      controller = undefined
      resolve(undefined)
    })
  })
}
