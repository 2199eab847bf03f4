import { templates } from '../support/templates.ts'
import { expect, test } from './test.ts'

test.use({ expectedErrors: /Failed to load resource.*404|^404: no page at/ })

for (const [template, path] of Object.entries(templates))
  test(`${template} has one main landmark and one first-level heading, and the skip link is first`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  })
