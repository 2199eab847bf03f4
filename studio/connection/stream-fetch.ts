import type { Fetch } from './fetch.ts'
import { aborted } from './aborted.ts'
import { fetchUnlessLost } from './lost-connection.ts'
import { isUnavailable, type Reachability } from './reachability.ts'
import { runStreamSocket } from './stream-socket.ts'

/** How long the Content Lake may take for a status before another connection is tried. */
const longestStatusMs = 10_000

/** How often in a row a socket may be refused while requests have responses. */
const mostRefusals = 10

const streamPath = /\/data\/(?:listen|live\/events)\/[^/]+$/

export const isStream = (address: string): boolean => streamPath.test(new URL(address).pathname)

/**
 * `fetch` for event streams, over WebSockets. Over HTTP/1.1 a browser opens at most six connections to a host; the Studio
 * holds more streams than that, and none would be left for its requests.
 *
 * A stream outlives its connections. The Studio locks a form whose stream has ended, and fetches its documents again, without
 * what has not been saved: so a stream that can be resumed is, and others end only when the client can open them again.
 */
export function fetchStreams(fetch: Fetch, reachability: Reachability): Fetch {
  return (address, init) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const headers = new Headers(init?.headers)
    const canResume = new URL(address).searchParams.get('enableResume') === 'true'
    const isResumable = () => canResume && headers.has('last-event-id')
    let refusals = 0
    const encoder = new TextEncoder()
    const reader = new AbortController()
    const signal = init?.signal ? AbortSignal.any([init.signal, reader.signal]) : reader.signal
    let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined

    const onOpen = () => {
      reachability.succeeded()
      refusals = 0
      if (controller) {
        // The client opens a connection of its own: the Content Lake can be reached again.
        if (!isResumable()) reader.abort()
        return
      }
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start: (given) => {
          controller = given
        },
        cancel: () => {
          controller = undefined
          reader.abort()
        },
      })
      resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }))
    }
    const onMessage = (text: string) => {
      const id = lastIdIn(text)
      if (id !== undefined) headers.set('last-event-id', id)
      controller?.enqueue(encoder.encode(text))
    }
    const run = async () => {
      while (!signal.aborted) {
        const end = await runStreamSocket(address, { headers, signal, onOpen, onMessage })
        if (end === 'aborted') break
        // A refused WebSocket has no status. The same request over HTTP has one: the client must not retry after 401.
        const response =
          end === 'refused' ? await statusOf(fetch, address, { ...init, headers, signal }) : undefined
        if (response && (controller || isUnavailable(response))) await response.body?.cancel()
        // The Content Lake has come back since the socket was refused. More often than this, no socket reaches it.
        const isBack = response?.ok && controller && isResumable() && ++refusals < mostRefusals
        if (response && !isBack && !isUnavailable(response)) {
          resolve(response)
          break
        }
        if (isBack) reachability.succeeded()
        else if (end === 'refused') reachability.failed()
        await Promise.race([reachability.untilRetry(), aborted(signal)])
      }
    }
    const finish = () => {
      if (init?.signal?.aborted) {
        const reason = new DOMException('The stream was closed.', 'AbortError')
        controller?.error(reason)
        reject(reason)
      } else controller?.close()
      controller = undefined
    }
    run().then(finish, reject)
    return promise
  }
}

/** The id of the last event in this text, which consists of whole events. */
function lastIdIn(text: string): string | undefined {
  return [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1]
}

/** The response over HTTP; undefined when there is none. */
async function statusOf(
  ...[fetch, address, init]: [Fetch, ...Parameters<Fetch>]
): Promise<Response | undefined> {
  try {
    return await fetchUnlessLost(fetch, { doubtMs: longestStatusMs })(address, init)
  } catch {
    return undefined
  }
}
