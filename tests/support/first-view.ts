import type { Browser, CDPSession, Page } from '@playwright/test'
import { readShifts, watchShifts } from './weigh-page.ts'

/** A first visit with an empty cache on a phone with a slow connection. */
export type FirstView = {
  /** Largest contentful paint, milliseconds. */
  lcp: number
  /** Sum of all layout shifts. */
  shift: number
  moved: string[]
  /** The fonts in which the heading is drawn once the page is at rest. */
  fonts: string[]
}

/** Lighthouse's slow 4G as its DevTools throttling applies it: latency in milliseconds, bytes a second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Opens a page as a phone of middling speed does on slow 4G. */
export async function viewFirst(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slow4G)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watchShifts)
  await page.goto(url, { waitUntil: 'networkidle' })
  const lcp = await page.evaluate(largestPaint)
  const shifts = await readShifts(page)
  const fonts = await headingFonts(page, client)
  await context.close()
  return {
    lcp,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ what }) => what),
    fonts,
  }
}

/** Runs in the page. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
}

async function headingFonts(page: Page, client: CDPSession): Promise<string[]> {
  if ((await page.locator('h1').count()) === 0) return []
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' (of the system)'}`)
}
