import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache/index.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import ResponseCache from 'next/dist/server/response-cache/index.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cacheOrder, steadyNow } from './cache-order.ts'
import PageCache from './page-cache.ts'
import { pageRenewals } from './page-renewals.ts'

/*
 * The page cache as Next.js uses it: its own caches of responses and of pages around ours, one of each request's own,
 * and a page that is made of what is published at the moment its making begins.
 */

type Generator = Parameters<InstanceType<typeof ResponseCache>['get']>[1]
type Generated = Awaited<ReturnType<Generator>>

const day = 24 * 60 * 60 * 1000
const tag = 'content:town:reading'
let folder: string
let path: string
let pages = 0
let published: string
let responses: InstanceType<typeof ResponseCache>
/** Resolves when a page whose content was read may be finished. */
let held: Promise<void>
/** The making of pages under way. */
let making: Promise<unknown>[]
let failure: Error | undefined
let onRead: () => void
let rest: () => void

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-cache-order-'))
  // Next.js keeps pages in memory for the whole process.
  path = `/page-${(pages += 1)}`
  published = 'first'
  responses = new ResponseCache(false)
  held = Promise.resolve()
  making = []
  failure = undefined
  onRead = () => {}
  // The order in which pages are made has a test of its own.
  rest = pageRenewals().prioritise(path)
})
afterEach(async () => {
  rest()
  await Promise.allSettled(making)
  vi.useRealTimers()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

function requestCache(requestHeaders: Record<string, string> = {}): IncrementalCache {
  return new IncrementalCache({
    fs: nodeFs,
    dev: false,
    requestHeaders,
    minimalMode: false,
    serverDistDir: join(folder, 'server'),
    flushToDisk: true,
    maxMemoryCacheSize: 50 * 1024 * 1024,
    getPrerenderManifest: () => ({ routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: {} }) as never,
    CurCacheHandler: PageCache,
  })
}

const generate: Generator = async () => {
  const read = published
  onRead()
  await held
  if (failure) throw failure
  return {
    value: {
      kind: 'APP_PAGE',
      html: { toUnchunkedString: () => Promise.resolve(read) },
      rscData: Buffer.from(read),
      headers: { 'x-next-cache-tags': `content,${tag}` },
    },
    cacheControl: { revalidate: 300, expire: 31_536_000 },
  } as unknown as Generated
}

/** What a visitor gets, and whether it is being made anew. */
async function visit(
  to = path,
  headers: Record<string, string> = {},
): Promise<{ text: string; isStale: boolean }> {
  const entry = await responses.get(to, generate, {
    routeKind: 'APP_PAGE' as never,
    incrementalCache: requestCache(headers),
    isPrefetch: 'purpose' in headers,
    isRoutePPREnabled: false,
    isFallback: false,
    waitUntil: (promise) => making.push(promise),
  })
  const { value, isStale } = entry as unknown as { value: { rscData: Buffer }; isStale?: boolean | -1 }
  return { text: value.rscData.toString(), isStale: isStale === true }
}

/** As the webhook's route does, in a request of its own. */
async function publish(text: string): Promise<void> {
  published = text
  await requestCache().revalidateTag([tag], { expire: 31_536_000 })
}

const made = () => Promise.all(making.splice(0))

describe('the cache of pages', () => {
  it('loses none of a hundred publications that come while their page is being made', async () => {
    await visit()
    await made()
    for (let round = 1; round <= 100; round++) {
      // Something begins a renewal, and it has read the content as it is now.
      await publish(`before ${round}`)
      let finish = () => {}
      held = new Promise((resolve) => {
        finish = resolve
      })
      const hasRead = new Promise<void>((resolve) => {
        onRead = resolve
      })
      expect((await visit()).isStale).toBe(true)
      await hasRead
      await publish(`after ${round}`)
      finish()
      await made()
      expect(await visit()).toEqual({ text: `before ${round}`, isStale: true })
      await made()
      expect(await visit()).toEqual({ text: `after ${round}`, isStale: false })
    }
  })

  it.each([-3, 3])('shows publications although the clock is set by %s days', async (days) => {
    await visit()
    await made()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day })
    for (const text of ['second', 'third']) {
      await publish(text)
      expect((await visit()).isStale).toBe(true)
      await made()
      expect(await visit()).toEqual({ text, isStale: false })
    }
  })

  it('renews a page after its time although the clock is set back', async () => {
    await visit()
    await made()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * day })
    const now = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => now + 301_000)
    published = 'unannounced'
    expect((await visit()).isStale).toBe(true)
    await made()
    expect(await visit()).toEqual({ text: 'unannounced', isStale: false })
  })

  it('keeps an outdated page up while it cannot be made anew, tries again soon, and forgets nothing', async () => {
    await visit()
    await made()
    const begun = steadyNow()
    await publish('second')
    failure = new Error('no content')
    vi.spyOn(console, 'error').mockReturnValue()
    expect((await visit()).text).toBe('first')
    await made()
    expect(cacheOrder().conditionOf(path, begun)).toBe('failed')
    // Not at every visit: there may be many.
    expect(await visit()).toEqual({ text: 'first', isStale: false })

    failure = undefined
    const now = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => now + 3100)
    expect(await visit()).toEqual({ text: 'first', isStale: true })
    await made()
    expect(await visit()).toEqual({ text: 'second', isStale: false })
    expect(cacheOrder().conditionOf(path, begun)).toBe('current')
  })

  it('makes outdated pages anew one after the other, and shows the others as they are meanwhile', async () => {
    const all = ['a', 'b', 'c', 'd'].map((name) => `${path}/${name}`)
    for (const page of all) await visit(page)
    await made()
    await publish('second')
    const begun = steadyNow()
    let finish = () => {}
    held = new Promise((resolve) => {
      finish = resolve
    })
    const [first, ...others] = all
    // Once the rest after what was made before is over.
    await vi.waitUntil(async () => (await visit(first)).isStale, { interval: 5 })
    for (const page of others) expect(await visit(page)).toEqual({ text: 'first', isStale: false })
    // Whoever waits for a page is not told that it is new.
    expect(all.map((page) => cacheOrder().conditionOf(page, begun))).toEqual(all.map(() => 'outdated'))
    // Somebody who asks for few pages at a time need not wait.
    const noLonger = pageRenewals().prioritise(all[3] ?? '')
    expect(await visit(all[3])).toEqual({ text: 'first', isStale: true })
    noLonger()
    finish()
    await made()
    expect((await visit(all[3])).text).toBe('second')
    // In the end each has had its turn.
    for (const page of all)
      await vi.waitUntil(async () => (await visit(page)).text === 'second', { interval: 5 })
  })

  it('keeps no turn for a page that is only fetched ahead', async () => {
    const other = `${path}/other`
    for (const page of [path, other]) await visit(page)
    await made()
    await publish('second')
    expect((await visit(other, { purpose: 'prefetch' })).text).toBe('first')
    await vi.waitUntil(async () => (await visit()).text === 'second', { interval: 5 })
  })

  it('never puts an older page in the place of a newer one', async () => {
    const older = requestCache()
    await publish('second')
    await visit()
    await made()
    const value = {
      kind: 'APP_PAGE',
      html: 'old',
      rscData: Buffer.from('old'),
      headers: { 'x-next-cache-tags': tag },
    }
    await older.set(path, value as never, {
      cacheControl: { revalidate: 300, expire: undefined },
      isFallback: false,
    })
    expect(await visit()).toEqual({ text: 'second', isStale: false })
  })
})
