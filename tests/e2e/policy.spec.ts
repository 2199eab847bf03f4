import type { BrowserContext, Page } from '@playwright/test'
import { observatoryPoints, observatoryScore } from '../support/observatory.ts'
import { startSiteProcess } from '../support/site-process.ts'
import { templates } from '../support/templates.ts'
import { expect, lookUp, test } from './test.ts'

/** Collects what the policies of a context's pages refuse. */
async function refusals(context: BrowserContext): Promise<string[]> {
  const refused: string[] = []
  await context.exposeFunction('reportRefusal', (text: string) => refused.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void (window as unknown as { reportRefusal(text: string): Promise<void> }).reportRefusal(
        `${event.violatedDirective}: ${event.blockedURI} ${event.sample}`,
      )
    })
  })
  return refused
}

/** The page's scripts have taken over: a menu or form that React has taken over has its properties on it. */
async function expectAlive(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react')),
      ),
    )
    .toBe(true)
}

test.describe('a page works under its own policy', () => {
  test.use({ expectedErrors: /Failed to load resource.*404|^404: no page at/ })

  for (const [name, path] of Object.entries({ ...templates, 'quote again': '/contact/again' })) {
    test(`${name}, which runs no inline script but its own`, async ({ page, context }) => {
      const refused = await refusals(context)
      const response = await page.goto(path)
      const policy = response?.headers()['content-security-policy'] ?? ''
      expect(policy).toMatch(/script-src 'self' '(?:sha256|nonce)-/)
      const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
      expect(scripts).not.toMatch(/unsafe|https?:|data:|\*/)
      for (const part of [
        "default-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        "form-action 'self'",
      ])
        expect(policy).toContain(part)
      expect(policy.length).toBeLessThan(1500)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expectAlive(page)
      expect(refused).toEqual([])
    })
  }

  test('on the way from page to page, with a toast and the menu', async ({ page, context }) => {
    const refused = await refusals(context)
    await page.goto('/reading')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click()
    await lookUp(page, '!')
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    await expect(page.locator('[data-sonner-toast]').first()).toHaveCSS('position', 'absolute')
    expect(refused).toEqual([])
  })

  test('when it has been made anew since, or is asked for again', async ({ page, context, request }) => {
    const refused = await refusals(context)
    const first = await request.get('/reading/caversham')
    const again = await request.get('/reading/caversham', {
      headers: { 'if-none-match': first.headers().etag ?? '' },
    })
    expect(again.status()).toBe(304)
    expect(again.headers()).not.toHaveProperty('content-security-policy')
    await page.goto('/reading/caversham')
    await page.reload()
    await expectAlive(page)
    expect(refused).toEqual([])
  })
})

test.describe('brought into a page by somebody else', () => {
  test.use({ expectedErrors: /Content Security Policy/ })

  test('a script does not run', async ({ page, context, baseURL }) => {
    await context.route('**/reading', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        '</body>',
        '<script>window.intruder = 1</script><img src="data:," onerror="window.intruder = 2"></body>',
      )
      await route.fulfill({ response, body })
    })
    const refused = await refusals(context)
    await page.goto(`${baseURL ?? ''}/reading`)
    await expect.poll(() => refused.length).toBeGreaterThan(0)
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
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

  test('no form may send what a visitor typed there', async ({ page }) => {
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
      const answer = {
        headers: Object.fromEntries(response.headers),
        cookies: response.headers.getSetCookie(),
        html: await response.text(),
      }
      scores[path] = observatoryScore(answer)
      expect(scores[path], JSON.stringify(observatoryPoints(answer))).toBe(140)
    }
    console.log(`Points by MDN’s Observatory: ${JSON.stringify(scores)}`)
  } finally {
    await site.stop()
  }
})
