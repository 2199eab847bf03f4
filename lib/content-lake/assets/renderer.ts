import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { httpError } from '../errors.ts'
import type { ImageEngine } from './image-engine.ts'
import type { Original, OutputFormat } from './render.ts'
import { RenderCache } from './render-cache.ts'
import type { Transform } from './transform-query.ts'

const CACHE_BYTES = 512 * 1024 * 1024
const AT_ONCE = 2
const MAX_WAITING = 100

export interface Renderer {
  /** Names a result: the same original and wishes always give the same name. */
  keyOf(dataset: string, sha1: string, transform: Transform, format: OutputFormat): string
  /**
   * Path of the rendered picture, made now unless it is there.
   * @throws LakeError 503 when too many are waiting
   */
  render(key: string, original: Original, transform: Transform, format: OutputFormat): Promise<string>
  removeDataset(dataset: string): Promise<void>
}

/** Renders pictures, few at a time, and keeps the results in `folder`. */
export function createRenderer(
  folder: string,
  { render }: Pick<ImageEngine, 'render'>,
  cacheBytes = CACHE_BYTES,
): Renderer {
  const cache = new RenderCache(folder, cacheBytes)
  const limit = pLimit(AT_ONCE)
  const underWay = new Map<string, Promise<string>>()

  return {
    keyOf(dataset, sha1, transform, format) {
      const wishes = JSON.stringify([sha1, transform, format])
      return `${dataset}/${createHash('sha1').update(wishes).digest('hex')}.${format}`
    },

    async render(key, original, transform, format) {
      const running = underWay.get(key)
      if (running) return running
      const work = (async () => {
        const known = await cache.find(key)
        if (known) return known
        if (limit.pendingCount >= MAX_WAITING) {
          throw httpError(503, 'Too many images are being prepared; please try again', { 'Retry-After': '5' })
        }
        return cache.put(key, await limit(render, original, transform, format))
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
