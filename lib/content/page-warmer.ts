import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'

/** Requests pages until they are made afresh, so that no visitor is the one who still gets the old one. */
export type PageWarmer = {
  /** Resolves when each of these pages is fresh, or could not be made so. */
  now: (paths: string[]) => Promise<{ fresh: string[]; failed: string[] }>
  /** Makes these afresh when there is time for it, in this order. Resolves when nothing is left. */
  later: (paths: Iterable<string>) => Promise<void>
}

/** Two at a time: visitors come first. */
const atOnce = 2
const patience = 10_000

/** What the warmer knows of the pages besides what the server answers. */
export type WarmerOptions = {
  /** Where this site's own server answers. */
  origin: string
  /** What is kept of a page: `failed` when it could not be made anew after this moment of `performance.now()`. */
  conditionOf: (path: string, since: number) => 'current' | 'outdated' | 'failed'
  /** Lets the page at this path wait for no other that is to be made; the function it returns ends that. */
  hurry: (path: string) => () => void
}

/** @returns a warmer with queues of its own */
export function createPageWarmer(options: WarmerOptions): PageWarmer {
  const urgent = pLimit(atOnce)
  const waiting = new Set<string>()
  let working: Promise<void> | undefined

  async function workThrough(): Promise<void> {
    const worker = async () => {
      for (const path of waiting) {
        // Asked for again from here on, it is made again.
        waiting.delete(path)
        await warm(options, path)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
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
      // What is asked for last comes first, in its order: the most visited pages are not to wait for an earlier round.
      const earlier = [...waiting]
      waiting.clear()
      for (const path of [...paths, ...earlier]) waiting.add(path)
      working ??= workThrough().finally(() => (working = undefined))
      await working
    },
  }
}

/**
 * The first request of a stale page gets the old one, and has the new one made. A page that was being made when the
 * change came is old as well once it is there, whatever the server says of it, and has to be made once more.
 */
async function warm({ origin, conditionOf, hurry }: WarmerOptions, path: string): Promise<boolean> {
  const rest = hurry(path)
  try {
    return await requestUntilFresh({ origin, conditionOf }, path)
  } finally {
    rest()
  }
}

async function requestUntilFresh(
  { origin, conditionOf }: Pick<WarmerOptions, 'origin' | 'conditionOf'>,
  path: string,
): Promise<boolean> {
  const begun = performance.now()
  const deadline = begun + patience
  for (let pause = 20; performance.now() < deadline; pause = Math.min(pause * 1.5, 500)) {
    try {
      const response = await fetch(`${origin}${path}`, {
        cache: 'no-store',
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      })
      await response.arrayBuffer()
      if (response.status >= 500) return false
      const condition = conditionOf(path, begun)
      if (condition === 'failed') return false
      if (condition === 'current' && response.headers.get('x-nextjs-cache') !== 'STALE') return true
    } catch {
      return false
    }
    await sleep(pause)
  }
  return false
}
