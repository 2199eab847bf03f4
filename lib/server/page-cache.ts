import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types.js'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { type CachedEntry, cacheOrder, steadyNow } from './cache-order.ts'
import { pageRenewals } from './page-renewals.ts'

// A CommonJS module: Node imports its whole `exports`, a bundler the default export.
const FileSystemCache =
  'default' in fileSystemCache
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types describe only the bundler's view
      (fileSystemCache.default as typeof fileSystemCache)
    : fileSystemCache

type Base = InstanceType<typeof FileSystemCache>

/** Older than any page may become without being renewed, and younger than what Next.js would no longer show at all. */
const longAgo = 24 * 60 * 60 * 1000
/** An outdated page that could not be made anew is tried again after this time, not at every visit. */
const pauseAfterFailure = 3000
const tagsHeader = 'x-next-cache-tags'

/** Pages this old are made anew (`fallbackSeconds` in lib/content/client.ts). */
const shownFor = 300_000
/** What browsers send with a page they fetch ahead. Next.js never makes a page anew for that. */
const fetchedAhead = ['purpose', 'next-router-prefetch', 'next-router-segment-prefetch']

/**
 * Next.js' own cache on disk and in memory, with three differences.
 *
 * It keeps nothing about what does not exist: left to itself it would write a page of its own, and the Content Lake's
 * empty answer, for every address anybody makes up, until the disk is full. What was there once and is gone is still
 * noted in the old entry's place: that takes no room, and the old entry must not be shown again.
 *
 * And no entry is newer than its content. Next.js dates an entry when it is stored; one whose content was read before a
 * publication, and that was stored after it, would hide the publication until its time is up. Here it counts from the
 * request it was made for: Next.js makes one of these objects for each.
 *
 * And outdated pages are made anew one after the other, not all at once.
 */
export default class PageCache extends FileSystemCache {
  readonly #begun = cacheOrder().present
  readonly #since = steadyNow()
  readonly #isFetchedAhead: boolean

  constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
    super(context)
    this.#isFetchedAhead = fetchedAhead.some((header) => header in context._requestHeaders)
  }

  override async get(...[key, context]: Parameters<Base['get']>): ReturnType<Base['get']> {
    // Without tags, which are judged here; Next.js would date an old answer anew when its tags have changed.
    const found = await super.get(key, 'tags' in context ? { ...context, tags: [], softTags: [] } : context)
    if (!found?.value) return found
    const tags = tagsOf(found.value, context)
    const entry: CachedEntry = cacheOrder().noted(key) ?? {
      begun: 0,
      since: Math.min(found.lastModified ?? 0, performance.timeOrigin),
      tags,
    }
    origins.set(found.value, entry)
    const date = dateFor({ ...entry, tags: [...entry.tags, ...tags] })
    if (!('rscData' in found.value)) return { ...found, lastModified: date }
    // Whoever asks for its condition hears of it although it is not made anew yet.
    if (!cacheOrder().noted(key)) cacheOrder().note(key, entry)
    return { ...found, lastModified: this.#isDue(key, date) ? date : steadyNow() }
  }

  /** Whether Next.js is to see a page's date, and with it to make the page anew if that is long ago. */
  #isDue(key: string, date: number): boolean {
    if (steadyNow() - date < shownFor) return true
    return !this.#isFetchedAhead && pageRenewals().begin(key)
  }

  override async set(...[key, value, context]: Parameters<Base['set']>): Promise<void> {
    pageRenewals().end(key)
    if (isNothing(value) && !(await this.#holds(key, value))) return
    if (value) {
      const earlier = origins.get(value)
      // An old page is stored once more when its renewal has failed; that makes it no newer.
      const entry = earlier
        ? { ...earlier, failedAt: steadyNow() }
        : { begun: this.#begun, since: this.#since, tags: tagsOf(value, context) }
      // Whoever began later has seen more.
      if ((cacheOrder().noted(key)?.begun ?? 0) > entry.begun) return
      cacheOrder().note(key, entry)
    }
    await super.set(key, value, context)
  }

  override async revalidateTag(...[tags, durations]: Parameters<Base['revalidateTag']>): Promise<void> {
    cacheOrder().mark([tags].flat())
    // Without durations nobody may see the old content at all, which is for Next.js to see to.
    if (!durations) await super.revalidateTag(tags, durations)
  }

  async #holds(key: string, value: Nothing): Promise<boolean> {
    const file = this['getFilePath']('data' in value ? key : `${key}.html`, value.kind)
    return this['fs'].stat(file).then(
      () => true,
      () => false,
    )
  }
}

/** Where what the cache has handed out comes from. */
const origins = new WeakMap<IncrementalCacheValue, CachedEntry>()

/** The date that makes Next.js show an entry as it is, or show it and make it anew. */
function dateFor(entry: CachedEntry): number {
  const { since, failedAt } = entry
  if (!cacheOrder().isOutdated(entry)) return failedAt ?? since
  const now = steadyNow()
  return failedAt !== undefined && now - failedAt < pauseAfterFailure ? now : now - longAgo
}

/** The tags of a page stand in its headers; those of an answer are told with each question. */
function tagsOf(value: IncrementalCacheValue, context: object): string[] {
  if ('headers' in value) {
    const header = value.headers?.[tagsHeader]
    return typeof header === 'string' ? header.split(',') : []
  }
  const { tags = [], softTags = [] } = context as { tags?: string[]; softTags?: string[] }
  return [...tags, ...softTags]
}

type Nothing = Extract<IncrementalCacheValue, { rscData: unknown } | { data: unknown }>

/** True for a page that says “not found”, and for content that says “no such document”. */
function isNothing(value: IncrementalCacheValue | null): value is Nothing {
  if (value === null) return false
  if ('rscData' in value) return value.status === 404
  return 'data' in value && isEmptyResult(value.data.body)
}

/** Bodies are kept in base64. Empty answers are short; a long one need not be read to the end. */
function isEmptyResult(body: string): boolean {
  if (body.length > 4000) return false
  try {
    const answer: unknown = JSON.parse(Buffer.from(body, 'base64').toString())
    return typeof answer === 'object' && answer !== null && 'result' in answer && answer.result === null
  } catch {
    return false
  }
}
