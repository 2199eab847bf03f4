import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import PageCache from './page-cache.ts'

let folder: string
let cache: PageCache

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-cache-'))
  cache = new PageCache({
    fs: nodeFs,
    serverDistDir: join(folder, 'server'),
    flushToDisk: true,
    dev: false,
    revalidatedTags: [],
    _requestHeaders: {},
  })
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

type Value = NonNullable<Parameters<PageCache['set']>[1]>

const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.includes('.') || /[0-9a-f]{4}$/.test(path),
  )

function storePage(path: string, status: number | undefined, html: string): Promise<void> {
  const page = { kind: 'APP_PAGE', html, rscData: Buffer.from(html), status, headers: {} } as Value
  return cache.set(path, page, { isFallback: false })
}

async function pageAt(path: string): Promise<unknown> {
  const found = await cache.get(path, { kind: 'APP_PAGE', isFallback: false } as Parameters<
    PageCache['get']
  >[1])
  return found && (found.value as { html: string }).html
}

function storeResponse(key: string, response: unknown): Promise<void> {
  const body = Buffer.from(JSON.stringify(response)).toString('base64')
  const value = { kind: 'FETCH', data: { headers: {}, body, url: 'http://lake/' }, revalidate: 300 } as Value
  return cache.set(key, value, { fetchCache: true, tags: ['content:towns'] })
}

async function responseFor(key: string): Promise<unknown> {
  const found = await cache.get(key, { kind: 'FETCH', tags: ['content:towns'] } as unknown as Parameters<
    PageCache['get']
  >[1])
  return (
    found &&
    JSON.parse(Buffer.from((found.value as { data: { body: string } }).data.body, 'base64').toString())
  )
}

describe('the cache of pages', () => {
  it('stores a page', async () => {
    await storePage('/reading', undefined, 'Sell My Car in Reading')
    expect(await pageAt('/reading')).toBe('Sell My Car in Reading')
  })

  it('never leaves half a file for another reader', async () => {
    const html = 'Sell My Car in Reading'.repeat(1_000_000)
    const expected = Buffer.byteLength(html)
    const sizes = new Set<number | undefined>()
    const stored = new AbortController()
    const storing = storePage('/reading', undefined, html).finally(() => stored.abort())
    while (!stored.signal.aborted) {
      sizes.add(statSync(join(folder, 'server/app/reading.html'), { throwIfNoEntry: false })?.size)
      await setImmediate()
    }
    await storing
    expect([...sizes].filter((size) => size !== undefined && size !== expected)).toEqual([])
  })

  it('stores nothing for a path without a page', async () => {
    await storePage('/made-up', 404, 'Page not found')
    expect(await pageAt('/made-up')).toBeNull()
    expect(files()).toEqual([])
  })

  it('replaces a page that was removed', async () => {
    await storePage('/reading/closed', undefined, 'Sell My Car in Closed')
    const before = files()
    await storePage('/reading/closed', 404, 'Page not found')
    expect(await pageAt('/reading/closed')).toBe('Page not found')
    expect(files()).toEqual(before)
  })

  it('stores a response, an empty list too', async () => {
    await storeResponse('a1b2', { result: { name: 'Reading' }, ms: 1 })
    await storeResponse('c3d4', { result: [], ms: 1 })
    expect(await responseFor('a1b2')).toMatchObject({ result: { name: 'Reading' } })
    expect(await responseFor('c3d4')).toMatchObject({ result: [] })
  })

  it('does not store an empty result', async () => {
    await storeResponse('a1b2', { result: null, ms: 1 })
    expect(await responseFor('a1b2')).toBeNull()
    expect(files()).toEqual([])
  })

  it('replaces a document that was removed', async () => {
    await storeResponse('a1b2', { result: { name: 'Reading' }, ms: 1 })
    await storeResponse('a1b2', { result: null, ms: 1 })
    expect(await responseFor('a1b2')).toMatchObject({ result: null })
  })
})
