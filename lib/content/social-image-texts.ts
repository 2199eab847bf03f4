import { LRUCache } from 'lru-cache'
import { withoutCache } from './client.ts'
import { getPageName } from './page-names.ts'
import { getSiteSettings } from './settings.ts'

export type SocialImageTexts = { pageName: string; brandName: string }

/** As long as a page is shown when the webhook's call about a change is lost. */
const ttlMs = 300_000

/**
 * Reads the texts on the image of a page, and caches them until the next publication. Browsers and social networks cache
 * images for a day or longer, so an image must not be rendered with outdated texts while the current ones are fetched.
 *
 * @param publications - the number of publications so far
 */
export function createSocialImageTexts(publications: () => number) {
  const cache = new LRUCache<string, { texts: SocialImageTexts; publications: number }>({
    max: 2000,
    ttl: ttlMs,
  })

  /** Null when there is no page at this path. */
  return async (path: string): Promise<SocialImageTexts | null> => {
    const present = publications()
    const cached = cache.get(path)
    if (cached?.publications === present) return cached.texts
    try {
      const texts = await withoutCache(() => readTexts(path))
      if (texts) cache.set(path, { texts, publications: present })
      return texts
    } catch {
      // While content cannot be read, the last texts are used.
      return cached?.texts ?? readTexts(path)
    }
  }
}

async function readTexts(path: string): Promise<SocialImageTexts | null> {
  const [pageName, { brandName }] = await Promise.all([getPageName(path), getSiteSettings()])
  return pageName ? { pageName, brandName } : null
}
