import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const seven = ['reading', 'slough', 'maidenhead', 'bracknell', 'wokingham', 'windsor', 'newbury']

const main = (page: Page) => page.getByRole('main')

async function expectLinks(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths)
    await expect(main(page).locator(`a[href="${path}"]:visible`).first()).toBeVisible()
}

test('home: hero, reasons, blurbs, three sample reviews, towns, closing', async ({ page }) => {
  await page.goto('/')
  const hero = main(page).locator('section').first()
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Sell Your Car Fast in Berkshire')
  await expect(hero.getByRole('listitem')).toHaveCount(4)
  await expect(hero.getByRole('link', { name: 'Get a Free Quote' })).toHaveAttribute('href', '/get-a-quote')
  await expect(hero.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  await expect(hero.getByLabel('Vehicle Registration')).toBeVisible()
  for (const heading of [
    'Start with your registration',
    'Why sell to us',
    'Local since 2010',
    'Questions before you start?',
    'What sellers say',
    'Areas we serve',
  ])
    await expect(main(page).getByRole('heading', { level: 2, name: heading })).toBeVisible()
  await expectLinks(page, '/about', '/faq')
  await expect(main(page).getByText('Sample review')).toHaveCount(3)
  await expect(main(page).getByRole('blockquote')).toHaveCount(3)
  await expect(main(page)).toContainText('4.9')
})

test('about: story since 2010, values, four steps, guarantees, closing', async ({ page }) => {
  await page.goto('/about')
  await expect(main(page)).toContainText('2010')
  await expect(main(page).locator('ol:not(nav ol) > li')).toHaveCount(4)
  for (const heading of ['How it works', 'What matters to us', 'What you can count on'])
    await expect(main(page).getByRole('heading', { level: 2, name: heading })).toBeVisible()
  await expectLinks(page, '/get-a-quote')
})

test('contact: phone, e-mail, the hours of seven days, where we come to', async ({ page }) => {
  await page.goto('/contact')
  await expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(main(page).locator('a[href^="mailto:"]').first()).toBeVisible()
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await expect(main(page).locator('dl > div').filter({ hasText: day })).toContainText('9am to 6pm')
  await expect(main(page).locator('dl > div').filter({ hasText: 'Saturday' })).toContainText('10am to 4pm')
  await expect(main(page).locator('dl > div').filter({ hasText: 'Sunday' })).toContainText('Closed')
})

test('thank you: leads home and to another quote, and stays out of search results', async ({ page }) => {
  await page.goto('/thank-you')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectLinks(page, '/', '/get-a-quote')
})

test.describe('the FAQ', () => {
  test('has eight questions and leads on', async ({ page }) => {
    await page.goto('/faq')
    await expect(main(page).locator('details')).toHaveCount(8)
    await expect(main(page).locator('details[open]')).toHaveCount(0)
    await expectLinks(page, '/get-a-quote', '/contact')
    await expect(main(page).locator('a[href^="tel:"]').last()).toBeVisible()
  })

  test('opens one at a time from the keyboard, and an open one closes again', async ({ page }) => {
    await page.goto('/faq')
    const first = main(page).locator('details').nth(0)
    const second = main(page).locator('details').nth(1)
    await first.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(first).toHaveAttribute('open', '')
    await expect(first.locator('li')).toHaveCount(6)
    await page.keyboard.press('Tab')
    await expect(first.getByRole('link').first()).toBeFocused()
    await second.locator('summary').focus()
    await page.keyboard.press('Space')
    await expect(second).toHaveAttribute('open', '')
    await expect(first).not.toHaveAttribute('open')
    await page.keyboard.press('Space')
    await expect(main(page).locator('details[open]')).toHaveCount(0)
  })

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })
      test('a click opens one and closes the other', async ({ page }) => {
        await page.goto('/faq')
        const details = main(page).locator('details')
        await details.nth(2).locator('summary').click()
        await expect(details.nth(2)).toContainText('within minutes')
        await details.nth(4).locator('summary').click()
        await expect(main(page).locator('details[open]')).toHaveCount(1)
        for (const town of seven) await expect(details.nth(4).locator(`a[href="/${town}"]`)).toBeVisible()
        await expect(details.nth(4).locator('a[href="/contact"]')).toBeVisible()
        await details.nth(4).locator('summary').click()
        await expect(main(page).locator('details[open]')).toHaveCount(0)
      })
    })
})

