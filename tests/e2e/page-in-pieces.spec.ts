import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { startLoopbackServer } from '../support/loopback-server.ts'
import { runningSite } from '../support/running-site.ts'
import { readShifts, watchShifts } from '../support/weigh-page.ts'

const cuts = { 'in the middle of the menu': 'About Us', 'in the middle of the first picture': '<path' }

for (const [where, words] of Object.entries(cuts))
  test(`a page that arrives cut ${where} does not move when the rest comes`, async ({ page }) => {
    const rest = Promise.withResolvers<void>()
    const server = await startLoopbackServer((request, response) => {
      const pass = async () => {
        const from = await fetch(new URL(request.path, runningSite().url))
        const type = from.headers.get('content-type') ?? ''
        const body = Buffer.from(await from.arrayBuffer())
        response.writeHead(from.status, { 'content-type': type })
        const cut = request.path === '/get-a-quote' ? body.indexOf(words, body.indexOf('<body')) : -1
        if (cut > 0) {
          response.write(body.subarray(0, cut))
          await rest.promise
        }
        response.end(body.subarray(Math.max(cut, 0)))
      }
      pass().catch(() => response.destroy())
    })
    try {
      await page.addInitScript(watchShifts)
      const styled = page.waitForEvent('requestfinished', (request) => request.url().includes('.css'))
      await page.goto(`${server.url}/get-a-quote`, { waitUntil: 'commit' })
      await styled
      // By now everything is there that drawing waits for, except the rest of the page.
      await sleep(1000)
      rest.resolve()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(await readShifts(page)).toEqual([])
    } finally {
      await server.stop()
    }
  })
