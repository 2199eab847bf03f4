import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { startLoopbackServer } from '../support/loopback-server.ts'
import { runningSite } from '../support/running-site.ts'
import { readShifts, shiftOfLateFont, watchShifts } from '../support/weigh-page.ts'

const stops = [
  { where: 'in the middle of the menu', path: '/get-a-quote', before: 'About Us', isShown: false },
  { where: 'in the middle of the first picture', path: '/get-a-quote', before: '<path', isShown: false },
  { where: 'in the middle of its hero', path: '/', before: '</h1>', isShown: false },
  { where: 'behind its hero', path: '/reading', before: '<h2', isShown: true },
  { where: 'behind its table of contents', path: '/terms', before: '<div class="prose', isShown: true },
  {
    where: 'in its footer, with nothing but a hero',
    path: '/nowhere/at',
    before: '</footer>',
    isShown: false,
  },
]

for (const { where, path, before, isShown } of stops)
  test(`a page that stops ${where} does not move when the rest arrives`, async ({ page }) => {
    const rest = Promise.withResolvers<void>()
    const drawn = Promise.withResolvers<void>()
    const server = await startLoopbackServer((request, response) => {
      const forward = async () => {
        // Chromium may draw a font late that arrives within milliseconds of the first view.
        if (request.path.endsWith('.woff2')) await drawn.promise
        const forwarded = await fetch(new URL(request.path, runningSite().url))
        const type = forwarded.headers.get('content-type') ?? ''
        const body = Buffer.from(await forwarded.arrayBuffer())
        response.writeHead(forwarded.status, { 'content-type': type })
        const cut = request.path === path ? body.indexOf(before, body.indexOf('<body')) : -1
        if (cut > 0) {
          response.write(body.subarray(0, cut))
          await rest.promise
        }
        response.end(body.subarray(Math.max(cut, 0)))
      }
      forward().catch(() => response.destroy())
    })
    try {
      await page.addInitScript(watchShifts)
      const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('.js'))
      await page.goto(server.url + path, { waitUntil: 'commit' })
      await loaded
      if (isShown) await page.waitForFunction(isDrawn)
      // Fixed, since no event marks that all of the first part is drawn, or that none of it will be.
      await sleep(1000)
      expect(await page.evaluate(isDrawn)).toBe(isShown)
      rest.resolve()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.waitForFunction(isDrawn)
      drawn.resolve()
      await page.waitForLoadState('networkidle')
      const shifts = await readShifts(page)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(total, JSON.stringify(shifts)).toBeLessThan(shiftOfLateFont)
    } finally {
      await server.stop()
    }
  })

/** Runs in the page. */
function isDrawn(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}
