import type { SanityDocument } from '@sanity/client'
import { administrator } from '../support/administrator.ts'
import { expect, lakeClient, openDocument, publish, signIn, test } from './studio-test.ts'

// One area for both, so one after the other.
test.describe.configure({ mode: 'default' })

const id = 'area-reading-moving-quarter'
const path = '/reading/moving-quarter'
const newPath = '/reading/moved-quarter'
const remove = async () => {
  await administrator().delete({
    query: '*[_id in [$id, "drafts." + $id] || (_type == "redirect" && from in $paths)]',
    params: { id, paths: [path, newPath] },
  })
}
test.beforeAll(async () => {
  await remove()
  const content = administrator()
  const [model] = await content.fetch<SanityDocument[]>(
    '*[_type == "area" && town._ref == "town-reading"][0...1]',
  )
  if (!model) throw new Error('There is no area to make another of')
  await content.create({
    ...model,
    _id: id,
    name: 'Moving Quarter',
    slug: { _type: 'slug', current: 'moving-quarter' },
    nearbyAreas: [],
  })
})
test.afterAll(remove)

test('an area is taken down and put back, and moves to another address with its visitors', async ({
  page,
}) => {
  /** What a visitor gets at an address: the status, and where it leads. */
  const visit = async (address: string) => {
    const response = await page.request.get(address, { maxRedirects: 0 })
    return `${response.status()} ${response.headers()['location'] ?? ''}`.trim()
  }
  const lists = async (address: string) => (await (await page.request.get(address)).text()).includes(path)
  const isShown = async () => [await visit(path), await lists('/reading'), await lists('/sitemap.xml')]
  await expect.poll(isShown).toEqual(['200', true, true])

  await signIn(page, 'editor')
  await openDocument(page, `towns;town-reading;areas;${id}`, 'intro')
  await page.getByTestId('document-header-Published-chip').click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  const leave = page.getByRole('dialog', { name: 'This page goes away' })
  await expect(leave).toContainText(`Visitors of ${path} will find nothing there.`)
  const target = leave.getByRole('textbox')
  await expect(target).toHaveValue('/reading')
  await target.fill(path)
  await expect(leave.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await target.fill('/reading')
  await leave.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect.poll(isShown).toEqual([expect.stringMatching(/^308 .*\/reading$/), false, false])

  await page.getByTestId('document-header-Draft-chip').click()
  await publish(page)
  await expect.poll(isShown).toEqual(['200', true, true])

  await page.getByRole('tab', { name: 'Place' }).click()
  await page.getByTestId('field-slug').getByRole('textbox').fill('moved-quarter')
  const button = page.getByTestId('action-publish')
  await expect(button).toBeEnabled()
  await button.click()
  const question = page.getByRole('dialog', { name: 'This page gets a new address' })
  await expect(question).toContainText(`It moves from ${path} to ${newPath}.`)
  await expect(question.getByRole('checkbox')).toBeChecked()
  await question.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => visit(newPath)).toBe('200')
  await expect
    .poll(() => visit(`${path}?reg=AB12CDE`))
    .toMatch(/^308 .*\/reading\/moved-quarter\?reg=AB12CDE$/)
  await expect.poll(() => lists('/sitemap.xml')).toBe(false)

  // And back: the way there is no longer needed, nor does it lead round in a circle.
  await page.getByTestId('field-slug').getByRole('textbox').fill('moving-quarter')
  await expect(button).toBeEnabled()
  await button.click()
  await question.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => visit(path)).toBe('200')
  await expect.poll(() => visit(newPath)).toMatch(/^308 .*\/reading\/moving-quarter$/)
  const redirects = '*[_type == "redirect" && from in $paths].from'
  expect(await lakeClient().fetch(redirects, { paths: [path, newPath] })).toEqual([newPath])
})

test('a link to a town’s form opens the form', async ({ page }) => {
  await signIn(page, 'editor')
  await page.goto('/studio/intent/edit/id=town-reading;type=town')
  await expect(page.getByTestId('field-intro')).toBeVisible()
})
