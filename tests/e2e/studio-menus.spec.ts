import { expect, openDocument, signIn, test } from './studio-test.ts'

test('a singleton cannot be duplicated, deleted or created again', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'administrator')
  const menu = async () => {
    await page.getByRole('button', { name: 'Open document actions' }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    const items = await page.getByRole('menuitem').allInnerTexts()
    await page.keyboard.press('Escape')
    return items.join('|')
  }
  await openDocument(page, 'faq;faq-payment', 'question')
  expect(await menu()).toMatch(/Duplicate.*Delete/)
  await openDocument(page, 'siteSettings', 'brandName')
  await expect(page.getByRole('button', { name: 'Open document actions' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Create new document' }).click()
  await expect(page.getByTestId('create-new-town')).toBeVisible()
  const offered = await page
    .locator('[data-testid^="create-new-"]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-testid')))
  expect(new Set(offered)).toEqual(
    new Set(
      ['area', 'faq', 'freePage', 'notice', 'person', 'purchase', 'redirect', 'testimonial', 'town'].map(
        (type) => `create-new-${type}`,
      ),
    ),
  )
})

test('no menu links to other hosts or offers releases and schedules', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'administrator')
  await openDocument(page, 'towns;town-reading;page', 'intro')
  const texts: string[] = []
  for (const button of [
    page.getByRole('button', { name: 'Studio', exact: true }),
    page.getByTestId('global-perspective-menu-button'),
    page.getByRole('button', { name: 'Global presence' }),
    page.getByRole('button', { name: 'Help and resources' }),
    page.locator('#user-menu'),
    page.getByTestId('copy-document-actions-button'),
    page.getByTestId('pane-context-menu-button').last(),
    page.getByRole('button', { name: 'Open document actions' }),
  ]) {
    await button.click()
    const opened = page.locator('[data-ui^="Popover"]').filter({ visible: true }).last()
    await expect(opened).toContainText(/\w/)
    texts.push(await opened.innerText())
    for (const link of await opened.locator('a').filter({ visible: true }).all())
      expect(new URL((await link.getAttribute('href')) ?? '', page.url()).host).toBe(new URL(page.url()).host)
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
  }
  texts.push(await page.locator('body').innerText())
  const allText = texts.join('\n')
  for (const expected of ['Drafts', 'Diagnostics', 'Sign out', 'Copy document URL', 'History', 'Duplicate'])
    expect(allText).toContain(expected)
  expect(allText).not.toMatch(
    /release|schedul|\btasks?\b|comment|canvas|trial|upgrade|register studio|manage project|invite|feedback|brakes|\bAI\b/i,
  )
})
