import { expect, test } from './test.ts'

const quickLinks = {
  Home: '/',
  'About Us': '/about',
  'Get a Quote': '/get-a-quote',
  'Car Selling Guide': '/sell-car-guide',
  FAQ: '/faq',
  Contact: '/contact',
  'Privacy Policy': '/privacy-policy',
  Terms: '/terms',
}

const towns = {
  Reading: '/reading',
  Slough: '/slough',
  Wokingham: '/wokingham',
  'Bracknell Forest': '/bracknell-forest',
  'Windsor & Maidenhead': '/windsor-maidenhead',
  'West Berkshire': '/west-berkshire',
  Maidenhead: '/maidenhead',
  Bracknell: '/bracknell',
  Windsor: '/windsor',
  Newbury: '/newbury',
}

test('the footer shows the name, the contact details and links to pages and towns', async ({ page }) => {
  await page.goto('/faq')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Royal County Car Buyers')
  await expect(footer).toContainText('We buy cars, vans and SUVs all over Berkshire')
  await expect(footer.getByRole('link', { name: /0800/ })).toHaveAttribute('href', /^tel:0800/)
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/)
  const quick = footer.getByRole('navigation', { name: 'Quick Links' })
  await expect(quick.getByRole('link')).toHaveCount(8)
  for (const [name, path] of Object.entries(quickLinks))
    await expect(quick.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  const areas = footer.getByRole('navigation', { name: 'Areas We Serve' })
  await expect(areas.getByRole('link')).toHaveCount(10)
  for (const [town, path] of Object.entries(towns))
    await expect(areas.getByRole('link', { name: `Sell My Car ${town}`, exact: true })).toHaveAttribute(
      'href',
      path,
    )
})

test.describe('abroad', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('years are the current one in London, on a page that was rendered before', async ({ page }) => {
    // New Year's Day in London alone.
    await page.clock.setFixedTime(new Date('2031-01-01T00:30:00Z'))
    await page.goto('/get-a-quote')
    await expect(page.getByLabel('Year').locator('option').nth(1)).toHaveText('2031')
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 Royal County Car Buyers')
  })
})

test('only links to the current page have aria-current', async ({ page }) => {
  await page.goto('/about')
  const current = page.locator('a[aria-current="page"]')
  await expect(page.getByRole('banner').locator('a[aria-current="page"]:visible')).toHaveText('About Us')
  for (const link of await current.all()) await expect(link).toHaveAttribute('href', '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sell My Car Windsor', exact: true }).click()
  await expect(page).toHaveURL(/\/windsor$/)
  await expect(page.getByRole('contentinfo').locator('a[aria-current="page"]')).toHaveText(
    'Sell My Car Windsor',
  )
  for (const link of await current.all()) await expect(link).toHaveAttribute('href', '/windsor')
})

for (const width of [390, 1280])
  test(`a link opens a page at its top, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    for (const name of ['FAQ', 'Terms', 'Sell My Car Windsor', 'Home']) {
      const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
      await link.scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
      const path = await link.getAttribute('href')
      await link.click()
      await expect(page).toHaveURL(new RegExp(`${String(path)}$`))
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    }
  })

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/terms')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/faq$/)
  // In the first frames of a transition React shows no other page, and the browser finds the present one too short.
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'))
  await page.goBack()
  await expect(page).toHaveURL(/\/terms$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100)
})
