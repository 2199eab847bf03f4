import { createHash } from 'node:crypto'
import { httpError, LakeError } from '../errors.ts'
import type { Caller } from '../fair-queue.ts'
import { createFairPool } from './fair-pool.ts'
import type { ImageEngine } from './image-engine.ts'
import type { Original, OutputFormat } from './render.ts'
import { RenderCache } from './render-cache.ts'
import type { Transform } from './transform-query.ts'

const defaultCacheBytes = 512 * 1024 * 1024
const queueLimits = { each: 100, all: 200 }
/** Anybody may request any size: one place stays free for the sizes that pages show, which the site requests. */
const poolLimits = {
  atOnce: 2,
  atOnceAnonymous: 1,
  queueLimits: { known: queueLimits, anonymous: queueLimits },
}
/** How long an image that failed is refused without another attempt. */
const failureCacheMs = 60_000
const maxCachedFailures = 1000

export type Renderer = {
  /** Key of a result: the same original and parameters always give the same key. */
  keyOf(dataset: string, sha1: string, transform: Transform, format: OutputFormat): string
  /**
   * Path of the rendered image; it is rendered now unless it is cached.
   *
   * @param caller - callers take turns; anonymous ones never delay the others
   * @throws LakeError 503 when the queue is full, or when this image took too long or too much memory within the last
   * minute
   */
  render(
    key: string,
    original: Original,
    transform: Transform,
    format: OutputFormat,
    caller: Caller,
  ): Promise<string>
  removeDataset(dataset: string): Promise<void>
}

/** Renders images, a few at a time, and caches the results in `folder`. */
export function createRenderer(
  folder: string,
  { render }: Pick<ImageEngine, 'render'>,
  cacheBytes = defaultCacheBytes,
): Renderer {
  const cache = new RenderCache(folder, cacheBytes)
  const pool = createFairPool(poolLimits)
  const failures = new Map<string, { until: number; reason: string }>()
  const inFlight = new Map<string, Promise<string>>()

  function requireNoRecentFailure(key: string): void {
    const known = failures.get(key)
    if (!known) return
    const retryAfterMs = known.until - performance.now()
    if (retryAfterMs > 0) throw unavailable(known.reason, retryAfterMs)
    failures.delete(key)
  }

  /** Another attempt would cost as much and fail again, so the failure is cached for a while. */
  function recordFailure(key: string, error: unknown): never {
    if (!(error instanceof LakeError)) throw error
    for (const oldest of failures.keys()) {
      if (failures.size < maxCachedFailures) break
      failures.delete(oldest)
    }
    failures.set(key, { until: performance.now() + failureCacheMs, reason: error.message })
    throw unavailable(error.message, failureCacheMs)
  }

  return {
    keyOf(dataset, sha1, transform, format) {
      const parameters = JSON.stringify([sha1, transform, format])
      return `${dataset}/${createHash('sha1').update(parameters).digest('hex')}.${format}`
    },

    async render(key, original, transform, format, caller) {
      // Work in the queue of anonymous callers is not waited for by others.
      const name = `${caller.isAnonymous ? 'anonymous' : 'known'} ${key}`
      const running = inFlight.get(name)
      if (running) return running
      const work = (async () => {
        const known = await cache.find(key)
        if (known) return known
        requireNoRecentFailure(key)
        const renderNow = async () => {
          const renderedMeanwhile = await cache.find(key)
          if (renderedMeanwhile) return renderedMeanwhile
          const image = await render(original, transform, format).catch((error: unknown) =>
            recordFailure(key, error),
          )
          return cache.put(key, image)
        }
        return pool.run(caller, renderNow)
      })()
      inFlight.set(name, work)
      try {
        return await work
      } finally {
        inFlight.delete(name)
      }
    },

    removeDataset: (dataset) => cache.removeDataset(dataset),
  }
}

function unavailable(reason: string, retryAfterMs: number): LakeError {
  return httpError(503, `This image cannot be prepared: ${reason}`, {
    'Retry-After': String(Math.ceil(retryAfterMs / 1000)),
  })
}
