import { getEnv } from '../env/env.ts'
import { formerPages } from './former-pages.ts'
import { getAreaParams } from './areas.ts'
import { ownPages, reservedSegments } from '../../schemas/rules/site-addresses.ts'
import { areaPath } from './paths.ts'
import { type RedirectTable, redirectTable } from './redirect-table.ts'
import { getRedirects } from './redirects.ts'
import { getTowns } from './towns.ts'

/*
 * Redirects are looked up before a page is, and there the cache of Next.js does not reach. So the table lives in memory
 * and is read again when the signal of a published change arrives in this process, and from time to time, for the
 * changes that another instance of the site was told of.
 */

const renewAfter = 30_000
/** After a quiet time the table is too old to go by; the next visitor waits for a new one. */
const tooOldAfter = 300_000
/** But not for long: a Content Lake that is down must not keep anybody from a page. */
const longestWait = 1000

/** Shared by the bundles that Next.js makes of this file: the signal arrives in another one than it is used in. */
const shared = globalThis as typeof globalThis & { redirectsChangedAt?: number }

let table: RedirectTable = new Map()
let readAt = Number.NEGATIVE_INFINITY
let triedAt = Number.NEGATIVE_INFINITY
let reading: Promise<void> | undefined

/** Every redirect in force: as of now after a change that this process heard of, at most a few minutes old otherwise. */
export async function currentRedirects(): Promise<RedirectTable> {
  const now = performance.now()
  const changedAt = shared.redirectsChangedAt ?? Number.NEGATIVE_INFINITY
  const isDue = !reading && now - readAt > renewAfter && now - triedAt > renewAfter
  if (isDue || triedAt <= changedAt) reading = renew(now)
  const isTooOld = readAt <= changedAt || now - readAt > tooOldAfter
  if (reading && isTooOld) await Promise.race([reading, pause(longestWait)])
  return table
}

/** What is known of redirects, or of the pages that they may not lead away from, is no longer true. */
export function forgetRedirects(): void {
  shared.redirectsChangedAt = performance.now()
}

/** Reads the table as it is at this moment. Of two at the same time, the later one counts. */
async function renew(now: number): Promise<void> {
  triedAt = now
  try {
    const read = await readTable()
    if (triedAt === now) [table, readAt] = [read, now]
  } catch (error) {
    console.error('Redirects could not be read; those known so far stay in force.', error)
  } finally {
    if (triedAt === now) reading = undefined
  }
}

async function readTable(): Promise<RedirectTable> {
  const redirects = await getRedirects()
  if (redirects.length === 0) return new Map()
  const [towns, areas] = await Promise.all([getTowns(), getAreaParams()])
  const places = new Set([
    ...towns.map(({ path }) => path),
    ...areas.map(({ town, area }) => areaPath(town, area)),
  ])
  const isTaken = (path: string) =>
    places.has(path) || path === '/' || reservedSegments.has(path.split('/')[1] ?? '')
  const pages = new Set([...ownPages, ...places])
  const isPage = (path: string) => pages.has(path)
  return redirectTable(redirects, {
    isTaken,
    isPage,
    isFile,
    formerPages,
    siteUrl: getEnv().public.siteUrl,
  })
}

/** Addresses below these, and files, are there or not whatever the content says. */
function isFile(path: string): boolean {
  return /^\/(?:api|images|social-image|studio)(?:\/|$)/.test(path) || publicFiles.has(path)
}

const publicFiles: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'])

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
}
