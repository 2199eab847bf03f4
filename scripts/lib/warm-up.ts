import { setTimeout as sleep } from 'node:timers/promises'
import { socialImagePath } from '../../lib/seo/social-image.ts'

/** A picture that is refused because others are being drawn is requested this many times. */
const maxAttempts = 20
const timeout = 10_000
/** Visitors and publications come first: the pause after a picture is this many times as long as drawing it took. */
const restFactor = 4

/**
 * Requests every page and then every page's picture from this site's own server, one after the other, so that the first
 * visitor finds a page in memory and compressed, and the first who shares it finds its picture drawn. Resolves when that
 * is done. A failed request is left to the first visitor.
 *
 * @param pauseBeforePictures - in milliseconds; drawing them takes a minute of one processor
 */
export async function warmUp(
  origin: string,
  { pauseBeforePictures }: { pauseBeforePictures: number },
): Promise<void> {
  const paths = await pagePaths(origin)
  for (const path of paths) await request(`${origin}${path}`, 'GET')
  await sleep(pauseBeforePictures, undefined, { ref: false })
  for (const path of paths) await drawPicture(`${origin}${socialImagePath(path)}`)
}

async function drawPicture(url: string): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const begun = performance.now()
    const retryAfter = await request(url, 'HEAD')
    await sleep(retryAfter ?? (performance.now() - begun) * restFactor, undefined, { ref: false })
    if (retryAfter === undefined) return
  }
}

/** The pages of the sitemap; none when the server does not respond. */
async function pagePaths(origin: string): Promise<string[]> {
  try {
    const response = await fetch(`${origin}/sitemap.xml`, { signal: AbortSignal.timeout(timeout) })
    const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
    return addresses.map(([, address = '']) => new URL(address).pathname)
  } catch {
    return []
  }
}

/** The delay after which to request this again, in milliseconds; undefined when there is no need. */
async function request(url: string, method: 'GET' | 'HEAD'): Promise<number | undefined> {
  try {
    const response = await fetch(url, { method, signal: AbortSignal.timeout(timeout) })
    await response.arrayBuffer()
    const seconds = Number(response.headers.get('retry-after'))
    return response.status === 503 && seconds > 0 ? seconds * 1000 : undefined
  } catch {
    return undefined
  }
}
