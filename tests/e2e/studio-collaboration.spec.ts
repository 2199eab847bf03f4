import type { Locator } from '@playwright/test'
import { administrator } from '../support/administrator.ts'
import { runningSite } from '../support/running-site.ts'
import {
  editorWithoutBrowser,
  expect,
  lakeClient,
  openDocument,
  publish,
  signIn,
  test,
  writeText,
} from './studio-test.ts'

/** Without whitespace and the invisible character that marks another editor's cursor. */
const letters = (text: string) => text.replace(/[\s\uFEFF]/g, '')

test(
  'two editors see each other, and concurrent texts in one field are merged',
  { tag: '@long' },
  async ({ page, browser }) => {
    const stored = () =>
      administrator().fetch<string>(
        'pt::text(*[_id in ["faq-fees", "drafts.faq-fees"]] | order(_id) [0].answer)',
        {},
        { perspective: 'raw' },
      )
    const before = await stored()
    await signIn(page, 'editor', 'Erin Early')
    const mine = await openDocument(page, 'faq;faq-fees', 'answer')
    const other = await (await browser.newContext({ baseURL: runningSite().url })).newPage()
    await signIn(other, 'editor', 'Frank Final')
    const theirs = await openDocument(other, 'faq;faq-fees', 'answer')

    await page.getByRole('button', { name: 'Global presence' }).click()
    await expect(page.getByRole('menuitem', { name: 'Frank Final' })).toBeVisible()
    await page.keyboard.press('Escape')

    await Promise.all([writeText(mine, 'Erin begins here. '), writeText(theirs, ' Frank ends there.', 'End')])
    const together = letters(`Erin begins here. ${before} Frank ends there.`)
    const shown = (field: Locator) => async () =>
      letters((await field.locator('[contenteditable="true"]').textContent()) ?? '')
    await expect.poll(shown(mine)).toBe(together)
    await expect.poll(shown(theirs)).toBe(together)
    await expect.poll(async () => letters(await stored())).toBe(together)

    await other.context().close()
    await administrator().delete('drafts.faq-fees')
  },
)

test(
  'the history shows who changed what and when, and restores an earlier version',
  { tag: '@long' },
  async ({ page }) => {
    const id = 'redirect-of-history'
    const versions = { publishedId: id, draftId: `drafts.${id}` }
    const step = { actionType: 'sanity.action.document.publish', ...versions } as const
    await administrator().delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id } })
    const fiona = await editorWithoutBrowser('Fiona First')
    const redirect = { _type: 'redirect', from: '/test-of-history', to: '/faq', permanent: true }
    await fiona.create({ ...redirect, _id: versions.draftId })
    await fiona.action(step)
    const sam = await editorWithoutBrowser('Sam Second')
    await sam.action({
      actionType: 'sanity.action.document.edit',
      ...versions,
      patch: { set: { to: '/terms' } },
    })
    await sam.action(step)

    await signIn(page, 'editor', 'Theo Third')
    const to = (await openDocument(page, `redirect;${id}`, 'to')).getByRole('textbox')
    await expect(to).toHaveValue('/terms')
    await page.getByTestId('pane-context-menu-button').last().click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    const published = page.getByTestId('timeline-item-button').filter({ hasText: 'Published' })
    await expect(published).toHaveText([/just now|ago/, /just now|ago/])
    await expect(published.first().getByLabel('Sam Second').first()).toBeVisible()
    await expect(published.last().getByLabel('Fiona First').first()).toBeVisible()

    await published.last().click()
    await expect(to).toHaveValue('/faq')
    await expect(to).toHaveAttribute('readonly')
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(to).not.toHaveAttribute('readonly')
    await publish(page)
    expect(await lakeClient().fetch('*[_id == $id][0]{from, to, permanent}', { id })).toEqual({
      from: '/test-of-history',
      to: '/faq',
      permanent: true,
    })
    await administrator().delete(id)
  },
)
