import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'

/** Requests pages until they are made afresh, so that no visitor is the one who still gets the old one. */
export interface PageWarmer {
  /** Resolves when each of these pages is fresh, or could not be made so. */
  now: (paths: string[]) => Promise<{ fresh: string[]; failed: string[] }>
  /** Makes these afresh when there is time for it, in this order. Resolves when nothing is left. */
  later: (paths: Iterable<string>) => Promise<void>
}

/** Two at a time: visitors come first. */
const atOnce = 2
const patience = 10_000

/** @param origin - where this site's own server answers */
export function createPageWarmer(origin: string): PageWarmer {
  const urgent = pLimit(atOnce)
  const waiting = new Set<string>()
  let working: Promise<void> | undefined

  async function workThrough(): Promise<void> {
    const worker = async () => {
      for (const path of waiting) {
        // Asked for again from here on, it is made again.
        waiting.delete(path)
        await warm(origin, path)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }

  return {
    now: async (paths) => {
      const results = await Promise.all(
        paths.map((path) => urgent(async () => ({ path, isFresh: await warm(origin, path) }))),
      )
      const pick = (fresh: boolean) =>
        results.filter(({ isFresh }) => isFresh === fresh).map(({ path }) => path)
      return { fresh: pick(true), failed: pick(false) }
    },
    later: async (paths) => {
      for (const path of paths) waiting.add(path)
      working ??= workThrough().finally(() => (working = undefined))
      await working
    },
  }
}

/** The first request of a stale page gets the old one, and has the new one made. */
async function warm(origin: string, path: string): Promise<boolean> {
  const deadline = performance.now() + patience
  for (let pause = 20; performance.now() < deadline; pause = Math.min(pause * 1.5, 500)) {
    try {
      const response = await fetch(`${origin}${path}`, {
        cache: 'no-store',
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      })
      await response.arrayBuffer()
      if (response.status >= 500) return false
      if (response.headers.get('x-nextjs-cache') !== 'STALE') return true
    } catch {
      return false
    }
    await sleep(pause)
  }
  return false
}
