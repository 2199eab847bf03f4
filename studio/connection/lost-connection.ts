import type { Fetch } from './fetch.ts'

/** The Content Lake responds to a ping at once. */
const longestPingMs = 2_000

/**
 * `fetch` that fails when the Content Lake responds to others, but after `doubtMs` still not to this request. After a sleep,
 * or in another network, a browser goes on using connections whose end it was never told: each request over one of them
 * would wait for minutes, and there may be six. A ping over such a connection fails in time, and takes it out of use.
 */
export function fetchUnlessLost(fetch: Fetch, doubtMs: number): Fetch {
  return async (input, init) => {
    const lost = new AbortController()
    const responded = new AbortController()
    void isLost(fetch, input, doubtMs, responded.signal).then((is) => is && lost.abort())
    const signal = init?.signal ? AbortSignal.any([init.signal, lost.signal]) : lost.signal
    try {
      return await fetch(input, { ...init, signal })
    } finally {
      responded.abort()
    }
  }
}

/** True when a request that was sent now, and still has no response, can have none; false when it has one. */
async function isLost(fetch: Fetch, address: string, doubtMs: number, responded: AbortSignal) {
  const pingMs = Math.min(longestPingMs, doubtMs / 2)
  await untilLater(doubtMs, responded)
  while (!responded.aborted) {
    const isReached = await ping(fetch, address, AbortSignal.any([responded, AbortSignal.timeout(pingMs)]))
    // The response of a Content Lake that was away may be on its way.
    await untilLater(pingMs, responded)
    if (isReached) break
  }
  return !responded.aborted
}

async function ping(fetch: Fetch, address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(address.replace(/\/v[^/]+\/data\/.*$/, '/v1/ping'), { signal })
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
