import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fill, townsAmong } from './bench/content.ts'
import { startLake } from './bench/lake-under-test.ts'
import { pageQuery } from './bench/queries.ts'
import { steadyWrites } from './bench/steady-writes.ts'

/**
 * `npm run bench:lake` measures the embedded Content Lake over HTTP: with 200 and with 20,000 documents, and with 50,000
 * that change all the time. Prints each figure beside its limit and exits with 1 when one is missed.
 */

const rounds = 400
/** Milliseconds and megabytes. */
const sizes = [
  { size: 200, queryMs: 2, patchMs: 4, startMs: 3_000, memoryMb: 150 },
  { size: 20_000, queryMs: 6, patchMs: 4, startMs: 3_000, memoryMb: 600 },
]
const steady = { size: 50_000, queryP99Ms: 50, patchP99Ms: 50, memoryMb: 600 }

let missed = 0
for (const limits of sizes) await inFolder((dataDir) => oneAtATime(dataDir, limits))
await inFolder(underWrites)
process.exitCode = missed > 0 ? 1 : 0

async function oneAtATime(dataDir: string, limits: (typeof sizes)[number]): Promise<void> {
  const { size } = limits
  const lake = await startFilled(dataDir, size)
  report('start', lake.startMs, limits.startMs, 'ms')
  const towns = townsAmong(size)
  const query = await measure((round) => lake.client.fetch(pageQuery, { slug: `town-${round % towns}` }))
  report('page query p50', at(query, 0.5), limits.queryMs, 'ms', tail(query))
  const patch = await measure((round) =>
    lake.client
      .patch(`area-${round % (size - towns)}`)
      .set({ note: `changed ${round}` })
      .commit({ returnDocuments: false }),
  )
  report('patch commit p50', at(patch, 0.5), limits.patchMs, 'ms', tail(patch))
  report('memory', lake.residentMb(), limits.memoryMb, 'MB')
  await lake.stop()
}

async function underWrites(dataDir: string): Promise<void> {
  const lake = await startFilled(dataDir, steady.size, ' and ten patches a second')
  // Caches and indexes that are built on first use are not measured.
  await lake.client.fetch(pageQuery, { slug: 'town-0' })
  const { page, list, slow, patch, peakMb } = await steadyWrites(lake, steady.size)
  report('page query p99', at(page, 0.99), steady.queryP99Ms, 'ms', tail(page))
  report('patch commit p99', at(patch, 0.99), steady.patchP99Ms, 'ms', tail(patch))
  report('memory at most', peakMb, steady.memoryMb, 'MB')
  console.log(`  list query         ${tail(list)}\n  slow search        ${tail(slow)}`)
  await lake.stop()
}

/** Starts a lake on existing documents. */
async function startFilled(dataDir: string, size: number, more = '') {
  const first = await startLake(dataDir)
  await fill(first.client, size)
  await first.stop()
  console.log(`\n${size.toLocaleString('en-GB')} documents${more}`)
  return await startLake(dataDir)
}

async function inFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lake-'))
  try {
    await work(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function report(name: string, value: number, limit: number, unit: string, more = ''): void {
  if (value > limit) missed++
  const verdict = value > limit ? 'MISSED' : 'ok'
  console.log(`  ${name.padEnd(18)} ${value.toFixed(2)} ${unit} (limit ${limit}) ${verdict} ${more}`)
}

async function measure(work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await work(round)
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)
}

/** A quantile of ascending times. */
function at(times: number[], quantile: number): number {
  return times[Math.floor((times.length - 1) * quantile)] ?? Number.NaN
}

function tail(times: number[]): string {
  const [p50, p95, p99, worst] = [0.5, 0.95, 0.99, 1].map((quantile) => at(times, quantile).toFixed(1))
  return `p50 ${p50}, p95 ${p95}, p99 ${p99}, most ${worst} ms (${times.length})`
}
