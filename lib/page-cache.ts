import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types.js'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

// A CommonJS module: Node hands over the whole of it, a bundler only what it exports.
const FileSystemCache =
  'default' in fileSystemCache ? (fileSystemCache.default as typeof fileSystemCache) : fileSystemCache

/**
 * Next.js' own cache on disk, except that it keeps nothing about what does not exist. Left to itself it would write a
 * page of its own, and the Content Lake's empty answer, for every address anybody makes up, until the disk is full.
 * What was there once and is gone is still noted in the old entry's place: that takes no room, and the old entry must
 * not be shown again.
 */
export default class PageCache extends FileSystemCache {
  override async set(...[key, value, context]: Parameters<InstanceType<typeof FileSystemCache>['set']>) {
    if (isNothing(value) && !(await this.#holds(key, value))) return
    await super.set(key, value, context)
  }

  async #holds(key: string, value: Nothing): Promise<boolean> {
    const file = this['getFilePath']('data' in value ? key : `${key}.html`, value.kind)
    return this['fs'].stat(file).then(
      () => true,
      () => false,
    )
  }
}

type Nothing = Extract<IncrementalCacheValue, { rscData: unknown } | { data: unknown }>

/** True for a page that says “not found”, and for content that says “no such document”. */
function isNothing(value: IncrementalCacheValue | null): value is Nothing {
  if (value === null) return false
  if ('rscData' in value) return value.status === 404
  return 'data' in value && isEmptyAnswer(value.data.body)
}

/** Bodies are kept in base64. Empty answers are short; a long one need not be read to the end. */
function isEmptyAnswer(body: string): boolean {
  if (body.length > 4000) return false
  try {
    const answer: unknown = JSON.parse(Buffer.from(body, 'base64').toString())
    return typeof answer === 'object' && answer !== null && 'result' in answer && answer.result === null
  } catch {
    return false
  }
}
