import { administrator } from '../support/administrator.ts'
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

test.describe('content that changes after the build', () => {
  test('a new area has a page without a new build, a draft has none', async ({ page }) => {
    const client = administrator()
    const template = await client.getDocument('area-reading-caversham')
    expect(template).toBeDefined()
    const { _rev, _createdAt, _updatedAt, _id, ...content } = template ?? { _type: 'area' }
    const texts = (text: string) => [
      {
        _type: 'block',
        _key: 'a',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 'b', text, marks: [] }],
      },
    ]
    await client.createOrReplace({
      ...content,
      _id: 'area-reading-test-quarter',
      name: 'Test Quarter',
      slug: { _type: 'slug', current: 'test-quarter' },
      intro: texts('Written after the build, read from the Content Lake.'),
    })
    await client.createOrReplace({
      ...content,
      _id: 'drafts.area-reading-secret-quarter',
      name: 'Secret Quarter',
      slug: { _type: 'slug', current: 'secret-quarter' },
    })

    // The site hears of the new page from the webhook, which follows the publication.
    const status = async () => (await page.request.get('/reading/test-quarter')).status()
    await expect.poll(status).toBe(200)
    await page.goto('/reading/test-quarter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Test Quarter')
    await expect(page.getByText('Written after the build, read from the Content Lake.')).toBeVisible()
    expect((await page.request.get('/reading/secret-quarter')).status()).toBe(404)
  })
})
