import { randomUUID } from 'node:crypto'
import { administrator } from '../support/administrator.ts'
import { runningSite } from '../support/running-site.ts'
import {
  addUser,
  expect,
  expectStructure,
  lakeClient,
  openDocument,
  ownerLoginUrl,
  publish,
  sessionOf,
  signIn,
  test,
  writeText,
} from './studio-test.ts'

test('the owner signs in by the link of the first start, which works once', async ({ page, browser }) => {
  await page.goto(ownerLoginUrl())
  await page.getByLabel('New password').fill('correct horse battery')
  await page.getByLabel('The same again').fill('correct horse battery')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expectStructure(page)
  await expect(page).toHaveURL(new RegExp(`^${runningSite().url}/studio/structure`))
  // The used code is removed from the address.
  expect(page.url()).not.toContain('sid=')

  const visitor = await browser.newPage()
  expect((await visitor.goto(ownerLoginUrl()))?.status()).toBe(410)
  await visitor.close()
})

test.describe('signing in', () => {
  // Requests that were pending when the session ended fail, which the Studio logs before it shows the login.
  test.use({ expectedErrors: /status of 4(?:01|29)|Session not found/ })

  test('accepts the right password', async ({ page }) => {
    const email = `password-${randomUUID()}@example.com`
    await addUser(email, 'editor', 'open sesame street')
    await page.goto('/studio')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill('open sesame')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is not right.')

    await page.getByLabel('Password').fill('open sesame street')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expectStructure(page)
  })

  test('is required again when the session has ended', { tag: '@long' }, async ({ page }) => {
    await page.goto(await addUser(`session-${randomUUID()}@example.com`, 'editor', 'open sesame street'))
    await expectStructure(page)
    const title = await openDocument(page, 'legalPage;legal-terms', 'title')
    await title.getByRole('textbox').focus()
    const ended = await fetch(`${runningSite().lakeUrl}/v1/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await sessionOf(page)}` },
    })
    expect(ended.ok).toBe(true)
    // The Studio closes the form when it notices the end, which may be before this is typed.
    await page.keyboard.insertText('Typed after the session ended')
    await expect(page.getByText('Your session is no longer valid. Please sign in again.')).toBeVisible()
    await page.getByRole('link', { name: 'E-mail and password' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    const stored = await administrator().fetch<string>(
      '*[_id in ["drafts.legal-terms", "legal-terms"]] | order(_id)[0].title',
      {},
      { perspective: 'raw' },
    )
    expect(stored).not.toContain('Typed after the session ended')
  })
})

test('a new area shows what is missing until it is complete', async ({ page }) => {
  // Unique for each run: a slug that is taken could not be published.
  const number = String(Date.now() % 100_000)
  const [name, slug] = [`Corner ${number}`, `corner-${number}`]
  await signIn(page, 'editor')
  await page.goto('/studio/structure/towns;town-reading;areas')
  await expect(page.getByText('Reading – Caversham', { exact: true })).toBeVisible()
  await page.getByTestId('action-intent-button').last().click()
  // The form opens on the name, beside the list, and the town is filled in; for a moment the town can be there twice.
  await page.getByTestId('field-name').getByRole('textbox').fill(name)
  expect(page.url()).toContain('/structure/towns;town-reading;areas;')
  const town = page.getByTestId('document-panel-scroller').getByText('/reading', { exact: true })
  await expect(town.filter({ visible: true }).first()).toBeVisible()
  // The address follows the name.
  await expect(page.getByTestId('field-slug').getByRole('textbox')).toHaveValue(slug)

  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await page.getByRole('button', { name: 'Validation' }).first().click()
  await expect(
    page.getByRole('button', { name: 'Give the position, so that the map can show it.' }),
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: '“Introduction” is empty. Visitors would see a gap here.' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Validation' }).first().click()

  await page.getByRole('tab', { name: 'Place' }).click()
  await page.getByTestId('map-position').click()
  const latitude = page.getByTestId('field-location.lat').getByRole('spinbutton')
  await expect(latitude).toHaveValue(/^51\.4\d*$/)
  const before = Number(await latitude.inputValue())
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => Number(await latitude.inputValue())).toBeCloseTo(before - 0.001, 4)
  await page.getByRole('tab', { name: 'Texts' }).click()
  for (const field of ['intro', 'sellingPoints', 'localExpertise', 'callToAction'])
    await writeText(page.getByTestId(`field-${field}`), 'Ok.')
  await page.getByRole('tab', { name: 'Search results' }).click()
  await page.getByTestId('field-seo.title').getByRole('textbox').fill(`Sell My Car in ${name}`)
  await page
    .getByTestId('field-seo.description')
    .getByRole('textbox')
    .fill('Sell your car in a corner of Reading that exists for the length of a test only, and nowhere else.')
  await publish(page)

  const created = () =>
    lakeClient().fetch<unknown>(
      '*[_type == "area" && slug.current == $slug][0]{name, "town": town->name, "intro": pt::text(intro)}',
      { slug },
    )
  await expect.poll(created).toEqual({ name, town: 'Reading', intro: 'Ok.' })
})

test('a town cannot have a reserved slug', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'editor')
  await page.goto('/studio/structure/towns')
  await page.getByTestId('action-intent-button').last().click()
  await page.getByTestId('field-name').getByRole('textbox').fill('About')
  await expect(page.getByTestId('field-slug').getByRole('textbox')).toHaveValue('about')
  await page.getByRole('button', { name: 'Validation' }).first().click()
  await expect(
    page
      .getByText('“about” is already a page of this site. Choose another address.')
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(page.getByTestId('action-publish')).toBeDisabled()
})

test('a viewer can read everything and change nothing', async ({ page }) => {
  await signIn(page, 'viewer')
  const brand = await openDocument(page, 'siteSettings', 'brandName')
  await expect(brand.getByRole('textbox')).toHaveAttribute('readonly')
  await expect(page.getByTestId('action-publish')).toBeDisabled()

  // The lake refuses too, not only the form.
  const client = lakeClient(await sessionOf(page))
  await expect(client.patch('siteSettings').set({ brandName: 'Taken over' }).commit()).rejects.toMatchObject({
    statusCode: 403,
  })
  const action = {
    actionType: 'sanity.action.document.edit',
    draftId: 'drafts.siteSettings',
    publishedId: 'siteSettings',
    patch: { set: { brandName: 'Taken over' } },
  } as const
  await expect(client.action(action)).rejects.toMatchObject({ statusCode: 403 })
})

test('the Studio’s policy allows only the site, and search engines are excluded', async ({ page }) => {
  const response = await page.request.get('/studio')
  const policy = response.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("connect-src 'self';")
  expect(policy).not.toMatch(/[a-z]+:\/\//)
  expect(await response.text()).toContain('<meta name="robots" content="noindex, nofollow"/>')
})
