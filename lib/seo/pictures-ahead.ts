import { setTimeout as sleep } from 'node:timers/promises'
import { socialImagePath } from './social-image.ts'

/** Pictures that many others wait for are asked for again, so many times. */
const mostTries = 20

/**
 * Has the pictures of all pages drawn before the first is shared, by requesting one after the other from this site's
 * own server. It rests as long as each took: visitors come first. Resolves when there is nothing left to draw.
 */
export async function drawAhead(origin: string): Promise<void> {
  for (const path of await pagePaths(origin))
    for (let tries = 0; tries < mostTries; tries++) {
      const begun = performance.now()
      const pause = await ask(`${origin}${socialImagePath(path)}`)
      await sleep(pause ?? performance.now() - begun, undefined, { ref: false })
      if (pause === undefined) break
    }
}

/** The pages that the site lists; none when it does not answer. */
async function pagePaths(origin: string): Promise<string[]> {
  try {
    const response = await fetch(`${origin}/sitemap.xml`, { signal: AbortSignal.timeout(10_000) })
    const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
    return addresses.map(([, address = '']) => new URL(address).pathname)
  } catch {
    return []
  }
}

/** How long to wait before this picture is asked for again, in milliseconds; undefined when there is no need. */
async function ask(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) })
    const seconds = Number(response.headers.get('retry-after'))
    return response.status === 503 && seconds > 0 ? seconds * 1000 : undefined
  } catch {
    // It is drawn on its first request.
    return undefined
  }
}
