import { expectLinks, main, mainTowns } from './content-test.ts'
import { expect, test } from './test.ts'

test('the home page has its hero, sections and three sample reviews', async ({ page }) => {
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
    'How it works',
    'Local since 2010',
    'Questions before you start?',
    'What sellers say',
    'Areas we serve',
  ])
    await expect(main(page).getByRole('heading', { level: 2, name: heading })).toBeVisible()
  await expect(main(page).locator('ol > li')).toHaveText([/^1/, /^2/, /^3/, /^4/])
  await expectLinks(page, '/about', '/faq')
  await expect(main(page).getByText('Sample review')).toHaveCount(3)
  await expect(main(page).getByRole('blockquote')).toHaveCount(3)
  await expect(main(page)).toContainText('4.9')
})

test('the about page has the year, its sections and four steps', async ({ page }) => {
  await page.goto('/about')
  await expect(main(page)).toContainText('2010')
  await expect(main(page).locator('ol:not(nav ol) > li')).toHaveCount(4)
  for (const heading of ['How it works', 'What matters to us', 'What you can count on'])
    await expect(main(page).getByRole('heading', { level: 2, name: heading })).toBeVisible()
  await expectLinks(page, '/get-a-quote')
})

test('the contact page has the phone number, the e-mail address and the hours of seven days', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(main(page).locator('a[href^="mailto:"]').first()).toBeVisible()
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await expect(main(page).locator('dl > div').filter({ hasText: day })).toContainText('9am to 6pm')
  await expect(main(page).locator('dl > div').filter({ hasText: 'Saturday' })).toContainText('10am to 4pm')
  await expect(main(page).locator('dl > div').filter({ hasText: 'Sunday' })).toContainText('Closed')
  // From the browser's clock, as the page is cached.
  await page.clock.setFixedTime('2026-07-15T12:00:00Z')
  await page.reload()
  await expect(main(page)).toContainText('Open now until 6pm')
})

test('the thank-you page links to the home page and the quote form, and has noindex', async ({ page }) => {
  await page.goto('/thank-you')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectLinks(page, '/', '/get-a-quote')
  for (const text of ['The V5C logbook', 'Arrange the collection', '9am to 6pm'])
    await expect(main(page)).toContainText(text)
})

test('the guide has its sections, three kinds of tips, four steps and four questions', async ({ page }) => {
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
  await expectLinks(page, '/get-a-quote', '/contact', ...mainTowns.map((town) => `/${town.toLowerCase()}`))
  await expect(section('Do you have a question?').locator('a[href^="tel:"]')).toBeVisible()
})

test('the guide lists its parts and ends with a call', async ({ page }) => {
  await page.goto('/sell-car-guide')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  for (const link of await contents.getByRole('link').all()) {
    await link.click()
    await expect(page.getByRole('heading', { level: 2, name: await link.innerText() })).toBeInViewport()
  }
  await expect(contents.getByRole('link')).toHaveCount(5)
  await expect(main(page).getByRole('heading', { level: 2 }).last()).toHaveText('Ready when you are')
})

test('the terms contain every required statement', async ({ page }) => {
  await page.goto('/terms')
  for (const statement of [
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
    'a check of the vehicle’s history',
    'binding once the vehicle has been inspected, you have accepted our offer and the paperwork is signed',
    'risk passes to us, when the money has reached your account',
    'Citizens Advice',
    'by bank transfer',
    'before the vehicle is taken away',
    'We do not pay in cash',
    'no fees and make no deductions',
    'English law applies',
  ])
    await expect.soft(main(page), statement).toContainText(statement)
})

test('the privacy policy covers stored data, retention, recipients and rights', async ({ page }) => {
  await page.goto('/privacy-policy')
  for (const statement of [
    'your name, e-mail address and telephone number',
    '12 months after it reached us',
    'Who else receives it',
    'a copy of the details',
    'corrected or deleted',
    'within one month',
    'Information Commissioner’s Office',
    'set no cookies',
  ])
    await expect.soft(main(page), statement).toContainText(statement)
  // Nobody is switched on, and no mark is left.
  await expect(main(page)).not.toContainText(/the company that carries our e-mail|[{}]/)
})
