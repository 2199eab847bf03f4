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

/** All documents 32 times: a quarter of a gigabyte as text, and very little before that. */
const huge = `[${Array.from({ length: 32 }, () => '*').join(',')}]`
/** Some 15 MB: more than the operating system buffers for a client that reads nothing. */
const large = '*[0...3]{"all": *[0...1000]{text}}'

function pathOf(query: string): string {
  return `/v2026-01-01/data/query/production?returnQuery=false&query=${encodeURIComponent(query)}`
}

/** An anonymous request, whose response is left unread. */
function request(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) =>
    get(`${lake.url}${path}`, { agent: false }, resolve).on('error', reject),
  )
}

function readAll(response: IncomingMessage): Promise<number> {
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

/** Runs `work` while an editor sends one query after another; counts the results, and notes the most memory used. */
async function besideAnEditor<T>(
  work: () => Promise<T>,
): Promise<{ result: T; editorResults: number; peakMb: number }> {
  const done = new AbortController()
  let editorResults = 0
  let peakMb = 0
  const editor = (async () => {
    while (!done.signal.aborted) {
      expect(await lake.admin().fetch('*[_id == "load-7"][0]._type')).toBe('load')
      if (!done.signal.aborted) editorResults++
      peakMb = Math.max(peakMb, residentMb())
    }
  })()
  const result = await work().finally(() => done.abort())
  await editor
  return { result, editorResults, peakMb }
}

describe('responses that are too large', () => {
  it('are refused, even twelve at once, while an editor is served and memory is limited', async () => {
    const before = residentMb()
    const { result, editorResults, peakMb } = await besideAnEditor(() =>
      Promise.all(
        Array.from({ length: 12 }, async () => {
          const response = await request(pathOf(huge))
          await readAll(response)
          return response.statusCode
        }),
      ),
    )
    expect(result.every((status) => status === 400 || status === 503)).toBe(true)
    expect(result).toContain(400)
    // Together they would take 3.6 GB.
    expect(peakMb - before).toBeLessThan(400)
    // The editor does not wait for all of them.
    expect(editorResults).toBeGreaterThan(3)
  })

  it('name the limit', async () => {
    const response = await lake.fetch(pathOf(huge))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: { type: 'queryResultTooLargeError', description: expect.stringContaining('32 MB') },
    })
  })

  it('are refused before growing values fill the memory', async () => {
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
    const result = await lake.client().fetch<{ all: unknown[] }[]>(large)
    expect(result.map(({ all }) => all.length)).toEqual([1_000, 1_000, 1_000])
    const text = JSON.stringify(result)
    expect(text.length).toBeGreaterThan(14 * mb)
    expect(text).toContain('A paragraph about a place.')
  })

  it('that anonymous callers do not read are limited; editors and small responses are served', async () => {
    const responses: IncomingMessage[] = []
    for (let round = 0; round < 5; round++) responses.push(await request(pathOf(large)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503, 503, 503])
    const [first, second, ...refused] = responses
    for (const response of refused) {
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
      await readAll(response)
    }
    expect(await lake.client().fetch('*[_id == "load-1"][0]._type')).toBe('load')
    expect(await lake.admin().fetch<unknown[]>(large)).toHaveLength(3)

    // One is read, one is aborted: both make room.
    expect(await readAll(first as IncomingMessage)).toBeGreaterThan(14 * mb)
    second?.destroy()
    await expect.poll(() => statusOf(large)).toBe(200)
  })

  it('of exports are generated as they are read', async () => {
    const before = residentMb()
    const exports = await Promise.all(Array.from({ length: 8 }, () => request('/v1/data/export/production')))
    expect(exports.every(({ statusCode }) => statusCode === 200)).toBe(true)
    // Each is 8 MB.
    expect(residentMb() - before).toBeLessThan(60)
    for (const response of exports.slice(1)) response.destroy()
    expect(await readAll(exports[0] as IncomingMessage)).toBeGreaterThan(8 * mb)
  })
})

async function statusOf(query: string): Promise<number | undefined> {
  const response = await request(pathOf(query))
  await readAll(response)
  return response.statusCode
}
