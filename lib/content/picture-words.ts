import { LRUCache } from 'lru-cache'
import { freshly } from './client.ts'
import { getPageName } from './page-names.ts'
import { getSiteSettings } from './settings.ts'

export type PictureWords = { pageName: string; brandName: string }

/** As long as a page is shown when the signal of a change is lost. */
const keptFor = 300_000

/**
 * Reads the words on the picture of a page, and keeps them until something is published. Others keep pictures for a day
 * and longer: unlike a page, none may be answered with words that are no longer true while the true ones are fetched.
 *
 * @param publications - counts what was published so far
 */
export function createPictureWords(publications: () => number) {
  const known = new LRUCache<string, { words: PictureWords; publications: number }>({
    max: 2000,
    ttl: keptFor,
  })

  /** Null when there is no page at this path. */
  return async (path: string): Promise<PictureWords | null> => {
    const present = publications()
    const found = known.get(path)
    if (found?.publications === present) return found.words
    try {
      const words = await freshly(() => readWords(path))
      if (words) known.set(path, { words, publications: present })
      return words
    } catch {
      // While content cannot be read, what was last known of it serves.
      return found?.words ?? readWords(path)
    }
  }
}

async function readWords(path: string): Promise<PictureWords | null> {
  const [pageName, { brandName }] = await Promise.all([getPageName(path), getSiteSettings()])
  return pageName ? { pageName, brandName } : null
}
