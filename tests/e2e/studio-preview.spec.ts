import { administrator } from '../support/administrator.ts'
import { expect, signIn, test, writeText } from './studio-test.ts'

test('drafts are shown on the page while they are written, to editors only', async ({ page, browser }) => {
  await signIn(page, 'editor')
  await page.goto('/studio/presentation?preview=/windsor')
  const site = page.frameLocator('iframe')
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Sell My Car in Windsor')

  // A click on a text opens its field, once the page is connected to the Studio.
  await expect(async () => {
    await site.locator('.prose p').first().click()
    await expect(page).toHaveURL(/town-windsor\/intro/, { timeout: 3000 })
  }).toPass()
  const intro = page.getByTestId('field-intro')
  await expect(intro).toBeVisible()

  await writeText(intro, 'Only a draft. ')
  const writtenAt = performance.now()
  await expect(site.getByText('Only a draft.')).toBeVisible()
  test.info().annotations.push({
    type: 'draft shown',
    description: `${Math.round(performance.now() - writtenAt)} ms after the last key`,
  })

  // A link to the phone opens its field, and no application in place of the page.
  await site.locator('header').getByRole('link', { name: '0800' }).first().click()
  await expect(page).toHaveURL(/siteSettings\/phone/)
  await expect(site.getByText('Only a draft.')).toBeVisible()

  // Another tab shows the draft too, with a link to leave the preview.
  const tab = await page.context().newPage()
  await tab.goto('/windsor')
  await expect(tab.getByText('Only a draft.')).toBeVisible()
  await tab.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(tab).toHaveURL(/\/windsor$/)
  await expect(tab.getByRole('complementary', { name: 'Preview of drafts' })).toHaveCount(0)
  await expect(tab.getByText('Only a draft.')).toHaveCount(0)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(new URL('/windsor', page.url()).href)
  await expect(visitor.getByText('Only a draft.')).toHaveCount(0)
  await visitor.context().close()
})

test(
  'a viewer previews drafts and hours, and is offered nothing that nobody answers',
  { tag: '@long' },
  async ({ page }) => {
    await administrator().createOrReplace({
      ...(await administrator().getDocument('contactPage')),
      _id: 'drafts.contactPage',
      _type: 'contactPage',
      hero: { title: 'A draft for viewers' },
    })
    await signIn(page, 'viewer')
    await page.goto('/studio/presentation?preview=/contact')
    const site = page.frameLocator('iframe')
    await expect(site.getByRole('heading', { level: 1, name: 'A draft for viewers' })).toBeVisible()
    await expect(async () => {
      await site.locator('time').first().click()
      await expect(page).toHaveURL(/siteSettings\/openingHours/, { timeout: 3000 })
    }).toPass()
    await expect(page.getByTestId('permission-check-banner')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask to edit' })).toHaveCount(0)
    await administrator().delete('drafts.contactPage')
  },
)

test('the preview needs a secret from the Studio', async ({ page }) => {
  for (const query of ['', '?sanity-preview-secret=guessed&sanity-preview-pathname=/reading']) {
    const response = await page.request.get(`/api/draft-mode/enable${query}`, { maxRedirects: 0 })
    expect(response.status()).toBe(401)
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
})

test('leaving the preview redirects to a page of this site', async ({ page }) => {
  for (const [to, expected] of [
    ['/reading', '/reading'],
    ['//elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    ['https://elsewhere.example', '/'],
  ] as const) {
    const response = await page.request.get(`/api/draft-mode/disable?to=${encodeURIComponent(to)}`, {
      maxRedirects: 0,
    })
    expect(response.status()).toBe(307)
    expect(response.headers()['location']).toBe(expected)
  }
})
