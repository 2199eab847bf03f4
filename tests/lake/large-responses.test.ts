import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { startSharedLake } from '../support/shared-lake.ts'

const mb = 1024 * 1024
const documentCount = 1_500

const lake = await startSharedLake()

beforeAll(async () => {
  const text = 'A paragraph about a place. '.repeat(200)
  const documents = Array.from({ length: documentCount }, (_unused, n) => ({
    _id: `load-${n}`,
    _type: 'load',
    text,
  }))
  for (let at = 0; at < documentCount; at += 500) {
    await lake.admin().mutate(documents.slice(at, at + 500).map((create) => ({ create })))
  }
})

/** Thirty-odd times all documents: a quarter of a gigabyte as text, and next to nothing before it is written. */
const huge = `[${Array.from({ length: 32 }, () => '*').join(',')}]`
/** Some 15 MB: more than the operating system takes off the server's hands for a reader that reads nothing. */
const large = '*[0...3]{"all": *[0...1000]{text}}'

function pathOf(query: string): string {
  return `/v2026-01-01/data/query/production?returnQuery=false&query=${encodeURIComponent(query)}`
}

/** Asks without a token. The body is left where it is until somebody takes it. */
function ask(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) =>
    get(`${lake.url}${path}`, { agent: false }, resolve).on('error', reject),
  )
}

function take(response: IncomingMessage): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0
    response.on('data', (chunk: Buffer) => (bytes += chunk.length))
    response.once('end', () => resolve(bytes)).once('error', reject)
  })
}

function residentMb(): number {
  const status = readFileSync(`/proc/${lake.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Runs `work` while an editor goes on reading; returns how long the editor waited and the most memory used. */
async function besideAnEditor<T>(
  work: () => Promise<T>,
): Promise<{ result: T; waits: number[]; peakMb: number }> {
  const done = new AbortController()
  const waits: number[] = []
  let peakMb = 0
  const editor = (async () => {
    while (!done.signal.aborted) {
      const started = performance.now()
      expect(await lake.admin().fetch('*[_id == "load-7"][0]._type')).toBe('load')
      waits.push(performance.now() - started)
      peakMb = Math.max(peakMb, residentMb())
    }
  })()
  const result = await work().finally(() => done.abort())
  await editor
  return { result, waits: waits.toSorted((a, b) => a - b), peakMb }
}

describe('responses that are too large', () => {
  it('are refused, twelve at once as well, while an editor is served and memory stays what it is', async () => {
    const before = residentMb()
    const { result, waits, peakMb } = await besideAnEditor(() =>
      Promise.all(
        Array.from({ length: 12 }, async () => {
          const response = await ask(pathOf(huge))
          await take(response)
          return response.statusCode
        }),
      ),
    )
    expect(result.every((status) => status === 400 || status === 503)).toBe(true)
    expect(result).toContain(400)
    // Twelve of them used to take 3.6 GB.
    expect(peakMb - before).toBeLessThan(400)
    expect(waits[waits.length >> 1]).toBeLessThan(1_000)
  })

  it('say what the limit is', async () => {
    const response = await lake.fetch(pathOf(huge))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: { type: 'queryResultTooLargeError', description: expect.stringContaining('32 MB') },
    })
  })

  it('are refused before they fill the memory, when it is their values that grow', async () => {
    const before = residentMb()
    const doubling = `{"a":"xxxxxxxxxxxxxxxxxxxx"}${'{"a":a+a}'.repeat(24)}`
    const response = await lake.fetch(pathOf(doubling))
    expect(response.status).toBe(400)
    await response.text()
    expect(residentMb() - before).toBeLessThan(400)
  })

  it('are refused for documents by id too', async () => {
    const ids = Array.from({ length: 1_000 }, () => 'load-1').join(',')
    const path = `/v2026-01-01/data/doc/production/${ids}`
    expect((await lake.fetch(path)).status).toBe(200)
    await lake.admin().create({ _id: 'long', _type: 'load', text: 'x'.repeat(100_000) })
    const long = `/v2026-01-01/data/doc/production/${Array.from({ length: 400 }, () => 'long').join(',')}`
    for (const token of [undefined, lake.credentials.administratorToken]) {
      const response = await lake.fetch(long, token ? { token } : {})
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { type: 'queryResultTooLargeError' } })
    }
  })
})

describe('large responses', () => {
  it('arrive whole', async () => {
    const answer = await lake.client().fetch<{ all: unknown[] }[]>(large)
    expect(answer.map(({ all }) => all.length)).toEqual([1_000, 1_000, 1_000])
    const text = JSON.stringify(answer)
    expect(text.length).toBeGreaterThan(14 * mb)
    expect(text).toContain('A paragraph about a place.')
  })

  it('that are not taken are limited for an anonymous caller; an editor, and small responses, still pass', async () => {
    const responses: IncomingMessage[] = []
    for (let round = 0; round < 5; round++) responses.push(await ask(pathOf(large)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503, 503, 503])
    const [kept, givenUp, ...refused] = responses
    for (const response of refused) {
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
      await take(response)
    }
    expect(await lake.client().fetch('*[_id == "load-1"][0]._type')).toBe('load')
    expect(await lake.admin().fetch<unknown[]>(large)).toHaveLength(3)

    // One is taken, one is given up: both make room.
    expect(await take(kept as IncomingMessage)).toBeGreaterThan(14 * mb)
    givenUp?.destroy()
    await expect.poll(async () => await statusOf(large), { timeout: 10_000 }).toBe(200)
  })

  it('of exports wait for their reader', async () => {
    const before = residentMb()
    const exports = await Promise.all(Array.from({ length: 8 }, () => ask('/v1/data/export/production')))
    expect(exports.every(({ statusCode }) => statusCode === 200)).toBe(true)
    // Each is 8 MB; what is not read is not made.
    expect(residentMb() - before).toBeLessThan(60)
    for (const response of exports.slice(1)) response.destroy()
    expect(await take(exports[0] as IncomingMessage)).toBeGreaterThan(8 * mb)
  })
})

async function statusOf(query: string): Promise<number | undefined> {
  const response = await ask(pathOf(query))
  await take(response)
  return response.statusCode
}
