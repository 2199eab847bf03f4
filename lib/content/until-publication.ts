import { LRUCache } from 'lru-cache'
import { withoutCache } from './client.ts'
import { isDraftMode } from './draft-mode.ts'

/** As long as a page is shown when the webhook's call about a change is lost. */
const ttlMs = 300_000

/**
 * Reads what a picture of the page at a path shows, and caches it until the next publication. Others cache pictures for
 * longer than pages, so one must not be made of outdated content while the current content is fetched. Drafts are not
 * cached.
 *
 * @param publications - the number of publications so far
 * @param read - null when there is no page at this path
 */
export function createUntilPublication<Value extends object>(
  publications: () => number,
  read: (path: string) => Promise<Value | null>,
) {
  const cache = new LRUCache<string, { value: Value; publications: number }>({ max: 2000, ttl: ttlMs })

  return async (path: string): Promise<Value | null> => {
    if (await isDraftMode()) return read(path)
    const present = publications()
    const cached = cache.get(path)
    if (cached?.publications === present) return cached.value
    try {
      const value = await withoutCache(() => read(path))
      if (value) cache.set(path, { value, publications: present })
      return value
    } catch {
      // While content cannot be read, the last one is used.
      return cached?.value ?? read(path)
    }
  }
}
