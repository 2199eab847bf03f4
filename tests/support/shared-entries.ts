import type { EntryStore, SharedEntry } from '../../lib/server/shared-pages.ts'

/** What a Redis stores, in memory. */
export function memoryStore(): EntryStore & { size: () => number } {
  const entries = new Map<string, Buffer>()
  return {
    get: (key) => Promise.resolve(entries.get(key) ?? null),
    set: (key, entry) => Promise.resolve(entries.set(key, entry)),
    delete: (key) => Promise.resolve(entries.delete(key)),
    size: () => entries.size,
  }
}

/** A rendered page with this text and these tags. */
export function sharedEntry(text: string, tags: string[], since = Date.now()): SharedEntry {
  const value = {
    kind: 'APP_PAGE',
    html: text,
    rscData: Buffer.from(text),
    segmentData: new Map([['/_tree', Buffer.from(text)]]),
    headers: { 'x-next-cache-tags': tags.join(',') },
  }
  return { value: value as unknown as SharedEntry['value'], tags, since }
}

/** The text of a rendered page. */
export function textOf({ value }: SharedEntry): string {
  return (value as unknown as { html: string }).html
}
