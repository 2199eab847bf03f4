import { setTimeout as sleep } from 'node:timers/promises'
import { townsAmong } from './content.ts'
import type { LakeUnderTest } from './lake-under-test.ts'
import { PAGE_QUERY } from './queries.ts'

const DURATION_MS = 20_000
const PATCH_EVERY_MS = 100
const QUERY_EVERY_MS = 10
const LIST_EVERY_MS = 500
const SLOW_EVERY_MS = 4_000

/** A list as the Studio shows it, and a search that is too slow for the thread of the documents. */
const LIST_QUERY = '*[_type == "town"] | order(name)[0...50]{_id, name}'
const SLOW_QUERY = 'count(*[name match "Area 77*" || slug.current match "town-77*"])'

export type SteadyFigures = {
  page: number[]
  list: number[]
  slow: number[]
  patch: number[]
  /** The most that the process held at any time. */
  peakMb: number
}

/**
 * Readers and writers at once: ten patches a second beside page queries, lists and slow searches.
 * Patches keep their own time, whatever the answers do. Times in milliseconds, ascending.
 */
export async function steadyWrites(lake: LakeUnderTest, size: number): Promise<SteadyFigures> {
  const towns = townsAmong(size)
  const figures: SteadyFigures = { page: [], list: [], slow: [], patch: [], peakMb: 0 }
  const until = performance.now() + DURATION_MS
  const every = async (ms: number, times: number[], work: (round: number) => Promise<unknown>) => {
    for (let round = 0; performance.now() < until; round++) {
      const took = await timed(times, () => work(round))
      await sleep(Math.max(0, ms - took))
    }
  }
  const patches = async (): Promise<void> => {
    const pending: Promise<unknown>[] = []
    for (let round = 0; performance.now() < until; round++) {
      pending.push(timed(figures.patch, () => patch(lake, round, size - towns)))
      figures.peakMb = Math.max(figures.peakMb, lake.residentMb())
      await sleep(PATCH_EVERY_MS)
    }
    await Promise.all(pending)
  }
  await Promise.all([
    patches(),
    every(QUERY_EVERY_MS, figures.page, (round) =>
      lake.client.fetch(PAGE_QUERY, { slug: `town-${(round * 7) % towns}` }),
    ),
    every(LIST_EVERY_MS, figures.list, () => lake.client.fetch(LIST_QUERY)),
    every(SLOW_EVERY_MS, figures.slow, () => lake.client.fetch(SLOW_QUERY)),
  ])
  for (const times of [figures.page, figures.list, figures.slow, figures.patch]) times.sort((a, b) => a - b)
  return figures
}

/** Texts change at every patch, a name (which lists are sorted by) at every tenth. */
function patch({ client }: LakeUnderTest, round: number, areas: number): Promise<unknown> {
  const change = client.patch(`area-${(round * 13) % areas}`).set({ note: `changed ${round}` })
  if (round % 10 === 0) change.set({ name: `Renamed ${round}` })
  return change.commit({ returnDocuments: false })
}

/** A refusal for want of time counts with the time that it took. */
async function timed(times: number[], work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work().catch((error: unknown) => {
    if ((error as { statusCode?: unknown }).statusCode !== 408) throw error
  })
  const took = performance.now() - started
  times.push(took)
  return took
}
