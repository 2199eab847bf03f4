import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'

/** Requests outdated pages until they are rendered again, so that no visitor gets an outdated one. */
export type PageWarmer = {
  /** Resolves when each of these pages is fresh, or could not be rendered. */
  now: (paths: string[]) => Promise<{ fresh: string[]; failed: string[] }>
  /** Queues these pages, in this order, before those already queued. Resolves when the queue is empty. */
  later: (paths: Iterable<string>) => Promise<void>
}

/** Few, so that visitors' requests come first. */
const concurrency = 2
const timeoutMs = 10_000

/** What the warmer needs from the page cache, and the address of the server. */
export type WarmerOptions = {
  /** The address of this site's own server. */
  origin: string
  /** The state of a cached page; `failed` when rendering it failed after `since`, a value of `performance.now()`. */
  conditionOf: (path: string, since: number) => 'current' | 'outdated' | 'failed'
  /** Lets the page at this path be rendered before others, until the returned function is called. */
  prioritise: (path: string) => () => void
}

/** Creates a warmer with its own queues. */
export function createPageWarmer(options: WarmerOptions): PageWarmer {
  const urgent = pLimit(concurrency)
  const queue = new Set<string>()
  let running: Promise<void> | undefined

  async function emptyQueue(): Promise<void> {
    const worker = async () => {
      for (const path of queue) {
        // Removed first: a page that is queued again from now on is requested again.
        queue.delete(path)
        await warm(options, path)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
  }

  return {
    now: async (paths) => {
      const results = await Promise.all(
        paths.map((path) => urgent(async () => ({ path, isFresh: await warm(options, path) }))),
      )
      const pick = (fresh: boolean) =>
        results.filter(({ isFresh }) => isFresh === fresh).map(({ path }) => path)
      return { fresh: pick(true), failed: pick(false) }
    },
    later: async (paths) => {
      // The latest paths come first: the most visited pages must not wait for an earlier call's pages.
      const earlier = [...queue]
      queue.clear()
      for (const path of [...paths, ...earlier]) queue.add(path)
      running ??= emptyQueue().finally(() => (running = undefined))
      await running
    },
  }
}

/**
 * The first request of a stale page gets the old page and starts rendering the new one. A page whose rendering began
 * before the change is outdated when it is finished, whatever its headers say, and has to be rendered once more.
 */
async function warm({ origin, conditionOf, prioritise }: WarmerOptions, path: string): Promise<boolean> {
  const release = prioritise(path)
  try {
    return await requestUntilFresh({ origin, conditionOf }, path)
  } finally {
    release()
  }
}

async function requestUntilFresh(
  { origin, conditionOf }: Pick<WarmerOptions, 'origin' | 'conditionOf'>,
  path: string,
): Promise<boolean> {
  const begun = performance.now()
  const deadline = begun + timeoutMs
  for (let pauseMs = 20; performance.now() < deadline; pauseMs = Math.min(pauseMs * 1.5, 500)) {
    try {
      const response = await fetch(`${origin}${path}`, {
        cache: 'no-store',
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.arrayBuffer()
      if (response.status >= 500) return false
      const isStale = response.headers.get('x-nextjs-cache') === 'STALE'
      // A redirect, or the page of unknown addresses: the page itself is gone, and is not rendered again.
      if (response.status !== 200 && !isStale) return true
      const condition = conditionOf(path, begun)
      if (condition === 'failed') return false
      if (condition === 'current' && !isStale) return true
    } catch {
      return false
    }
    await sleep(pauseMs)
  }
  return false
}
