import sharp from 'sharp'
import { administrator } from '../support/administrator.ts'
import { runningSite } from '../support/running-site.ts'
import { holdRequests } from './enquiry-test.ts'
import { expect, lakeClient, openDocument, publish, signIn, test, writeText } from './studio-test.ts'

test('questions are reordered with the keyboard', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'editor')
  await page.goto('/studio/structure/faq')
  const rows = page.locator('[data-testid^="ordered-"]')
  await expect(rows.first()).toBeVisible()
  // The last two, since other tests use the first ones.
  const start = (await rows.count()) - 2
  const [upper = '', lower = ''] = (
    await rows.evaluateAll((all) =>
      all.map((row) => row.getAttribute('data-testid')?.replace('ordered-', '')),
    )
  ).slice(start)
  const stored = () => lakeClient().fetch<string[]>(`*[_type == "faq"] | order(order asc)[${start}..-1]._id`)

  /** Moves a row past `other`. */
  const move = async (index: number, key: 'ArrowDown' | 'ArrowUp', other: string) => {
    const handle = rows.nth(index).getByRole('button', { name: 'Move' })
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(handle).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press(key)
    await expect(page.getByRole('status').filter({ hasText: other })).toBeAttached()
    await page.keyboard.press('Space')
  }

  await move(start, 'ArrowDown', lower)
  await expect(rows.nth(start)).toHaveAttribute('data-testid', `ordered-${lower}`)
  await expect.poll(stored).toEqual([lower, upper])
  await move(start + 1, 'ArrowUp', lower)
  await expect.poll(stored).toEqual([upper, lower])
})

test('a question is published right after its answer was typed', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'editor')
  for (let round = 1; round <= 3; round += 1) {
    const question = `Is question ${Date.now()} published?`
    await page.goto('/studio/structure/faq')
    await page.getByTestId('action-intent-button').last().click()
    await page.getByTestId('field-question').getByRole('textbox').fill(question)
    await writeText(page.getByTestId('field-answer'), 'Yes, at once.')
    await page.getByTestId('action-publish').click()
    await expect(page.getByText('Visitors see it within seconds')).toBeVisible()
    const stored = await lakeClient().fetch<string[]>('*[question == $question]._id', { question })
    expect(stored).toHaveLength(1)
    await administrator().delete(stored[0] ?? '')
  }
})

test(
  'what somebody else discards while it is checked is not published, and neither are the next words',
  { tag: '@long' },
  async ({ page }) => {
    const id = 'town-bracknell'
    const introOf = (version: string) =>
      administrator().fetch<string>(
        'pt::text(*[_id == $version][0].intro)',
        { version },
        { perspective: 'raw' },
      )
    const published = await introOf(id)
    await signIn(page, 'editor')
    const field = await openDocument(page, `towns;${id};page`, 'intro')
    const publishing = page.getByRole('button', { name: 'Publishing …' })
    // Checks of the address.
    const release = await holdRequests(page, '**/data/query/**.validation**')
    await writeText(field, 'Discarded. ')
    await page.getByTestId('action-publish').click()
    await expect(publishing).toBeVisible()
    await administrator().delete(`drafts.${id}`)
    await expect(publishing).toBeHidden()
    await expect(field).not.toContainText('Discarded.')
    release()
    await writeText(field, 'Not yet. ')
    await expect.poll(() => introOf(`drafts.${id}`)).toContain('Not yet.')
    await expect(page.getByTestId('action-publish')).toBeEnabled()
    expect(await introOf(id)).toBe(published)
    await administrator().delete(`drafts.${id}`)
  },
)

test(
  'a photograph is uploaded, needs alternative text, and is served by the lake in the requested size',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'editor')
    await openDocument(page, 'towns;town-slough;page', 'intro')
    await page.getByRole('tab', { name: 'Place' }).click()
    const picture = await sharp({
      create: { width: 640, height: 400, channels: 3, background: '#0b6b4b' },
    })
      .jpeg()
      .toBuffer()
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'bridge.jpg', mimeType: 'image/jpeg', buffer: picture })
    const shown = page.locator(`img[src^="${runningSite().url}/content-lake/images/"]`)
    await expect(shown.first()).toBeVisible()
    await expect(page.getByTestId('action-publish')).toBeDisabled()
    await page.getByLabel('What the picture shows').fill('A green field for tests')
    await publish(page)

    const url = await lakeClient().fetch<string>('*[_id == "town-slough"][0].photo.asset->url')
    const response = await fetch(`${url}?w=200&h=100&fit=crop&fm=webp`)
    expect(response.headers.get('content-type')).toBe('image/webp')
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect({ width, height }).toEqual({ width: 200, height: 100 })
  },
)

test('the search result preview follows what is typed', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'editor')
  await openDocument(page, 'guide', 'title')
  await page.getByRole('tab', { name: 'Search results' }).click()
  const preview = page.getByTestId('search-preview')
  await expect(preview).toContainText(`${new URL(runningSite().url).host}/sell-car-guide`)
  await page.getByTestId('field-seo.title').getByRole('textbox').fill('How to sell a car well')
  await expect(preview).toContainText('How to sell a car well')
})
