import { createHash } from 'node:crypto'
import { httpError, LakeError } from '../errors.ts'
import type { Caller } from '../fair-queue.ts'
import { createFairPool } from './fair-pool.ts'
import type { ImageEngine } from './image-engine.ts'
import type { Original, OutputFormat } from './render.ts'
import { RenderCache } from './render-cache.ts'
import type { Transform } from './transform-query.ts'

const defaultCacheBytes = 512 * 1024 * 1024
const waiting = { each: 100, all: 200 }
const poolLimits = { atOnce: 2, waiting: { known: waiting, anonymous: waiting } }
/** How long an image that could not be rendered is refused without another attempt. */
const refusedForMs = 60_000
const maxRefused = 1000

export type Renderer = {
  /** Key of a result: the same original and parameters always give the same key. */
  keyOf(dataset: string, sha1: string, transform: Transform, format: OutputFormat): string
  /**
   * Path of the rendered image, which is rendered now unless it is there.
   *
   * @param caller - callers take turns
   * @throws LakeError 503 when too many are waiting, or this one took too long or too much memory, just now or a moment
   * ago
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

/** Renders images, few at a time, and keeps the results in `folder`. */
export function createRenderer(
  folder: string,
  { render }: Pick<ImageEngine, 'render'>,
  cacheBytes = defaultCacheBytes,
): Renderer {
  const cache = new RenderCache(folder, cacheBytes)
  const pool = createFairPool(poolLimits)
  const refused = new Map<string, { until: number; reason: string }>()
  const underWay = new Map<string, Promise<string>>()

  function requireNotRefused(key: string): void {
    const known = refused.get(key)
    if (!known) return
    const waitMs = known.until - performance.now()
    if (waitMs > 0) throw unavailable(known.reason, waitMs)
    refused.delete(key)
  }

  /** Another attempt would cost as much and fail again, so there is none for a while. */
  function refuse(key: string, error: unknown): never {
    if (!(error instanceof LakeError)) throw error
    for (const oldest of refused.keys()) {
      if (refused.size < maxRefused) break
      refused.delete(oldest)
    }
    refused.set(key, { until: performance.now() + refusedForMs, reason: error.message })
    throw unavailable(error.message, refusedForMs)
  }

  return {
    keyOf(dataset, sha1, transform, format) {
      const parameters = JSON.stringify([sha1, transform, format])
      return `${dataset}/${createHash('sha1').update(parameters).digest('hex')}.${format}`
    },

    async render(key, original, transform, format, caller) {
      const running = underWay.get(key)
      if (running) return running
      const work = (async () => {
        const known = await cache.find(key)
        if (known) return known
        requireNotRefused(key)
        const make = () => render(original, transform, format).catch((error: unknown) => refuse(key, error))
        return cache.put(key, await pool.run(caller, make))
      })()
      underWay.set(key, work)
      try {
        return await work
      } finally {
        underWay.delete(key)
      }
    },

    removeDataset: (dataset) => cache.removeDataset(dataset),
  }
}

function unavailable(reason: string, waitMs: number): LakeError {
  return httpError(503, `This image cannot be prepared: ${reason}`, {
    'Retry-After': String(Math.ceil(waitMs / 1000)),
  })
}
