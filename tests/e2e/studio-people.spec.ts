import { randomUUID } from 'node:crypto'
import { screens, violationsOn } from '../support/accessible.ts'
import { expect, expectStructure, sessionOf, signIn, test } from './studio-test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

test.describe('people', () => {
  // Whoever was removed has requests under way, which fail.
  test.use({ expectedErrors: /status of 40[13]|Session not found/ })

  test(
    'are invited, given another role and removed, by an owner without a terminal',
    { tag: '@long' },
    async ({ page, browser, baseURL }) => {
      const email = `carl-${randomUUID()}@example.com`
      await signIn(page, 'administrator', 'Olive')
      await page.goto('/studio/people')
      const access = page.getByRole('region', { name: 'Who has access' })
      await expect(access.getByText('Olive').first()).toBeVisible()
      const name = page.getByRole('form', { name: 'Name', exact: true })
      await name.getByLabel('Your name').fill('Olive Smith')
      await name.getByRole('button', { name: 'Save the name' }).press('Enter')
      await expect(name.getByRole('status')).toContainText('Saved.')
      await expect(access.getByText('Olive Smith').first()).toBeVisible()

      const password = page.getByRole('form', { name: 'Password' })
      await password.getByLabel('Your current password').fill('not the password')
      await password.getByLabel('New password').fill('violet harbour lantern')
      await password.getByLabel('The same again').fill('violet harbour lantern')
      await password.getByRole('button', { name: 'Change the password' }).click()
      await expect(password.getByRole('alert')).toHaveText('The current password is not right.')

      const invite = page.getByRole('form', { name: 'Invite somebody' })
      await invite.getByLabel('Their name').fill('Carl')
      await invite.getByLabel('Their e-mail address').fill(email)
      await invite.getByRole('button', { name: 'Invite' }).click()
      const link = await page.getByLabel('Link for Carl').inputValue()
      expect(link).toContain(`${baseURL ?? ''}/content-lake/v1/auth/claim?token=`)
      const row = page.getByTestId(`person-${email}`)
      await expect(row).toContainText('Has not chosen a password yet.')
      for (const [screen, viewport] of Object.entries(screens)) {
        await page.setViewportSize(viewport)
        // The colours are those of Sanity's theme.
        const rules = { 'color-contrast': { enabled: false } }
        const found = await violationsOn(page, { runOnly: tags, rules }, '[data-testid="people"]')
        expect.soft(found.map(({ id, nodes }) => [screen, id, nodes.map(({ html }) => html)])).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(overflow, screen).toBe(0)
      }

      const colleague = await browser.newContext()
      const other = await colleague.newPage()
      await other.goto(link)
      await other.getByLabel('New password').fill('violet harbour lantern')
      await other.getByLabel('The same again').fill('violet harbour lantern')
      await other.getByRole('button', { name: 'Save and sign in' }).click()
      await expectStructure(other)
      await other.goto('/studio/people')
      await expect(other.getByRole('form', { name: 'Password' })).toBeVisible()
      await expect(other.getByRole('region', { name: 'Who has access' })).toHaveCount(0)

      await page.reload()
      await expect(access.getByTestId(`person-${email}`)).toBeVisible()
      await row.getByLabel('Role of Carl').selectOption('Viewer')
      await page.getByRole('button', { name: 'Make Carl viewer' }).click()
      await expect(row.getByLabel('Role of Carl')).toHaveValue('viewer')
      await row.getByRole('button', { name: 'Remove' }).click()
      await page.getByRole('button', { name: 'Remove Carl' }).click()
      await expect(row).toHaveCount(0)
      const authorization = `Bearer ${await sessionOf(other)}`
      const me = await page.request.get('/content-lake/v1/users/me', { headers: { authorization } })
      expect(me.status()).toBe(401)
      await colleague.close()
    },
  )
})
