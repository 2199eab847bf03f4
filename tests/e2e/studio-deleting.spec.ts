import { randomUUID } from 'node:crypto'
import { administrator } from '../support/administrator.ts'
import { runningSite } from '../support/running-site.ts'
import { expect, signIn, test } from './studio-test.ts'

test(
  'an editor deletes an enquiry with its history, and a viewer cannot',
  { tag: '@long' },
  async ({ page }) => {
    const client = administrator()
    const _id = `enquiry.${randomUUID()}`
    await client.create({
      _id,
      _type: 'enquiry',
      kind: 'contact',
      name: 'Asha to be deleted',
      receivedAt: new Date().toISOString(),
      status: 'new',
      delivery: { status: 'delivered', attempts: 1, steps: [] },
    })
    const history = async () => {
      const { token } = client.config()
      const response = await fetch(
        `${runningSite().lakeUrl}/v2026-01-01/data/history/production/transactions/${_id}?effectFormat=mendoza`,
        { headers: { authorization: `Bearer ${token ?? ''}` } },
      )
      return response.text()
    }
    expect(await history()).toContain('Asha to be deleted')

    const openView = async () => {
      await page.goto(`/studio/structure/enquiries;all;${_id}`)
      await expect(page.getByTestId('enquiry-view')).toContainText('Asha to be deleted')
    }
    const menuItem = page.getByRole('menuitem', { name: 'Delete' })
    /** The Studio closes the menu when the form gets the focus, which can be after the menu was opened. */
    const inMenu = (check: () => Promise<void>) =>
      expect(async () => {
        if (!(await menuItem.isVisible())) await page.getByTestId('action-menu-button').click()
        await check()
      }).toPass()
    await signIn(page, 'viewer')
    await openView()
    await inMenu(async () => {
      for (const name of ['Mark as contacted', 'Delete'])
        await expect(page.getByRole('menuitem', { name })).toBeDisabled({ timeout: 5000 })
    })

    await signIn(page, 'editor')
    await openView()
    await inMenu(() => menuItem.click({ timeout: 5000 }))
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect.poll(() => client.getDocument(_id)).toBeFalsy()
    // The form is closed: it would offer to restore what is gone.
    await expect(page).toHaveURL(/\/enquiries(?:;|%3B)all$/)
    await expect(page.getByRole('button', { name: /restore/i })).toHaveCount(0)
    expect(await history()).not.toContain('Asha')
  },
)
