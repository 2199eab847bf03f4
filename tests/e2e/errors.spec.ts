import type { ServerResponse } from 'node:http'
import { expect, test as base } from '@playwright/test'
import { expectAccessibleEverywhere } from '../support/accessible.ts'
import { json, type ReceivedRequest, startLoopbackServer } from '../support/loopback-server.ts'
import { runningSite } from '../support/running-site.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'

type FailingContent = {
  site: SiteProcess
  /** Fails all requests for content that contain this text; `undefined` fails none. */
  failOn: (text: string | undefined) => void
}

/** A server of the build under test that reads its content through a proxy, which a test can make fail. */
const test = base.extend<{ content: FailingContent }>({
  content: async ({}, use) => {
    let failing: string | undefined
    const proxy = await startLoopbackServer((request, response) => {
      if (failing !== undefined && decodeURIComponent(request.path).includes(failing))
        json(400, { error: { description: 'Broken for a test' } })(request, response)
      else void forward(request, response)
    })
    const site = await startSiteProcess({ CONTENT_LAKE_PORT: new URL(proxy.url).port })
    await use({ site, failOn: (text) => (failing = text) })
    await site.stop()
    await proxy.stop()
  },
})

async function forward({ path }: ReceivedRequest, response: ServerResponse): Promise<void> {
  const forwarded = await fetch(runningSite().lakeUrl + path)
  response.writeHead(forwarded.status, { 'Content-Type': 'application/json' })
  response.end(await forwarded.text())
}

const title = { level: 1, name: 'Unexpected Application Error!' } as const

test('a page that cannot be rendered shows an error with header and footer, and can be retried', async ({
  page,
  content: { site, failOn },
}) => {
  failOn('"quotePage"')
  const response = await page.goto(`${site.url}/get-a-quote?reg=AB12CDE`)
  expect(response?.status()).toBe(500)
  await expect(page.getByRole('heading', title)).toBeVisible()
  await expect(page).toHaveTitle('Unexpected Application Error!')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: /^Call 0800/ })).toHaveAttribute('href', /^tel:/)
  await expect(main).not.toContainText(/\.tsx?|\bat [A-Z]\w+ \(|ContentUnavailable|Broken for a test/)
  await expectAccessibleEverywhere(page)

  failOn(undefined)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Get a free quote' })).toBeVisible()
})

test('when the layout fails as well, the error page has no header but shows the phone number', async ({
  page,
  content: { site, failOn },
}) => {
  failOn('"siteSettings"')
  const response = await page.goto(`${site.url}/get-a-quote?reg=AB12CDE`)
  expect(response?.status()).toBe(500)
  await expect(page.getByRole('heading', title)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page).toHaveTitle('Unexpected Application Error!')
  await expect(page.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: /^Call 0800/ })).toHaveAttribute('href', /^tel:/)
  // The site's styles apply.
  const band = page.getByRole('main').locator('.band')
  expect(await band.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  )
  await expectAccessibleEverywhere(page)

  failOn(undefined)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Get a free quote' })).toBeVisible()
})

test('cached pages are served while content cannot be read', async ({ page, content: { site, failOn } }) => {
  failOn('')
  const response = await page.goto(`${site.url}/windsor`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Sell My Car in Windsor' })).toBeVisible()
})
