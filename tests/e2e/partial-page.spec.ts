import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { startLoopbackServer } from '../support/loopback-server.ts'
import { runningSite } from '../support/running-site.ts'
import { readShifts, shiftOfLateFont, watchShifts } from '../support/weigh-page.ts'

const cutBefore = { 'in the middle of the menu': 'About Us', 'in the middle of the first picture': '<path' }

for (const [where, text] of Object.entries(cutBefore))
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
        const cut = request.path === '/get-a-quote' ? body.indexOf(text, body.indexOf('<body')) : -1
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
      await page.goto(`${server.url}/get-a-quote`, { waitUntil: 'commit' })
      await loaded
      // Fixed, since no event marks that all of the first part is drawn.
      await sleep(1000)
      rest.resolve()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      drawn.resolve()
      await page.waitForLoadState('networkidle')
      const shifts = await readShifts(page)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(total, JSON.stringify(shifts)).toBeLessThan(shiftOfLateFont)
    } finally {
      await server.stop()
    }
  })
