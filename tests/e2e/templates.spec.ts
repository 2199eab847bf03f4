import { expectAccessibleEverywhere } from '../support/accessible.ts'
import { collectViolations, expectOwnScriptsOnly } from '../support/page-policy.ts'
import { templates } from '../support/templates.ts'
import { expect, expectHydrated, test } from './test.ts'

// What is checked of every template, in one visit each.
test.use({ expectedErrors: /Failed to load resource.*404|^404: no page at/ })

for (const [template, path] of Object.entries(templates))
  test(`${template} works under its own policy and has no accessibility violations`, async ({
    page,
    context,
  }) => {
    const violations = await collectViolations(context)
    expectOwnScriptsOnly(await page.goto(path))
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectHydrated(page)
    expect(violations).toEqual([])
    await expectAccessibleEverywhere(page)
  })