test('guide: benefits, three kinds of tips, four steps, four questions, scams, areas, contact', async ({
  page,
}) => {
  await page.goto('/sell-car-guide')
  for (const heading of [
    'What you get when you sell to us',
    'Get your car ready',
    'The sale in four steps',
    'Common questions',
    'Stay clear of scams',
    'Do you have a question?',
    'Selling in your area',
  ])
    await expect(main(page).getByRole('heading', { level: 2, name: heading })).toBeVisible()
  const section = (heading: string) =>
    main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
  await expect(section('Get your car ready').getByRole('heading', { level: 3 })).toHaveText([
    /clean/i,
    /documents/i,
    /details/i,
  ])
  await expect(section('The sale in four steps').getByRole('heading', { level: 3 })).toHaveText([
    'Request a quote',
    'Receive your valuation',
    'Arrange the collection',
    'Get paid instantly',
  ])
  await expect(section('Common questions').locator('details')).toHaveCount(4)
  await expectLinks(page, '/get-a-quote', '/contact', ...seven.map((town) => `/${town}`))
  await expect(section('Do you have a question?').locator('a[href^="tel:"]')).toBeVisible()
})

test('terms state what was agreed', async ({ page }) => {
  await page.goto('/terms')
  for (const fact of [
    'free and puts you under no obligation',
    'within 24 hours',
    'valid for 7 days',
    'subject to inspection',
    'in your name or name you as the keeper',
    'must have given written authorisation',
    'the V5C logbook',
    'photo ID',
    'within the last 3 months',
    'all keys',
    'settle the outstanding finance with the lender',
    'private plate',
    "a check of the vehicle's history",
    'binding once the vehicle has been inspected, you have accepted our offer and the paperwork is signed',
    'by bank transfer',
    'before the vehicle is taken away',
    'We do not pay in cash',
    'no fees and make no deductions',
    'English law applies',
  ])
    await expect.soft(main(page), fact).toContainText(fact)
})

test('the privacy policy says what is kept, for how long, who sees it, and what rights a visitor has', async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  for (const fact of [
    'your name, e-mail address and telephone number',
    'deleted 12 months after',
    'Who else sees it',
    'a copy of the details',
    'corrected or deleted',
    'within one month',
    "Information Commissioner's Office",
    'set no cookies',
  ])
    await expect.soft(main(page), fact).toContainText(fact)
})

for (const [name, path] of [
  ['Reading', '/reading'],
  ['Windsor & Maidenhead', '/windsor-maidenhead'],
  ['West Berkshire', '/west-berkshire'],
] as const)
  test(`town: ${name} has every part`, async ({ page }) => {
    await page.goto(path)
    for (const heading of [`Selling your car in ${name}`, 'Local knowledge', 'Your next step'])
      await expect(main(page).getByRole('heading', { level: 2, name: heading })).toBeVisible()
    const nearby = main(page).getByRole('navigation', { name: 'Nearby towns' }).getByRole('link')
    const paths = await nearby.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.length).toBeLessThanOrEqual(4)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).not.toContain(path)
    await expect(main(page).getByRole('navigation', { name: `Areas of ${name}` })).toBeVisible()
    await expect(main(page).getByRole('list', { name: 'Towns on the map' }).getByRole('link')).toHaveCount(7)
    await expectLinks(page, '/get-a-quote', '/contact')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain('Service')
  })

test('area: numbered steps, texts of its own, neighbours, links', async ({ page }) => {
  await page.goto('/reading/caversham')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Sell My Car in Caversham')
  for (const heading of [
    'Selling your car in Caversham',
    'Local knowledge',
    'Your next step',
    'How it works',
  ])
    await expect(main(page).getByRole('heading', { level: 2, name: heading })).toBeVisible()
  const steps = main(page).locator('ol:not(nav ol) > li')
  await expect(steps).toHaveCount(4)
  await expect(steps).toHaveText([/^1/, /^2/, /^3/, /^4/])
  const nearby = main(page).getByRole('navigation', { name: 'Nearby areas' }).getByRole('link')
  expect(await nearby.count()).toBeGreaterThan(0)
  await expect(nearby.and(page.locator('[href="/reading/caversham"]'))).toHaveCount(0)
  await expectLinks(page, '/get-a-quote', '/contact', '/reading')
})
