import { getEnv } from '../env.ts'
import { formerPages } from '../former-pages.ts'
import { getAreaParams } from './areas.ts'
import { areaPath, ownSegments } from './paths.ts'
import { type RedirectTable, redirectTable } from './redirect-table.ts'
import { getRedirects } from './redirects.ts'
import { getTowns } from './towns.ts'

/*
 * Redirects are looked up before a page is, and there the cache of Next.js does not reach, nor does the signal of a
 * published change. So the table lives in memory and is read again from time to time.
 */

const renewAfter = 30_000
/** After a quiet time the table is too old to go by; the next visitor waits for a new one. */
const tooOldAfter = 300_000
/** But not for long: a Content Lake that is down must not keep anybody from a page. */
const longestWait = 1000

let table: RedirectTable = new Map()
let readAt = Number.NEGATIVE_INFINITY
let triedAt = Number.NEGATIVE_INFINITY
let reading: Promise<void> | undefined

/** Every redirect in force, at most a few minutes old. */
export async function currentRedirects(): Promise<RedirectTable> {
  const now = performance.now()
  if (!reading && now - readAt > renewAfter && now - triedAt > renewAfter) {
    triedAt = now
    reading = renew().finally(() => (reading = undefined))
  }
  if (reading && now - readAt > tooOldAfter) await Promise.race([reading, pause(longestWait)])
  return table
}

async function renew(): Promise<void> {
  try {
    table = await readTable()
    readAt = performance.now()
  } catch (error) {
    console.error('Redirects could not be read; those known so far stay in force.', error)
  }
}

async function readTable(): Promise<RedirectTable> {
  const redirects = await getRedirects()
  if (redirects.length === 0) return new Map()
  const [towns, areas] = await Promise.all([getTowns(), getAreaParams()])
  const pages = new Set([
    ...towns.map(({ path }) => path),
    ...areas.map(({ town, area }) => areaPath(town, area)),
  ])
  const isTaken = (path: string) =>
    pages.has(path) || path === '/' || ownSegments.has(path.split('/')[1] ?? '')
  return redirectTable(redirects, { isTaken, formerPages, siteUrl: getEnv().public.siteUrl })
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
}
