import type { Fetch } from './fetch.ts'

/** The Content Lake responds to a ping at once. */
const longestPingMs = 2_000

/** How long requests wait for a response, in milliseconds. */
export type Patience = {
  /** After how long without a response others are tried. */
  doubtMs: number
  /** How long a response may take while others arrive; the same time, unless more is given. */
  longestMs?: number
  /** For how long no response at all may arrive before this one is no longer awaited. */
  silenceMs?: number
}

/** When the last response arrived, for all that share a `fetch`. */
const lastResponses = new WeakMap<Fetch, number>()

/**
 * `fetch` that fails when a response takes longer than `longestMs`, though the Content Lake responds to others. After a
 * sleep, or in another network, a browser goes on using connections whose end it was never told: each request over one of
 * them would wait for minutes, and there may be six. A ping over such a connection fails in time, and takes it out of use.
 *
 * It fails as well when nothing at all gets a response for `silenceMs`: if requests wait for one on each of the six
 * connections, no ping is sent before one of them is given up.
 */
export function fetchUnlessLost(fetch: Fetch, patience: Patience): Fetch {
  return async (input, init) => {
    const lost = new AbortController()
    const responded = new AbortController()
    void isLost(fetch, input, patience, responded.signal).then(
      // To the client, a failure of the network: it knows of no abort.
      (is) => is && lost.abort(new TypeError('The connection was lost.')),
    )
    const signal = init?.signal ? AbortSignal.any([init.signal, lost.signal]) : lost.signal
    try {
      return await fetchNoted(fetch, input, { ...init, signal })
    } finally {
      responded.abort()
    }
  }
}

/** True when a request that was sent now, and still has no response, can have none; false when it has one. */
async function isLost(fetch: Fetch, address: string, patience: Patience, responded: AbortSignal) {
  const { doubtMs, longestMs = doubtMs, silenceMs = 20_000 } = patience
  const pingMs = Math.min(longestPingMs, doubtMs / 2)
  const sent = performance.now()
  await untilLater(doubtMs, responded)
  const doubted = performance.now()
  while (!responded.aborted) {
    const isReached = await ping(fetch, address, AbortSignal.any([responded, AbortSignal.timeout(pingMs)]))
    // The response of a Content Lake that was away may be on its way.
    await untilLater(pingMs, responded)
    const now = performance.now()
    const silence = now - Math.max(doubted, lastResponses.get(fetch) ?? 0)
    if (isReached ? now - sent > longestMs : silence > silenceMs) break
  }
  return !responded.aborted
}

async function fetchNoted(...[fetch, input, init]: [Fetch, ...Parameters<Fetch>]): Promise<Response> {
  const response = await fetch(input, init)
  lastResponses.set(fetch, performance.now())
  return response
}

async function ping(fetch: Fetch, address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetchNoted(fetch, address.replace(/\/v(?:\d[^/]*|X)\/.*$/, '/v1/ping'), { signal })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** Resolves after this time, or when the signal is aborted. */
function untilLater(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })
}
