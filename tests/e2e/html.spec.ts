import { HtmlValidate } from 'html-validate'
import { templates } from '../support/templates.ts'
import { expect, test } from './test.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
})

for (const [template, path] of Object.entries(templates))
  test(`${template} is valid HTML with one main landmark and one first-level heading, and begins with the skip link`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const { results } = await validator.validateString(html)
    const problems = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) =>
          `${ruleId}: ${message}: ${html.split('\n')[line - 1]?.slice(Math.max(0, column - 60), column + 120) ?? ''}`,
      ),
    )
    expect(problems).toEqual([])
    expect(html.match(/<main\b/g)).toHaveLength(1)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(/<(?:a|button)\b[^>]*>/.exec(html)?.[0]).toContain('href="#main"')
  })
