import { expect, test as base } from '@playwright/test'
import { type LoopbackServer, startLoopbackServer } from '../support/loopback-server.ts'
import { allowedBy } from '../support/page-policy.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'

/** A site whose forms are posted to a forwarding service such as FormSubmit. */
const test = base.extend<object, { service: LoopbackServer; site: SiteProcess }>({
  service: [
    async ({}, use) => {
      const service = await startLoopbackServer((request, response) => {
        // The service redirects the visitor to the address in the form.
        const next = new URLSearchParams(request.body).get('_next') ?? '/'
        response.writeHead(302, { Location: next }).end()
      })
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ service }, use) => {
      const site = await startSiteProcess({ ENQUIRY_FORWARD_URL: `${service.url}/alias` })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  page: async ({ page, service }, use) => {
    // The pages' policy is set by the build, and this build has no forwarding service.
    await page.route(/\/get-a-quote/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: allowedBy(response, 'form-action', service.url) })
    })
    await use(page)
  },
})

// One site and one service serve them all.
test.describe.configure({ mode: 'default' })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the browser posts every field to the service and comes back to the thank-you page', async ({
      page,
      service,
      site,
    }) => {
      service.requests.length = 0
      await page.goto(`${site.url}/get-a-quote?reg=AB12CDE&make=Ford&model=Focus`)
      await page.getByLabel('Full Name').fill('Asha')
      await page.getByLabel('Email', { exact: true }).fill('asha@example.com')
      await page.getByLabel('Phone', { exact: true }).fill('01632 960 001')
      await page.getByRole('button', { name: 'Get My Free Quote' }).click()
      await expect(page).toHaveURL(/\/thank-you$/)

      expect(service.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /alias'])
      const sent = new URLSearchParams(service.requests[0]?.body)
      expect([...sent.keys()].toSorted()).toEqual(
        `_subject _next _template _captcha _autoresponse _honey
          name email phone carMake carModel year mileage additionalInfo
          registration engineSize fuelType transmission motExpiry registeredDate`
          .split(/\s+/)
          .toSorted(),
      )
      expect(sent.get('_template')).toBe('table')
      expect(sent.get('_captcha')).toBe('true')
      expect(sent.get('_honey')).toBe('')
      expect(sent.get('_subject')).not.toBe('')
      expect(new URL(sent.get('_next') ?? '').pathname).toBe('/thank-you')
      expect(sent.get('carMake')).toBe('Ford')
      // The browser's saved form is deleted.
      if (javaScriptEnabled)
        await expect
          .poll(() => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage))))
          .not.toContain('asha@example.com')
    })
  })

test('an invalid form is not sent to the service', async ({ page, service, site }) => {
  service.requests.length = 0
  await page.goto(`${site.url}/get-a-quote`)
  await page.getByLabel('Full Name').fill('Asha')
  await page.getByRole('button', { name: 'Get My Free Quote' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
  expect(service.requests).toEqual([])
})
