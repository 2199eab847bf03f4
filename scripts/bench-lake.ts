import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient, type SanityDocumentStub } from '@sanity/client'
import { LAKE_MAIN, LAKE_NODE_OPTIONS } from '../lib/content-lake/command.ts'

/**
 * `npm run bench:lake`: the embedded Content Lake by HTTP, with 200 and with 20,000 documents.
 * Prints each figure beside its limit and ends with 1 when one is missed.
 */

const SIZES = [200, 20_000]
const ROUNDS = 400
/** Milliseconds and megabytes, by number of documents. */
const LIMITS = {
  query: { 200: 2, 20_000: 6 } as Record<number, number>,
  patch: { 200: 4, 20_000: 4 } as Record<number, number>,
  startMs: 3_000,
  memoryMb: { 200: 150, 20_000: 600 } as Record<number, number>,
}

// The page that readers open most: a town with its areas and its neighbours.
const PAGE_QUERY = `*[_type == "town" && slug.current == $slug][0]{
  name, intro, "path": slug.current,
  "nearbyTowns": nearbyTowns[]->{name, "path": slug.current},
  "areas": *[_type == "area" && town._ref == ^._id] | order(name) {name, "slug": slug.current}
}`

let missed = 0
for (const size of SIZES) await bench(size)
process.exitCode = missed > 0 ? 1 : 0

async function bench(size: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lake-'))
  try {
    let lake = await start(dataDir)
    await fill(lake.client, size)
    await lake.stop()

    lake = await start(dataDir)
    console.log(`\n${size.toLocaleString('en-GB')} documents`)
    report('start', lake.startMs, LIMITS.startMs, 'ms')
    const towns = Math.ceil(size / 20)
    const query = await measure((round) => lake.client.fetch(PAGE_QUERY, { slug: `town-${round % towns}` }))
    report('page query p50', query.p50, LIMITS.query[size] as number, 'ms', `p95 ${query.p95.toFixed(2)} ms`)
    const patch = await measure((round) =>
      lake.client
        .patch(`area-${round % (size - towns)}`)
        .set({ note: `changed ${round}` })
        .commit({ returnDocuments: false }),
    )
    report(
      'patch commit p50',
      patch.p50,
      LIMITS.patch[size] as number,
      'ms',
      `p95 ${patch.p95.toFixed(2)} ms`,
    )
    report('memory', residentMb(lake.pid), LIMITS.memoryMb[size] as number, 'MB')
    await lake.stop()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function report(name: string, value: number, limit: number, unit: string, more = ''): void {
  if (value > limit) missed++
  const verdict = value > limit ? 'MISSED' : 'ok'
  console.log(`  ${name.padEnd(18)} ${value.toFixed(2)} ${unit} (limit ${limit}) ${verdict} ${more}`)
}

async function measure(work: (round: number) => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    await work(round)
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  return { p50: times[ROUNDS >> 1] as number, p95: times[Math.floor(ROUNDS * 0.95)] as number }
}

/** Towns, and nineteen areas for each, with texts of the length that the site's have. */
async function fill(client: SanityClient, size: number): Promise<void> {
  const towns = Math.ceil(size / 20)
  const text = (seed: number) => [
    block(`Paragraph ${seed}. `.repeat(30)),
    block(`More of ${seed}. `.repeat(30)),
  ]
  const documents = Array.from({ length: size }, (_unused, index) => {
    if (index < towns) {
      const near = index === 0 ? [] : [{ _key: 'a', _type: 'reference', _ref: `town-${index - 1}` }]
      return {
        _id: `town-${index}`,
        _type: 'town',
        name: `Town ${index}`,
        slug: { current: `town-${index}` },
        intro: text(index),
        nearbyTowns: near,
      }
    }
    const area = index - towns
    return {
      _id: `area-${area}`,
      _type: 'area',
      name: `Area ${area}`,
      slug: { current: `area-${area}` },
      town: { _type: 'reference', _ref: `town-${area % towns}` },
      intro: text(index),
      localExpertise: text(index + 1),
    }
  })
  for (let at = 0; at < documents.length; at += 500) {
    await client.mutate(
      documents.slice(at, at + 500).map((document) => ({ create: document as SanityDocumentStub })),
      { returnDocuments: false },
    )
  }
}

function block(text: string) {
  return {
    _type: 'block',
    _key: 'k',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
  }
}

async function start(dataDir: string) {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [...LAKE_NODE_OPTIONS, LAKE_MAIN], {
    env: { ...process.env, DATA_DIR: dataDir, CONTENT_LAKE_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('ready') && resolve())
    child.once('exit', () => reject(new Error('The lake did not start')))
  })
  const startMs = performance.now() - started
  const { administratorToken: token } = JSON.parse(
    readFileSync(join(dataDir, 'credentials.json'), 'utf8'),
  ) as {
    administratorToken: string
  }
  const client = createClient({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2026-01-01',
    apiHost: `http://127.0.0.1:${port}`,
    // oxlint-disable-next-line typescript/no-deprecated -- there is no other way to an API host of one's own
    useProjectHostname: false,
    useCdn: false,
    token,
  })
  return {
    client,
    startMs,
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Resident memory in megabytes, as Linux counts it. */
function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
