import { type Browser, expect, test } from '@playwright/test'
import { startBlankApp } from '../support/blank-app.ts'
import { type FirstView, viewFirst } from '../support/first-view.ts'
import { runningSite } from '../support/running-site.ts'
import { templates } from '../support/templates.ts'

// `npm run bench:view`: how soon a first visit on a slow phone shows each page, beside a blank application in the same run.

/** Single visits differ by a tenth: the median of fewer says more about the moment than about the page. */
const rounds = 9
/** Milliseconds, part of the blank application's, and a layout shift that is 0 with three decimals. */
const limits = { lcp: 900, ofBlank: 0.75, shift: 0.0005 }

test('each page is shown sooner than a blank application, and nothing moves', async ({ browser }) => {
  test.setTimeout(30 * 60_000)
  const bareApp = await startBlankApp()
  const blankApp = await startBlankApp({ hasStyles: true })
  const site = runningSite().url
  const pages = {
    'blank without styles': bareApp.url,
    blank: blankApp.url,
    ...Object.fromEntries(Object.entries(templates).map(([name, path]) => [name, site + path])),
  }
  try {
    const views = await viewAll(browser, pages)
    const blank = median(views.blank ?? [])
    const rows = Object.entries(views).map(([name, all]) => ({
      page: name,
      'LCP ms': Math.round(median(all)),
      'of blank': Number((median(all) / blank).toFixed(2)),
      'layout shift': Math.max(...all.map(({ shift }) => shift)),
      heading: all[0]?.fonts.join(', '),
    }))
    console.table(rows)
    for (const { page, 'LCP ms': lcp, 'of blank': ofBlank, 'layout shift': shift } of rows) {
      if (page.startsWith('blank')) continue
      expect.soft(lcp, page).toBeLessThanOrEqual(limits.lcp)
      expect.soft(ofBlank, page).toBeLessThanOrEqual(limits.ofBlank)
      expect
        .soft(shift, `${page}: ${views[page]?.flatMap(({ moved }) => moved).join('\n')}`)
        .toBeLessThan(limits.shift)
    }
  } finally {
    await bareApp.stop()
    await blankApp.stop()
  }
})

/** One page after the other in each round, so that other work on the machine slows all of them alike. */
async function viewAll(
  browser: Browser,
  pages: Record<string, string>,
): Promise<Record<string, FirstView[]>> {
  const views: Record<string, FirstView[]> = {}
  // Not counted: it fills the caches of both servers.
  for (const url of Object.values(pages)) await fetch(url, { headers: { 'accept-encoding': 'br' } })
  for (let round = 0; round < rounds; round += 1)
    for (const [name, url] of Object.entries(pages)) (views[name] ??= []).push(await viewFirst(browser, url))
  return views
}

function median(views: readonly FirstView[]): number {
  const sorted = views.map(({ lcp }) => lcp).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
