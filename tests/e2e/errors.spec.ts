import type { ServerResponse } from 'node:http'
import { expect, test as base } from '@playwright/test'
import { expectAccessibleEverywhere } from '../support/accessible.ts'
import { json, type ReceivedRequest, startLoopbackServer } from '../support/loopback-server.ts'
import { runningSite } from '../support/running-site.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'

type Content = { site: SiteProcess; failOn: (text: string | undefined) => void }

/** A server of the site's build that reads its content through a go-between, which a test can make fail. */
const test = base.extend<{ content: Content }>({
  content: async ({}, use) => {
    let failing: string | undefined
    const between = await startLoopbackServer((request, response) => {
      if (failing !== undefined && decodeURIComponent(request.path).includes(failing))
        json(400, { error: { description: 'Broken for a test' } })(request, response)
      else void passOn(request, response)
    })
    const site = await startSiteProcess({ CONTENT_LAKE_PORT: new URL(between.url).port })
    await use({ site, failOn: (text) => (failing = text) })
    await site.stop()
    await between.stop()
  },
})

async function passOn({ path }: ReceivedRequest, response: ServerResponse): Promise<void> {
  const answer = await fetch(runningSite().lakeUrl + path)
  response.writeHead(answer.status, { 'Content-Type': 'application/json' })
  response.end(await answer.text())
}

const title = { level: 1, name: 'Unexpected Application Error!' } as const

test('a page that cannot be drawn says so inside the frame of the site, and can be tried again', async ({
  page,
  content: { site, failOn },
}) => {
  failOn('"quotePage"')
  const response = await page.goto(`${site.url}/get-a-quote`)
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

test('when the frame itself fails, the error page stands alone and still gives the phone number', async ({
  page,
  content: { site, failOn },
}) => {
  failOn('"siteSettings"')
  const response = await page.goto(`${site.url}/get-a-quote`)
  expect(response?.status()).toBe(500)
  await expect(page.getByRole('heading', title)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page).toHaveTitle('Unexpected Application Error!')
  await expect(page.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: /^Call 0800/ })).toHaveAttribute('href', /^tel:/)
  // It is dressed like the rest of the site.
  const ground = page.getByRole('main').locator('.band')
  expect(await ground.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  )
  await expectAccessibleEverywhere(page)

  failOn(undefined)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Get a free quote' })).toBeVisible()
})

test('pages that were made before stay up while content cannot be read', async ({
  page,
  content: { site, failOn },
}) => {
  failOn('')
  const response = await page.goto(`${site.url}/windsor`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Sell My Car in Windsor' })).toBeVisible()
})
