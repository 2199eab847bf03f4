import { expect, test } from './test.ts'

const towns = [
  ['Reading', 'reading', 16],
  ['Slough', 'slough', 14],
  ['Wokingham', 'wokingham', 17],
  ['Bracknell Forest', 'bracknell-forest', 18],
  ['Windsor & Maidenhead', 'windsor-maidenhead', 17],
  ['West Berkshire', 'west-berkshire', 63],
  ['Maidenhead', 'maidenhead', 4],
  ['Bracknell', 'bracknell', 4],
  ['Windsor', 'windsor', 4],
  ['Newbury', 'newbury', 5],
] as const

test('the home page links to all ten towns', async ({ page }) => {
  await page.goto('/')
  for (const [name, slug] of towns)
    await expect(
      page.getByRole('main').getByRole('listitem').getByRole('link', { name, exact: true }),
    ).toHaveAttribute('href', `/${slug}`)
})

for (const [name, slug, areas] of towns)
  test(`${name} has a page with its ${areas} areas`, async ({ page }) => {
    const response = await page.goto(`/${slug}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: `Sell My Car in ${name}` })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(name))
    const links = page.getByRole('navigation', { name: `Areas of ${name}` }).getByRole('link')
    // Other tests add areas to Reading.
    if (slug === 'reading') expect(await links.count()).toBeGreaterThanOrEqual(areas)
    else await expect(links).toHaveCount(areas)
    const nearby = page.getByRole('navigation', { name: 'Nearby towns' }).getByRole('link')
    expect(await nearby.count()).toBeLessThanOrEqual(4)
    await expect(nearby.filter({ hasText: new RegExp(`in ${name}$`) })).toHaveCount(0)
  })

test('an area page links to its town and its neighbours', async ({ page }) => {
  const response = await page.goto('/slough')
  expect(response?.status()).toBe(200)
  const areas = page.getByRole('navigation', { name: 'Areas of Slough' }).getByRole('link')
  const name = await areas.first().innerText()
  await areas.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByRole('navigation', { name: 'Nearby areas' }).getByRole('link').first()).toBeVisible()
  await page.getByRole('link', { name: 'Slough', exact: true }).first().click()
  await expect(page).toHaveURL(/\/slough$/)
})
