import { setTimeout as sleep } from 'node:timers/promises'
import { townsAmong } from './content.ts'
import type { LakeUnderTest } from './lake-under-test.ts'
import { pageQuery } from './queries.ts'
import { statusCode } from '../../lib/shared/error-details.ts'

const durationMs = 20_000
const patchEveryMs = 100
const queryEveryMs = 10
const listEveryMs = 500
const slowEveryMs = 4_000

/** A list as in the Studio, and a search so slow that the lake runs it in another thread. */
const listQuery = '*[_type == "town"] | order(name)[0...50]{_id, name}'
const slowQuery = 'count(*[name match "Area 77*" || slug.current match "town-77*"])'

export type SteadyFigures = {
  page: number[]
  list: number[]
  slow: number[]
  patch: number[]
  /** The highest resident memory of the process. */
  peakMb: number
}

/**
 * Readers and writers at once: ten patches a second beside page queries, lists and slow searches.
 * Patches are sent at a fixed rate, without waiting for responses. Times in milliseconds, ascending.
 */
export async function steadyWrites(lake: LakeUnderTest, size: number): Promise<SteadyFigures> {
  const towns = townsAmong(size)
  const figures: SteadyFigures = { page: [], list: [], slow: [], patch: [], peakMb: 0 }
  const until = performance.now() + durationMs
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
      await sleep(patchEveryMs)
    }
    await Promise.all(pending)
  }
  await Promise.all([
    patches(),
    every(queryEveryMs, figures.page, (round) =>
      lake.client.fetch(pageQuery, { slug: `town-${(round * 7) % towns}` }),
    ),
    every(listEveryMs, figures.list, () => lake.client.fetch(listQuery)),
    every(slowEveryMs, figures.slow, () => lake.client.fetch(slowQuery)),
  ])
  for (const times of [figures.page, figures.list, figures.slow, figures.patch]) times.sort((a, b) => a - b)
  return figures
}

/** Each patch changes a text, every tenth also a name, which lists are sorted by. */
function patch({ client }: LakeUnderTest, round: number, areas: number): Promise<unknown> {
  const change = client.patch(`area-${(round * 13) % areas}`).set({ note: `changed ${round}` })
  if (round % 10 === 0) change.set({ name: `Renamed ${round}` })
  return change.commit({ returnDocuments: false })
}

/** A query that the lake cancels at its time limit counts too. */
async function timed(times: number[], work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work().catch((error: unknown) => {
    if (statusCode(error) !== 408) throw error
  })
  const took = performance.now() - started
  times.push(took)
  return took
}
