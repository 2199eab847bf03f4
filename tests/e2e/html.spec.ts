import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { templates } from '../support/templates.ts'
import { expect, test } from './test.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
})

test.use({ expectedErrors: /Failed to load resource.*404|^404: no page at/ })

for (const [template, path] of Object.entries(templates))
  test(`${template} is valid HTML`, async ({ page }) => {
    const response = await page.goto(path)
    const served = (await response?.text()) ?? ''
    // Next.js sends a not-found page as a script that renders it; then the rendered page is checked.
    const html = served.includes('__next_error__') ? `<!doctype html>${await renderedHtml(page)}` : served
    const { results } = await validator.validateString(html)
    const problems = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) =>
          `${ruleId}: ${message}: ${html.split('\n')[line - 1]?.slice(Math.max(0, column - 60), column + 120) ?? ''}`,
      ),
    )
    expect(problems).toEqual([])
  })

async function renderedHtml(page: Page): Promise<string> {
  await page.getByRole('contentinfo').waitFor()
  return page.evaluate(() => document.documentElement.outerHTML)
}
