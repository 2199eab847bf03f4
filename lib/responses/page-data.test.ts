import { expect, it } from 'vitest'
import { withLeanData } from './page-data.ts'

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
  const lean = withLeanData(page(text))
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
  expect(withLeanData(html)).toBe(html)
})

/** As Next.js writes rows of a page's data. */
const pushed = (rows: string, nonce = '') =>
  `<script${nonce}>self.__next_f.push([1,${JSON.stringify(rows)}])</script>`
/** Rows that Next.js could write for this text. */
const link = (text: string) => `2:${JSON.stringify(['$', 'a', null, { href: '/', children: text }])}\n`

it('leaves out properties without a value and what to load', () => {
  const rows = `:HL["/a.css","style"]\n0:{"P":null,"c":["$undefined","$undefined"],"m":"$undefined","S":true,"aria-current":"$undefined"}\n:HL["/b.woff2","font",{"type":"font/woff2"}]\n`
  const lean = `0:{"P":null,"c":["$undefined","$undefined"],"S":true}\n${link('A')}`
  for (const nonce of ['', ' nonce="n"'])
    expect(withLeanData(pushed(rows + link('A'), nonce))).toBe(pushed(lean, nonce))
})

it.each([',"m":"$undefined"', '\n:HL["/a.css","style"]\n', '\\n:HL[]\\n'])(
  'leaves the text %j as it is',
  (text) => {
    const html = pushed(link('A') + link(text))
    expect(withLeanData(html)).toBe(html)
  },
)

it.each([',"m":"$undefined"', '\n:HL["/a.css","style"]\n'])(
  'leaves a page with the long text %j as it is, which is written like data',
  (text) => {
    const rows = `1a:T${text.length.toString(16)},${text}0:{"P":null,"m":"$undefined"}\n`
    const markup = `<p>${text.replaceAll('"', '&quot;')}</p>`
    for (const html of [markup + pushed(rows), pushed(rows) + markup]) expect(withLeanData(html)).toBe(html)
  },
)
