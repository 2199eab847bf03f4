import { type Browser, expect, type Page, type Request, type Response } from '@playwright/test'
import { compress } from '../../lib/responses/page-parts.ts'

/** The cost of a page's first visit, scrolled to its end without interaction. */
export type Weight = {
  /** Of the screen. */
  width: number
  /** Compressed bytes of script. */
  scriptBytes: number
  /** Compressed bytes of the document. */
  htmlBytes: number
  /** Bytes of the styles inside it, compressed by themselves. */
  styleBytes: number
  fontBytes: number
  /** What the first view waits for: style sheets in the head, and fonts that the head or the response's headers preload. */
  blocking: string[]
  /** Addresses of those scripts. */
  scripts: string[]
  /** Sum of all layout shifts, unlike the CLS score, which takes the worst session window. */
  shift: number
  /** The elements that moved. */
  moved: string[]
  /** Requests to other origins. */
  thirdParties: string[]
}

/**
 * More than the page moves when a font arrives after the first view: nearly always by nothing. With some fonts of the
 * visitor's a line of a paragraph ends at another word, 0.006 at most.
 */
export const shiftOfLateFont = 0.01

type Shifts = { __shifts: () => { value: number; what: string[] }[] }

/**
 * Opens a page with an empty cache on a screen of this width, and scrolls through it. Fonts arrive after the first view has
 * been drawn, as on a slow connection.
 */
export async function weighPage(browser: Browser, url: string, width: number): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  const page = await context.newPage()
  const responses: Response[] = []
  const thirdParties: string[] = []
  const pending = new Set<Request>()
  page.on('response', (response) => responses.push(response))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (!/^https?:$/.test(protocol)) return
    pending.add(request)
    if (origin !== new URL(url).origin) thirdParties.push(request.url())
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  await page.addInitScript(watchShifts)
  const drawn = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await drawn.promise
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  drawn.resolve()
  await page.waitForLoadState('networkidle')
  await page.evaluate(scrollThrough)
  // What scrolling has requested can request more and move the page as it arrives.
  do {
    await expect.poll(() => pending.size).toBe(0)
    await page.evaluate(nextFrame)
  } while (pending.size > 0)

  const ofType = (type: RegExp) =>
    responses.filter((response) => type.test(response.headers()['content-type'] ?? ''))
  const scripts = ofType(/javascript/)
  const documents = ofType(/^text\/html/)
  const html = (await documents[0]?.text()) ?? ''
  const head = html.slice(0, html.indexOf('</head>'))
  const shifts = await readShifts(page)
  const weight = {
    width,
    scriptBytes: await bytesOf(scripts),
    htmlBytes: await bytesOf(documents),
    styleBytes: compress(/<style>([^]*?)<\/style>/.exec(head)?.[1] ?? '', 'br').length,
    fontBytes: await bytesOf(ofType(/^font\//)),
    blocking: [
      ...(head.match(/<link rel="(?:stylesheet"|preload"[^>]* as="font")[^>]*>/g) ?? []),
      ...(documents[0]
        ?.headers()
        .link?.split(', ')
        .filter((link) => link.includes('as="font"')) ?? []),
    ],
    scripts: scripts.map((script) => script.url()),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ what }) => what),
    thirdParties,
  }
  // Only now: sizes cannot be read of a closed page.
  await context.close()
  return weight
}

async function bytesOf(responses: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

/** Runs in the page, before its own scripts. */
export function watchShifts(): void {
  type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
  const shifts: { value: number; what: string[] }[] = []
  const note = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as LayoutShift[])
      shifts.push({
        value,
        what: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 200) : 'text')),
      })
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  ;(window as unknown as Shifts).__shifts = () => {
    note(observer.takeRecords())
    return shifts
  }
}

/** Runs in the page: down to its end, screen by screen, and back to the top. */
async function scrollThrough(): Promise<void> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const { scrollHeight, clientHeight } = document.documentElement
  for (let top = 0; top < scrollHeight; top += clientHeight) {
    window.scrollTo({ top, behavior: 'instant' })
    await drawn()
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  await drawn()
}

/** Runs in the page: resolves when the next frame has been drawn. */
function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** The layout shifts since `watchShifts`. */
export function readShifts(page: Page) {
  return page.evaluate(() => (window as unknown as Shifts).__shifts())
}
