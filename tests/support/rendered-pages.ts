import { join } from 'node:path'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache/index.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import ResponseCache from 'next/dist/server/response-cache/index.js'
import { afterEach, beforeEach, vi } from 'vitest'
import PageCache from '../../lib/server/page-cache.ts'
import { pageRenewals } from '../../lib/server/page-renewals.ts'
import { temporaryFolder } from './temporary-folder.ts'

/*
 * The page cache as Next.js uses it: its own caches of responses and of pages around this site's, with one object per
 * request, and a page that shows what is published when its rendering begins.
 */

type Generator = Parameters<InstanceType<typeof ResponseCache>['get']>[1]
type Generated = Awaited<ReturnType<Generator>>

/** The tag of every rendered page. */
export const pageTag = 'content:town:reading'

type RenderedPage = {
  /** The path of the test's page. */
  path: string
  published: string
  /** Rendering ends after this, when the content has been read. */
  held: Promise<void>
  /** Called when rendering has read the content. */
  onRead: () => void
  failure: Error | undefined
}

/** Rendered pages for each test of the file that calls this. */
export function renderPages() {
  const folder = temporaryFolder('rendered-pages-')
  let responses: InstanceType<typeof ResponseCache>
  let release: () => void
  let rendering: Promise<unknown>[] = []
  let pages = 0

  const page: RenderedPage = {
    path: '',
    published: '',
    held: Promise.resolve(),
    onRead: () => {},
    failure: undefined,
  }

  const generate: Generator = async () => {
    const read = page.published
    page.onRead()
    await page.held
    if (page.failure) throw page.failure
    return {
      value: {
        kind: 'APP_PAGE',
        html: { toUnchunkedString: () => Promise.resolve(read) },
        rscData: Buffer.from(read),
        headers: { 'x-next-cache-tags': `content,${pageTag}` },
      },
      cacheControl: { revalidate: 300, expire: 31_536_000 },
    } as unknown as Generated
  }

  const requestCache = (requestHeaders: Record<string, string> = {}) =>
    new IncrementalCache({
      fs: nodeFs,
      dev: false,
      requestHeaders,
      minimalMode: false,
      serverDistDir: join(folder, 'server'),
      flushToDisk: true,
      maxMemoryCacheSize: 50 * 1024 * 1024,
      getPrerenderManifest: () =>
        ({ routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: {} }) as never,
      CurCacheHandler: PageCache,
    })

  /** The text that a visitor gets, and whether the page is being rendered again. */
  async function visit(
    path = page.path,
    headers: Record<string, string> = {},
  ): Promise<{ text: string; isStale: boolean }> {
    const entry = await responses.get(path, generate, {
      routeKind: 'APP_PAGE' as never,
      incrementalCache: requestCache(headers),
      isPrefetch: 'purpose' in headers,
      isRoutePPREnabled: false,
      isFallback: false,
      waitUntil: (promise) => rendering.push(promise),
    })
    const { value, isStale } = entry as unknown as { value: { rscData: Buffer }; isStale?: boolean | -1 }
    return { text: value.rscData.toString(), isStale: isStale === true }
  }

  /** Publishes a text as the webhook's route does, in a request of its own. */
  async function publish(text: string): Promise<void> {
    page.published = text
    await requestCache().revalidateTag([pageTag], { expire: 31_536_000 })
  }

  /** Resolves when all pages are rendered. */
  const rendered = () => Promise.all(rendering.splice(0))

  beforeEach(() => {
    responses = new ResponseCache(false)
    rendering = []
    Object.assign(page, {
      // Next.js holds pages in memory for the whole process.
      path: `/page-${(pages += 1)}`,
      published: 'first',
      held: Promise.resolve(),
      onRead: () => {},
      failure: undefined,
    })
    // The order in which pages are rendered has its own test.
    release = pageRenewals().prioritise(page.path)
  })
  afterEach(async () => {
    release()
    await Promise.allSettled(rendering)
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  return Object.assign(page, { requestCache, visit, publish, rendered })
}
