import type { Browser, Page, Response } from '@playwright/test'

/** What a page costs a visitor who opens it for the first time and reads it to its end, touching nothing. */
export type Weight = {
  /** Of the screen. */
  width: number
  /** Bytes of script as they come over the wire, compressed. */
  scriptBytes: number
  /** Addresses of those scripts. */
  scripts: string[]
  /** Sum of all layout shifts (not of the worst second alone, as the score of that name would have it). */
  shift: number
  /** What moved, for whoever has to mend it. */
  moved: string[]
  /** Requests to anybody but the page's own server. */
  thirdParties: string[]
}

type Shifts = { __shifts: () => { value: number; what: string[] }[] }

/** Opens a page in a browser that has nothing of it yet, on a screen of this width, and scrolls through it. */
export async function weighPage(browser: Browser, url: string, width: number): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  const page = await context.newPage()
  const responses: Response[] = []
  const thirdParties: string[] = []
  page.on('response', (response) => responses.push(response))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== new URL(url).origin && /^https?:$/.test(protocol)) thirdParties.push(request.url())
  })
  await page.addInitScript(watchShifts)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(scrollThrough)
  // What scrolling asks for shows itself a little later.
  await page.waitForTimeout(300)

  const scripts = responses.filter((response) => /javascript/.test(response.headers()['content-type'] ?? ''))
  const sizes = await Promise.all(scripts.map((script) => script.request().sizes()))
  const shifts = await readShifts(page)
  await context.close()
  return {
    width,
    scriptBytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    scripts: scripts.map((script) => script.url()),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ what }) => what),
    thirdParties,
  }
}

/** Runs in the page, before anything of it. */
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

/** What has moved since `watchShifts` was put into the page. */
export function readShifts(page: Page) {
  return page.evaluate(() => (window as unknown as Shifts).__shifts())
}
