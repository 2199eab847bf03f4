import { parseArgs } from 'node:util'
import { bringUpContent } from './lib/bring-up.ts'
import { OperatorProblem } from './lib/operator-problem.ts'
import { loadSettings } from './lib/settings.ts'
import { buildIfNeeded, startSite } from './lib/site.ts'
import { supervise } from './lib/supervise.ts'
import { askAgain, type RequestKind, sendLoad } from './soak/load.ts'
import { percentile, startedProcesses, table } from './soak/report.ts'
import { requestKinds } from './soak/request-kinds.ts'

/*
 * `npm run bench:soak`: starts the site as `npm start` does and sends it requests of every kind at a steady rate, then
 * floods it with each kind that was ever a burden, while pages are asked for beside it. Prints how long answers took and
 * what memory each process holds, and ends with 1 when a limit is missed.
 */

/** Times in milliseconds. A picture that cannot be had in its time is to be asked for again. */
const limits = { pagesP99: 100, longestPicture: 3000, megabytes: 700 }

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '40' },
    flood: { type: 'string', default: '8' },
  },
})
const rate = Number(values.rate)
const seconds = Number(values.seconds)
const floodSeconds = Number(values.flood)

// To the site the whole load is one visitor.
for (const name of ['VEHICLE_LOOKUP_LIMIT_PER_VISITOR', 'VEHICLE_LOOKUP_LIMIT_TOTAL'])
  process.env[name] ??= '1000000'

await supervise(async ({ processes, everythingRuns }) => {
  const env = loadSettings()
  await bringUpContent(env, processes)
  await buildIfNeeded(env, processes)
  await startSite(env, processes, 'production')
  everythingRuns()
  const origin = `http://127.0.0.1:${env.port}`
  const kinds = requestKinds(await pagePaths(origin), await navigationQuery(origin))
  const missed: string[] = []

  async function run(
    title: string,
    of: RequestKind[],
    each: { rate: number; seconds: number },
    isJudged = true,
  ): Promise<void> {
    const before = processorTimes()
    const outcomes = await sendLoad(origin, of, { ...each, random: seeded(1) })
    console.log(`\n${title}: ${String(each.rate)} a second for ${String(each.seconds)} s\n${table(outcomes)}`)
    printShares(before)
    if (!isJudged) return
    const slowest = outcomes.find(({ name }) => name === kinds.pictures.name)?.times ?? []
    if (percentile(slowest, 1) >= limits.longestPicture)
      missed.push(`${title}: a picture took ${percentile(slowest, 1).toFixed(0)} ms`)
    for (const { name, times } of outcomes.filter(({ name }) => name === 'pages' || name === 'home page')) {
      const p99 = percentile(times, 0.99)
      if (p99 >= limits.pagesP99) missed.push(`${title}: ${name} p99 ${p99.toFixed(0)} ms`)
    }
    if (
      outcomes.some(({ statuses }) =>
        [...statuses.keys()].some((status) => status !== askAgain && !/^[234]/.test(status)),
      )
    )
      missed.push(`${title}: some requests failed`)
  }

  // The very first visits find nothing in memory, not even the server's own code.
  await run('First visits', [kinds.pages], { rate: 20, seconds: 5 }, false)
  printMemory('Memory before')
  await run('Everything', Object.values(kinds), { rate, seconds })
  const beside = [
    { ...kinds.home, share: 2 },
    { ...kinds.pages, share: 8 },
  ]
  for (const [flood, each] of [
    [kinds.unknown, 100],
    [kinds.pictures, 60],
    [kinds.navigations, 60],
    [kinds.lookups, 60],
  ] as const)
    await run(`Flood of ${flood.name}`, [{ ...flood, share: each }, ...beside], {
      rate: each + 10,
      seconds: floodSeconds,
    })

  const whole = printMemory('Memory after')
  if (whole >= limits.megabytes) missed.push(`memory ${whole.toFixed(0)} MB`)
  if (missed.length > 0) throw new OperatorProblem(`\nLimits missed:\n  ${missed.join('\n  ')}`)
  console.log(`\nWithin limits: pages p99 under ${limits.pagesP99} ms, memory under ${limits.megabytes} MB.`)
})

/** Next.js leads a request with another query to the one that it expects. */
async function navigationQuery(origin: string): Promise<string> {
  const response = await fetch(`${origin}/about?_rsc=x`, { headers: { rsc: '1' }, redirect: 'manual' })
  await response.body?.cancel()
  const location = response.headers.get('location')
  return location === null ? '?_rsc=x' : new URL(location, origin).search
}

async function pagePaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  // That page is made for each visitor.
  return paths.filter((path) => path !== '/get-a-quote')
}

type ProcessorTimes = { at: number; own: number; of: Map<string, number> }

function processorTimes(): ProcessorTimes {
  const { user, system } = process.cpuUsage()
  const of = new Map(startedProcesses().map(({ name, seconds: used }) => [name, used]))
  return { at: performance.now() / 1000, own: (user + system) / 1e6, of }
}

/** What each process has used of a core: the load itself must not be what is measured. */
function printShares(before: ProcessorTimes): void {
  const now = processorTimes()
  const share = (used: number) => `${((100 * used) / (now.at - before.at)).toFixed(0)} %`
  const parts = [...now.of].map(([name, used]) => `${name} ${share(used - (before.of.get(name) ?? 0))}`)
  console.log(`Of a core: ${[...parts, `sending the load ${share(now.own - before.own)}`].join(', ')}`)
}

function printMemory(title: string): number {
  const running = startedProcesses()
  const whole = running.reduce((sum, { megabytes }) => sum + megabytes, 0)
  const parts = running.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`)
  console.log(`\n${title}: ${whole.toFixed(0)} MB (${parts.join(', ')})`)
  return whole
}

/** The same numbers between 0 and 1 in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
