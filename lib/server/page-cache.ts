import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types.js'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { type CachedEntry, cacheOrder, pageLifetime, steadyNow } from './cache-order.ts'
import { pageRenewals } from './page-renewals.ts'
import { type SharedEntry, sharedPages } from './shared-pages.ts'
import { writeWholeFile } from './write-whole-file.ts'

// A CommonJS module: Node imports its whole `exports`, a bundler the default export.
const FileSystemCache =
  'default' in fileSystemCache
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types describe only the bundler's view
      (fileSystemCache.default as typeof fileSystemCache)
    : fileSystemCache

type Base = InstanceType<typeof FileSystemCache>

/** An age at which Next.js still serves a page, but renders it again in the background. */
const staleAgeMs = 24 * 60 * 60 * 1000
/** After a failure, an outdated page is rendered again only after this time, not on every visit. */
const retryAfterMs = 3000
const tagsHeader = 'x-next-cache-tags'

/** The headers of a prefetch, for which Next.js never renders a page again. */
const prefetchHeaders = ['purpose', 'next-router-prefetch', 'next-router-segment-prefetch']

/**
 * Next.js' own cache on disk and in memory, with five differences.
 *
 * It stores nothing for what does not exist: otherwise it would store a page, and the Content Lake's empty result, for
 * every invented path, until the disk is full. For content that existed and is gone the old entry is replaced: that takes
 * no space, and the old entry must not be served again.
 *
 * And no entry is newer than its content. Next.js dates an entry when it is stored; an entry whose content was read before
 * a publication and stored after it would hide the publication until it expires. Here it is dated by the request it was
 * rendered for: Next.js creates one of these objects for each request.
 *
 * And outdated pages are rendered again one after the other, not all at once.
 *
 * And files are replaced as a whole. Next.js overwrites them; a page read or left behind in the middle of that is cut off, or
 * has lost its tags, and then no publication makes it outdated.
 *
 * Instances of the site that share a Redis take over pages that another one has rendered (`shared-pages.ts`).
 */
export default class PageCache extends FileSystemCache {
  readonly #begun = cacheOrder().present
  readonly #since = steadyNow()
  readonly #isPrefetch: boolean

  constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
    super({ ...context, fs: { ...context.fs, writeFile: writeWholeFile } })
    this.#isPrefetch = prefetchHeaders.some((header) => header in context._requestHeaders)
  }

  override async get(...[key, context]: Parameters<Base['get']>): ReturnType<Base['get']> {
    const found = await this.#find(key, context)
    if (!found) return null
    const { value, entry, date } = found
    entries.set(value, entry)
    if (!('rscData' in value)) return { value, lastModified: date }
    // Noted now, so that its condition is known before it is rendered again.
    if (!cacheOrder().noted(key)) cacheOrder().note(key, entry)
    return { value, lastModified: this.#isDue(key, date) ? date : steadyNow() }
  }

  /** The entry of this instance, or that of another when this one has none that is current. */
  async #find(...[key, context]: Parameters<Base['get']>): Promise<Found | undefined> {
    const own = await this.#findOwn(key, context)
    const shared = sharedPages()
    if (!shared || (own && isFresh(own))) return own
    const begun = cacheOrder().present
    const entry = await shared.read(key, requestTags(context))
    if (!entry) return own
    const since = Math.min(entry.since, steadyNow())
    const noted = cacheOrder().noted(key)
    // Meanwhile this instance may have rendered it itself, or have rendered it later.
    if (noted && (noted.begun > begun || (noted.since >= since && !cacheOrder().isOutdated(noted))))
      return own
    cacheOrder().note(key, { begun, since, tags: entry.tags })
    await super.set(key, entry.value, storingContext(entry))
    return this.#findOwn(key, context)
  }

  async #findOwn(...[key, context]: Parameters<Base['get']>): Promise<Found | undefined> {
    // Without tags, which are checked here; Next.js would give an old response a new date when its tags have changed.
    const found = await super.get(key, 'tags' in context ? { ...context, tags: [], softTags: [] } : context)
    if (!found?.value) return undefined
    const tags = tagsOf(found.value, context)
    const entry: CachedEntry = cacheOrder().noted(key) ?? {
      begun: 0,
      since: Math.min(found.lastModified ?? 0, performance.timeOrigin),
      tags,
    }
    return { value: found.value, entry, date: dateFor({ ...entry, tags: [...entry.tags, ...tags] }) }
  }

  /** Whether Next.js gets the page's real date, by which it renders an outdated page again. */
  #isDue(key: string, date: number): boolean {
    if (steadyNow() - date < pageLifetime) return true
    return !this.#isPrefetch && pageRenewals().begin(key)
  }

  override async set(...[key, value, context]: Parameters<Base['set']>): Promise<void> {
    pageRenewals().end(key)
    if (isNotFound(value)) {
      void sharedPages()?.delete(key)
      if (!(await this.#has(key, value))) return
    }
    if (value) {
      const earlier = entries.get(value)
      // Next.js stores an old page again when rendering it has failed; that does not make it newer.
      const entry = earlier
        ? { ...earlier, failedAt: steadyNow() }
        : { begun: this.#begun, since: this.#since, tags: tagsOf(value, context) }
      // An entry that began later includes more changes.
      if ((cacheOrder().noted(key)?.begun ?? 0) > entry.begun) return
      cacheOrder().note(key, entry)
      if (!earlier && !isNotFound(value)) {
        const { tags, since, begun } = entry
        void sharedPages()?.write(key, { value, tags, since }, begun)
      }
    }
    await super.set(key, value, context)
  }

  override async revalidateTag(...[tags, durations]: Parameters<Base['revalidateTag']>): Promise<void> {
    cacheOrder().mark([tags].flat())
    // Without durations the old content must not be served at all, which Next.js ensures.
    if (!durations) await super.revalidateTag(tags, durations)
  }

  async #has(key: string, value: PageOrResponse): Promise<boolean> {
    const file = this['getFilePath']('data' in value ? key : `${key}.html`, value.kind)
    return this['fs'].stat(file).then(
      () => true,
      () => false,
    )
  }
}

/** A value with its entry, and the date that Next.js is to see. */
type Found = { value: IncrementalCacheValue; entry: CachedEntry; date: number }

function isFresh({ entry, date }: Found): boolean {
  return entry.failedAt === undefined && steadyNow() - date < pageLifetime
}

/** The entries of the values that the cache has returned. */
const entries = new WeakMap<IncrementalCacheValue, CachedEntry>()

/** The date that makes Next.js serve an entry, or serve it and render it again. */
function dateFor(entry: CachedEntry): number {
  const { since, failedAt } = entry
  if (!cacheOrder().isOutdated(entry)) return failedAt ?? since
  const now = steadyNow()
  return failedAt !== undefined && now - failedAt < retryAfterMs ? now : now - staleAgeMs
}

/** The tags of a page are in its headers; those of a fetched response come with each request. */
function tagsOf(value: IncrementalCacheValue, context: object): string[] {
  if ('headers' in value) {
    const header = value.headers?.[tagsHeader]
    return typeof header === 'string' ? header.split(',') : []
  }
  return requestTags(context)
}

function requestTags(context: object): string[] {
  const { tags = [], softTags = [] } = context as { tags?: string[]; softTags?: string[] }
  return [...tags, ...softTags]
}

/** The context in which Next.js would store an entry. */
function storingContext({ value, tags }: SharedEntry): Parameters<Base['set']>[2] {
  return 'data' in value ? { fetchCache: true, tags: [...tags] } : { isFallback: false }
}

type PageOrResponse = Extract<IncrementalCacheValue, { rscData: unknown } | { data: unknown }>

/** True for a page with status 404, and for an empty result of the Content Lake. */
function isNotFound(value: IncrementalCacheValue | null): value is PageOrResponse {
  if (value === null) return false
  if ('rscData' in value) return value.status === 404
  return 'data' in value && isEmptyResult(value.data.body)
}

/** Bodies are in base64. Empty results are short; a long body need not be parsed. */
function isEmptyResult(body: string): boolean {
  if (body.length > 4000) return false
  try {
    const response: unknown = JSON.parse(Buffer.from(body, 'base64').toString())
    return (
      typeof response === 'object' && response !== null && 'result' in response && response.result === null
    )
  } catch {
    return false
  }
}
