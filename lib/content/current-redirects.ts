import { setTimeout as sleep } from 'node:timers/promises'
import { getEnv } from '../env/env.ts'
import { processState } from '../server/process-state.ts'
import { formerPages } from './former-pages.ts'
import { getFreePageSlugs } from './free-pages.ts'
import { getAreaParams } from './areas.ts'
import { ownPages, reservedSegments } from '../../schemas/rules/site-addresses.ts'
import { areaPath, freePagePath } from './paths.ts'
import { isPicturePath } from './picture-paths.ts'
import { type RedirectTable, redirectTable } from './redirect-table.ts'
import { getRedirects } from './redirects.ts'
import { getTowns } from './towns.ts'

/*
 * The proxy looks redirects up before Next.js renders a page, where the cache of Next.js is not available. So the table is
 * held in memory. It is read again when the webhook reports a change to this process, and from time to time, for changes
 * that were reported to another instance of the site.
 */

/** A table this old is read again in the background. */
const refreshAfterMs = 30_000
/** A table this old is not used: after a time without requests, the next one waits for a new table. */
const maxAgeMs = 300_000
/** How long a request waits for the table, so that an unavailable Content Lake does not delay pages. */
const maxWaitMs = 1000

/** The webhook's route sets it; the proxy, in another bundle, reads it. */
const change = processState('redirects', () => ({ at: Number.NEGATIVE_INFINITY }))

let table: RedirectTable = new Map()
let readAt = Number.NEGATIVE_INFINITY
let attemptedAt = Number.NEGATIVE_INFINITY
let refresh: Promise<void> | undefined

/** The redirects in force: current after a change that was reported to this process, otherwise a few minutes old at most. */
export async function currentRedirects(): Promise<RedirectTable> {
  const now = performance.now()
  const changedAt = change.at
  const isDue = !refresh && now - readAt > refreshAfterMs && now - attemptedAt > refreshAfterMs
  if (isDue || attemptedAt <= changedAt) refresh = readAgain(now)
  const isTooOld = readAt <= changedAt || now - readAt > maxAgeMs
  if (refresh && isTooOld) await Promise.race([refresh, sleep(maxWaitMs, undefined, { ref: false })])
  return table
}

/** Marks the table as outdated: redirects have changed, or the pages that they must not replace. */
export function invalidateRedirects(): void {
  change.at = performance.now()
}

/** Reads the table. The result of a concurrent earlier call is discarded. */
async function readAgain(now: number): Promise<void> {
  attemptedAt = now
  try {
    const read = await readTable()
    if (attemptedAt === now) [table, readAt] = [read, now]
  } catch (error) {
    console.error('Redirects could not be read; those known so far stay in force.', error)
  } finally {
    if (attemptedAt === now) refresh = undefined
  }
}

async function readTable(): Promise<RedirectTable> {
  const redirects = await getRedirects()
  if (redirects.length === 0) return new Map()
  const [towns, areas, pages] = await Promise.all([getTowns(), getAreaParams(), getFreePageSlugs()])
  const places = new Set([
    ...towns.map(({ path }) => path),
    ...areas.map(({ town, area }) => areaPath(town, area)),
    ...pages.map(freePagePath),
  ])
  const isTaken = (path: string) =>
    places.has(path) || path === '/' || reservedSegments.has(path.split('/')[1] ?? '')
  const allPages = new Set([...ownPages, ...places])
  const isPage = (path: string) => allPages.has(path)
  return redirectTable(redirects, {
    isTaken,
    isPage,
    isFile,
    formerPages,
    siteUrl: getEnv().public.siteUrl,
  })
}

/** True for paths that do not depend on content: files, and everything below these folders. */
function isFile(path: string): boolean {
  return /^\/(?:api|studio)(?:\/|$)/.test(path) || isPicturePath(path) || publicFiles.has(path)
}

const publicFiles: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'])
