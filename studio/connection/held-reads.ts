import { aborted } from './aborted.ts'
import { fetchUnlessLost, type Patience } from './lost-connection.ts'
import { isUnavailable, type Reachability } from './reachability.ts'
import type { Fetch } from './fetch.ts'

/** How long requests that change nothing wait for a response. */
export const patienceWithReads: Patience = {
  doubtMs: 4_000,
  // Longer than the half minute after which the site responds in the Content Lake's place.
  longestMs: 40_000,
}

/**
 * `fetch` for requests that change nothing: one that the Content Lake cannot be reached for is sent again when it can. The
 * Studio shows an error in place of the form when a query fails, and forgets what was typed into it.
 */
export function fetchUntilReached(fetch: Fetch, reachability: Reachability): Fetch {
  const fetchOnce = fetchUnlessLost(fetch, patienceWithReads)
  return async (input, init) => {
    const signal = init?.signal && withoutTimeout(init.signal)
    for (;;) {
      signal?.throwIfAborted()
      try {
        const response = await fetchOnce(input, { ...init, ...(signal && { signal }) })
        if (!isUnavailable(response)) {
          reachability.succeeded()
          return response
        }
        await response.body?.cancel()
      } catch (error) {
        // All other failures are those of the connection.
        if (signal?.aborted) throw error
      }
      reachability.failed()
      await Promise.race([reachability.untilRetry(), ...(signal ? [aborted(signal)] : [])])
    }
  }
}

/** A signal that only its owner aborts: the client's timeout counts the time without a connection. */
function withoutTimeout(signal: AbortSignal): AbortSignal {
  const controller = new AbortController()
  const abort = () => {
    const reason: unknown = signal.reason
    if (!(reason instanceof DOMException && reason.name === 'TimeoutError')) controller.abort(reason)
  }
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return controller.signal
}
