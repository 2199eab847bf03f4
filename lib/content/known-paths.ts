import { readAllPaths } from './all-paths.ts'
import { endedAfter, pause } from './waiting.ts'

/*
 * Whether a page lives at an address, known before any page is looked for. The list of addresses lives in memory and is
 * read again when the signal of a published change arrives, from time to time, and, at most every few seconds, for an
 * address that is not on it. While the content is away, the last list that was read stays in force.
 */

/** `unclear`: it is not on the last list, and a new one cannot be read. */
export type PathVerdict = 'known' | 'unknown' | 'unclear'

/** A list this old is read again, without keeping anybody waiting. */
const renewAfter = 30_000
/** An address that is not on a list this old may be a new page: another instance may have been told of it. */
const conclusiveFor = 3000
/** Nobody waits longer; together with what else a request needs it stays under two seconds. */
const longestWait = 1500
/** So long a failure answers for the next visitors as well. */
const pauseAfterFailure = 1000

/** Shared by the bundles that Next.js makes of this file: the signal arrives in another one than it is used in. */
const shared = globalThis as typeof globalThis & { knownPathsChangedAt?: number }

let paths: ReadonlySet<string> | undefined
let readAt = Number.NEGATIVE_INFINITY
let failedAt = Number.NEGATIVE_INFINITY
let reading: { since: number; done: Promise<void> } | undefined

/** Whether this site has a page at this address (a path without query). Answers within a second and a half. */
export async function lookUpPath(path: string): Promise<PathVerdict> {
  const key = pageKey(path)
  if (key === undefined) return 'unknown'
  const now = performance.now()
  if (paths?.has(key)) {
    if (now - readAt > renewAfter && now - failedAt > pauseAfterFailure) void renew(now)
    return 'known'
  }
  if (isConclusive(now)) return 'unknown'
  if (now - failedAt < pauseAfterFailure && failedAt > changedAt()) return 'unclear'
  await Promise.race([renew(now), pause(longestWait)])
  if (paths?.has(key)) return 'known'
  return isConclusive(now) ? 'unknown' : 'unclear'
}

/** The list is no longer true: a place came, went or moved. */
export function forgetKnownPaths(): void {
  shared.knownPathsChangedAt = performance.now()
}

function changedAt(): number {
  return shared.knownPathsChangedAt ?? Number.NEGATIVE_INFINITY
}

function isConclusive(now: number): boolean {
  return readAt > changedAt() && now - readAt < conclusiveFor
}

/** Reads the list as it is now. One reading serves all who wait, unless a change came after it began. */
function renew(now: number): Promise<void> {
  if (reading && reading.since > changedAt()) return reading.done
  const own = { since: now, done: read(now).finally(() => reading === own && (reading = undefined)) }
  reading = own
  return own.done
}

async function read(since: number): Promise<void> {
  try {
    const found = new Set(await endedAfter(longestWait, readAllPaths))
    // Of two at the same time, the later one counts.
    if (since > readAt) [paths, readAt] = [found, since]
  } catch {
    failedAt = performance.now()
  }
}

/** One spelling: as the list has it, without percent signs and a closing slash. Undefined for what is no path at all. */
function pageKey(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/\/+$/, '') || '/'
  } catch {
    return undefined
  }
}
