import { observatoryPoints, observatoryScore } from '../support/observatory.ts'
import { collectViolations, expectOwnScriptsOnly } from '../support/page-policy.ts'
import { startSiteProcess } from '../support/site-process.ts'
import { expect, expectHydrated, lookUp, test } from './test.ts'

test.describe('a page works under its own policy', () => {
  // `templates.spec.ts` has the other pages.
  const forms = {
    'the contact form again': '/contact/again',
    'the quote form with a registration': '/get-a-quote?reg=AB12CDE',
  }
  for (const [name, path] of Object.entries(forms)) {
    test(`${name} runs no inline scripts but its own`, async ({ page, context }) => {
      const violations = await collectViolations(context)
      expectOwnScriptsOnly(await page.goto(path))
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expectHydrated(page)
      expect(violations).toEqual([])
    })
  }

  test('between pages, with a toast', async ({ page, context }) => {
    const violations = await collectViolations(context)
    await page.goto('/reading')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click()
    await lookUp(page, '!')
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    await expect(page.locator('[data-sonner-toast]').first()).toHaveCSS('position', 'absolute')
    expect(violations).toEqual([])
  })

  test('after a response with 304 and a reload', async ({ page, context, request }) => {
    const violations = await collectViolations(context)
    const first = await request.get('/reading/caversham')
    const again = await request.get('/reading/caversham', {
      headers: { 'if-none-match': first.headers().etag ?? '' },
    })
    expect(again.status()).toBe(304)
    expect(again.headers()).not.toHaveProperty('content-security-policy')
    await page.goto('/reading/caversham')
    await page.reload()
    await expectHydrated(page)
    expect(violations).toEqual([])
  })
})

test.describe('injected into a page', () => {
  test.use({ expectedErrors: /Content Security Policy/ })

  test('a script does not run', async ({ page, context, baseURL }) => {
    await context.route('**/reading', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        '</body>',
        '<script>window.injected = 1</script><img src="data:," onerror="window.injected = 2"></body>',
      )
      await route.fulfill({ response, body })
    })
    const violations = await collectViolations(context)
    await page.goto(`${baseURL ?? ''}/reading`)
    await expect.poll(() => violations.length).toBeGreaterThan(0)
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  })
})

test.describe('from another host', () => {
  test.use({ expectedErrors: /Content Security Policy/, allowedOrigins: ['https://elsewhere.example'] })

  test('a script is not run', async ({ page }) => {
    await page.goto('/')
    const outcome = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script')
          script.src = 'https://elsewhere.example/script.js'
          document.addEventListener('securitypolicyviolation', () => resolve('refused'))
          script.addEventListener('load', () => resolve('run'))
          document.head.append(script)
        }),
    )
    expect(outcome).toBe('refused')
  })

  test('no form can be sent there', async ({ page }) => {
    await page.goto('/contact')
    const directive = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective))
          const form = document.createElement('form')
          form.action = 'https://elsewhere.example/'
          form.method = 'post'
          document.body.append(form)
          form.submit()
        }),
    )
    expect(directive).toBe('form-action')
  })
})

test('a site on TLS has 140 points by the scoring of MDN’s Observatory', async () => {
  const site = await startSiteProcess({ NEXT_PUBLIC_SITE_URL: 'https://cars.example' })
  try {
    const scores: Record<string, number> = {}
    for (const path of ['/', '/reading/caversham', '/get-a-quote']) {
      const response = await fetch(site.url + path)
      const exchange = {
        headers: Object.fromEntries(response.headers),
        cookies: response.headers.getSetCookie(),
        html: await response.text(),
      }
      scores[path] = observatoryScore(exchange)
      expect(scores[path], JSON.stringify(observatoryPoints(exchange))).toBe(140)
    }
    console.log(`Points by MDN’s Observatory: ${JSON.stringify(scores)}`)
  } finally {
    await site.stop()
  }
})
