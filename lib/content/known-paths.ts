import { processState } from '../server/process-state.ts'
import { type AllPlaces, pathsOfAll, readAllPlaces } from './all-paths.ts'
import { runWithTimeout, pause } from './process-timers.ts'

/*
 * Tells before rendering whether a path has a page. The list of paths is held in memory. It is read again when the webhook
 * reports a change, from time to time, and, at most every few seconds, for a path that is not on it. While content is
 * unavailable, the last list stays in use.
 */

/** `unclear`: the path is not on the last list, and a new list cannot be read. */
export type PathVerdict = 'known' | 'unknown' | 'unclear'

/** A list this old is read again in the background. */
const refreshAfterMs = 30_000
/** A path missing from a list older than this may be a new page that was reported to another instance. */
const conclusiveForMs = 3000
/** How long a request waits for the list; with the rest of its work it stays under two seconds. */
const maxWaitMs = 1500
/** After a failure the list is not read again for this long. */
const retryAfterMs = 1000

/** The webhook's route sets it; the proxy, in another bundle, reads it. */
const change = processState('known-paths', () => ({ at: Number.NEGATIVE_INFINITY }))

let paths: ReadonlySet<string> | undefined
let places: AllPlaces = { towns: [], areas: [], freePages: [] }
let readAt = Number.NEGATIVE_INFINITY
let failedAt = Number.NEGATIVE_INFINITY
let refresh: { since: number; done: Promise<void> } | undefined

/** Whether this site has a page at this path (without query). Resolves within a second and a half. */
export async function lookUpPath(path: string): Promise<PathVerdict> {
  const key = pageKey(path)
  if (key === undefined) return 'unknown'
  const now = performance.now()
  if (paths?.has(key)) {
    if (now - readAt > refreshAfterMs && now - failedAt > retryAfterMs) void readAgain(now)
    return 'known'
  }
  if (isConclusive(now)) return 'unknown'
  if (now - failedAt < retryAfterMs && failedAt > change.at) return 'unclear'
  await Promise.race([readAgain(now), pause(maxWaitMs)])
  if (paths?.has(key)) return 'known'
  return isConclusive(now) ? 'unknown' : 'unclear'
}

/** The towns and areas on the last list. */
export function knownPlaces(): AllPlaces {
  return places
}

/** Marks the list as outdated: a page was published, removed or moved. */
export function invalidateKnownPaths(): void {
  change.at = performance.now()
}

function isConclusive(now: number): boolean {
  return readAt > change.at && now - readAt < conclusiveForMs
}

/** Reads the list. Concurrent callers share one request, unless it began before the latest change. */
function readAgain(now: number): Promise<void> {
  if (refresh && refresh.since > change.at) return refresh.done
  const own = { since: now, done: read(now).finally(() => refresh === own && (refresh = undefined)) }
  refresh = own
  return own.done
}

async function read(since: number): Promise<void> {
  try {
    const found = await runWithTimeout(maxWaitMs, readAllPlaces)
    // The result of a concurrent earlier request is discarded.
    if (since <= readAt) return
    ;[paths, places, readAt] = [new Set(pathsOfAll(found)), found, since]
  } catch {
    failedAt = performance.now()
  }
}

/** The path as the list spells it: decoded, without a trailing slash. Undefined when it cannot be decoded. */
function pageKey(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/\/+$/, '') || '/'
  } catch {
    return undefined
  }
}
