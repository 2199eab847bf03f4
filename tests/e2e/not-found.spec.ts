import { expect, test } from './test.ts'

test.use({ expectedErrors: /Failed to load resource.*404|^404: no page at/ })

for (const path of [
  '/nowhere',
  '/reading/nowhere',
  '/nowhere/at-all',
  '/reading/caversham/deeper',
  '/a/b/c/d',
  '/Reading%2F',
  '/wp-login.php',
])
  test(`${path} responds with 404, with header and footer`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/')
    await expect(main.getByRole('link', { name: /quote/i })).toHaveAttribute('href', '/get-a-quote')
  })

test('a path of more than one segment is shown as text', async ({ page }) => {
  await page.goto('/nowhere/at-all')
  await expect(page.getByRole('main')).toContainText('/nowhere/at-all')
  await page.goto('/nowhere')
  await expect(page.getByRole('main')).not.toContainText('/nowhere')
})

test('the page is complete without JavaScript, and is not cached', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  const response = await page.goto('/nowhere/at-all')
  expect(response?.status()).toBe(404)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(page).toHaveTitle(/Page not found/)
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Were you looking for')
  await page.goto('/readng/caversam')
  await page.getByRole('link', { name: 'Sell My Car in Caversham' }).click()
  await expect(page).toHaveURL(/\/reading\/caversham$/)
  await context.close()
})

test('with script, the page keeps the place that may be meant', async ({ page }) => {
  const hydrated = page.waitForEvent('console', (message) => message.text().startsWith('404: no page at'))
  await page.goto('/winsdor')
  await hydrated
  await expect(page.getByText('Were you looking for Sell My Car in Windsor?')).toBeVisible()
})

test('the attempted path is logged', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('404: no page at'))
  await page.goto('/nowhere/at-all')
  expect((await logged).text()).toContain('/nowhere/at-all')
})

test.describe('former addresses redirect in one hop and keep their query', () => {
  for (const [from, to] of [
    ['/faqs.html', '/faq'],
    ['/request-quotation.html', '/get-a-quote'],
    ['/quote', '/get-a-quote'],
    ['/maidenhead.html', '/maidenhead'],
    ['/sell-my-car-slough.html', '/slough'],
    ['/warfield.html', '/bracknell/warfield'],
    ['/sell-my-car-shinfield.html', '/reading/shinfield'],
    ['/west-ilsley.html', '/west-berkshire/west-ilsley'],
  ] as const)
    test(`${from} redirects to ${to}`, async ({ request }) => {
      const response = await request.get(`${from}?reg=AB12CDE`, { maxRedirects: 0 })
      expect([301, 308]).toContain(response.status())
      const location = new URL(response.headers().location ?? '', 'http://site')
      expect(location.pathname + location.search).toBe(`${to}?reg=AB12CDE`)
    })
})
