const subprotocol = 'sanity-event-stream'
/** The Content Lake sends something every 15 seconds, a comment if there is no event. */
const silenceMs = 40_000

/** How a connection of a stream ended: `refused` before it was open. */
export type StreamEnd = 'refused' | 'closed' | 'aborted'

type Options = {
  headers: Headers
  signal: AbortSignal
  onOpen: () => void
  onMessage: (text: string) => void
}

/** One connection of an event stream over a WebSocket. Resolves when it has ended. */
export function runStreamSocket(address: string, options: Options): Promise<StreamEnd> {
  const { headers, signal, onOpen, onMessage } = options
  if (signal.aborted) return Promise.resolve('aborted')
  const url = new URL(address)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  // A WebSocket in a browser has no headers of its own: the last event and the token are sent in other ways.
  const lastEventId = headers.get('last-event-id')
  if (lastEventId) url.searchParams.set('lastEventId', lastEventId)
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const socket = new WebSocket(url, [subprotocol, ...(token ? [`bearer.${token}`] : [])])
  const { promise, resolve } = Promise.withResolvers<StreamEnd>()
  let isOpen = false
  let silence: ReturnType<typeof setTimeout> | undefined
  const end = (how: StreamEnd) => {
    clearTimeout(silence)
    signal.removeEventListener('abort', abort)
    resolve(how)
    // Browsers log an error for a socket that is closed while it connects.
    if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close())
    else socket.close()
  }
  const abort = () => end('aborted')
  // The close of a connection that a sleeping computer or a router has dropped never arrives.
  const listen = () => {
    clearTimeout(silence)
    silence = setTimeout(end, silenceMs, 'closed')
  }
  signal.addEventListener('abort', abort, { once: true })
  socket.addEventListener('open', () => {
    isOpen = true
    listen()
    onOpen()
  })
  socket.addEventListener('message', ({ data }) => {
    if (signal.aborted) return
    listen()
    onMessage(String(data))
  })
  socket.addEventListener('close', () => end(isOpen ? 'closed' : 'refused'))
  return promise
}
