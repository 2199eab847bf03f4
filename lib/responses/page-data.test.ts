import { expect, it } from 'vitest'
import { withoutStructuredData } from './page-data.ts'

/** As Next.js writes a page: the markup, and the same again as data. */
function page(structuredData: string, after = 'Text'): string {
  const script = (text: string) => ['$', 'script', null, { type: 'application/ld+json', ...inner(text) }]
  const inner = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })
  const data = JSON.stringify(
    `5:${JSON.stringify([script(structuredData), ['$', 'p', null, inner(after)]])}\n`,
  )
  return `<script type="application/ld+json">${structuredData}</script><p>${after}</p><script>self.__next_f.push([1,${data.replaceAll('<', '\\u003c').replaceAll('&', '\\u0026')}])</script>`
}

it.each([
  ['', 'nothing'],
  [JSON.stringify({ '@type': 'Question', name: 'Is it “safe”?' }), 'texts'],
  [JSON.stringify({ name: 'A "quoted" word, a \\ and a \n line\\"}' }), 'quotes and backslashes'],
  [String.raw`{"name":"\u003cb> & more\\"}`, 'escapes'],
])('leaves %s out of the data alone (%s)', (text) => {
  const lean = withoutStructuredData(page(text))
  expect(lean).toContain(`<script type="application/ld+json">${text}</script>`)
  const written = /push\(\[1,(.*)\]\)/.exec(lean)?.[1] ?? ''
  const rows = JSON.parse(written) as string
  expect(JSON.parse(rows.slice(2))).toEqual([
    ['$', 'script', null, { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '' } }],
    ['$', 'p', null, { dangerouslySetInnerHTML: { __html: 'Text' } }],
  ])
})

it('leaves other texts and scripts as they are', () => {
  const html = page('{}', 'type: "application/ld+json"').replaceAll('application/ld+json', 'text/plain')
  expect(withoutStructuredData(html)).toBe(html)
})
