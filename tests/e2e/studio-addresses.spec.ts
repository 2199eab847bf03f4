import type { SanityDocument } from '@sanity/client'
import { administrator } from '../support/administrator.ts'
import { expect, lakeClient, openDocument, publish, signIn, test } from './studio-test.ts'

// Both tests use one area.
test.describe.configure({ mode: 'default' })

const id = 'area-reading-moving-quarter'
/** A question whose answer links to the area. */
const linkingId = 'faq-moving-quarter'
const path = '/reading/moving-quarter'
const newPath = '/reading/moved-quarter'
const remove = async () => {
  await administrator().delete({
    query: '*[_id in [$id, "drafts." + $id, $linkingId] || (_type == "redirect" && from in $paths)]',
    params: { id, linkingId, paths: [path, newPath] },
  })
}
test.beforeAll(async () => {
  await remove()
  const content = administrator()
  const [model] = await content.fetch<SanityDocument[]>(
    '*[_type == "area" && town._ref == "town-reading"][0...1]',
  )
  if (!model) throw new Error('There is no area to copy')
  await content.create({
    ...model,
    _id: id,
    name: 'Moving Quarter',
    slug: { _type: 'slug', current: 'moving-quarter' },
    nearbyAreas: [],
  })
  await content.create({
    _id: linkingId,
    _type: 'faq',
    question: 'Where is the Moving Quarter?',
    answer: [
      {
        _type: 'block',
        _key: 'b',
        style: 'normal',
        markDefs: [{ _type: 'link', _key: 'l', page: { _type: 'reference', _weak: true, _ref: id } }],
        children: [{ _type: 'span', _key: 's', text: 'On its own page.', marks: ['l'] }],
      },
    ],
  })
})
test.afterAll(remove)

test(
  'unpublishing an area or changing its slug redirects its address, and publishing restores it',
  { tag: '@long' },
  async ({ page }) => {
    /** The status of an address, and the target of its redirect. */
    const visit = async (address: string) => {
      const response = await page.request.get(address, { maxRedirects: 0 })
      return `${response.status()} ${response.headers()['location'] ?? ''}`.trim()
    }
    const lists = async (address: string) => (await (await page.request.get(address)).text()).includes(path)
    /** Where the question's link leads; undefined when its words have no link. */
    const linked = async () =>
      /<a [^>]*href="([^"]*)"[^>]*>On its own page/.exec(await (await page.request.get('/faq')).text())?.[1]
    const isShown = async () => [await visit(path), await lists('/reading'), await lists('/sitemap.xml')]
    await expect.poll(isShown).toEqual(['200', true, true])
    await expect.poll(linked).toBe(path)

    await signIn(page, 'editor')
    await openDocument(page, `towns;town-reading;areas;${id}`, 'intro')
    await page.getByTestId('document-header-Published-chip').click()
    await page.getByRole('button', { name: 'Unpublish' }).click()
    const unpublishDialog = page.getByRole('dialog', { name: 'This page goes away' })
    await expect(unpublishDialog).toContainText(`Visitors of ${path} will find nothing there.`)
    const target = unpublishDialog.getByRole('textbox')
    await expect(target).toHaveValue('/reading')
    await target.fill(path)
    await expect(unpublishDialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await target.fill('/reading')
    await unpublishDialog.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect.poll(isShown).toEqual([expect.stringMatching(/^308 .*\/reading$/), false, false])
    await expect.poll(linked).toBeUndefined()

    await page.getByTestId('document-header-Draft-chip').click()
    await publish(page)
    await expect.poll(isShown).toEqual(['200', true, true])

    await page.getByRole('tab', { name: 'Place' }).click()
    await page.getByTestId('field-slug').getByRole('textbox').fill('moved-quarter')
    const button = page.getByTestId('action-publish')
    await expect(button).toBeEnabled()
    await button.click()
    const publishDialog = page.getByRole('dialog', { name: 'This page gets a new address' })
    await expect(publishDialog).toContainText(`It moves from ${path} to ${newPath}.`)
    await expect(publishDialog.getByRole('checkbox')).toBeChecked()
    await publishDialog.getByRole('button', { name: 'Publish' }).click()
    await expect.poll(() => visit(newPath)).toBe('200')
    await expect.poll(linked).toBe(newPath)
    await expect
      .poll(() => visit(`${path}?reg=AB12CDE`))
      .toMatch(/^308 .*\/reading\/moved-quarter\?reg=AB12CDE$/)
    await expect.poll(() => lists('/sitemap.xml')).toBe(false)

    // Back to the first slug: the earlier redirect is removed, so there is no circle.
    await page.getByTestId('field-slug').getByRole('textbox').fill('moving-quarter')
    await expect(button).toBeEnabled()
    await button.click()
    await publishDialog.getByRole('button', { name: 'Publish' }).click()
    await expect.poll(() => visit(path)).toBe('200')
    await expect.poll(() => visit(newPath)).toMatch(/^308 .*\/reading\/moving-quarter$/)
    const redirects = '*[_type == "redirect" && from in $paths].from'
    expect(await lakeClient().fetch(redirects, { paths: [path, newPath] })).toEqual([newPath])
  },
)

test('an edit link opens the form of a town', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'editor')
  await page.goto('/studio/intent/edit/id=town-reading;type=town')
  await expect(page.getByTestId('field-intro')).toBeVisible()
})
