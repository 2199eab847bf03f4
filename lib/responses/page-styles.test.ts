import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { firstFrameScript } from './first-frame.ts'
import { namesIn, usedStyles, withStyles } from './page-styles.ts'
import { parseStyles } from './style-rules.ts'

const path = '/_next/static/chunks/a.css'
const used = (css: string, markup: string, read: string[] = []) =>
  usedStyles(parseStyles(css, path), namesIn(markup), read)

describe('usedStyles', () => {
  it('has the rules of elements, classes and ids that are on the page, in their order', () => {
    const css = '.b{top:0}#a{top:1px}p{top:2px}.c,.b:hover{top:3px}.c{top:4px}input{top:5px}.b .c{top:6px}'
    expect(used(css, '<p id="a" class="x b">')).toBe('.b{top:0}#a{top:1px}p{top:2px}.b:hover{top:3px}')
  })

  it('reads class names as React writes them', () => {
    const css = String.raw`.\[\&_svg\]\:x svg{top:0}.\[\&\>p\]\:y>p{top:0}`
    expect(used(css, '<p class="[&amp;_svg]:x [&amp;&gt;p]:y"><svg>')).toBe(css)
  })

  it('has conditions and layers with rules inside alone, and names all layers in their order first', () => {
    const css =
      '@layer one{.z{top:0}}@layer two{@media print{.a{top:0}}@supports (top:0){.z{top:0}}}@layer three{p{top:0}}'
    expect(used(css, '<p class="a">')).toBe(
      '@layer one,two,three;@layer two{@media print{.a{top:0}}}@layer three{p{top:0}}',
    )
  })

  it('has only the custom properties that something on the page reads', () => {
    const css =
      ':root{--a:1;--b:var(--c);--c:2;--d:var(--e);--e:3;--f:4}.a{top:var(--b)}.z{top:var(--d)}@property --a{syntax:"*";inherits:false}@property --f{syntax:"*";inherits:false}'
    expect(used(css, '<p class="a">', ['--f'])).toBe(
      ':root{--b:var(--c);--c:2;--f:4}.a{top:var(--b)}@property --f{syntax:"*";inherits:false}',
    )
  })

  it('keeps what the states of form fields look like on pages with a field alone', () => {
    const css = '::placeholder{top:0}'
    expect(used(css, '<textarea>')).toBe(css)
    expect(used(css, '<p>')).toBe('')
    const dates = 'input::-webkit-datetime-edit{top:0}'
    expect(used(dates, '<input class="a" type="date"/>')).toBe(dates)
    expect(used(dates, '<input type="text"/>')).toBe('')
  })

  it('keeps fonts, animations and other statements', () => {
    const css = '@font-face{font-family:a}@keyframes b{0%{top:0}}@page{margin:0}'
    expect(used(css, '<p>')).toBe(css)
  })
})

describe('withStyles', () => {
  const styled = (style: string) => `<style>${style}</style><script>${firstFrameScript}</script>`
  const link = (name: string) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
  const sheets = (css: Record<string, string>) => (file: string) => {
    const text = css[file.slice('/_next/static/chunks/'.length, -'.css'.length)]
    return text === undefined ? undefined : parseStyles(text, file)
  }
  const pageWith = (head: string, end = '') =>
    `<html><head><meta/>${head}</head><body><p class="a" style="top:var(--x)"></p><script>".z"</script>${end}</body></html>`

  it('puts the used rules in the place of the links, and the links at the end', () => {
    const page = withStyles(
      pageWith(link('a') + link('b')),
      sheets({ a: '.a{top:0}.z{top:1px}', b: 'p{--x:2px;--y:3px}' }),
    )
    const style = '.a{top:0}p{--x:2px}'
    expect(page?.html).toBe(pageWith(styled(style), link('a') + link('b')))
    expect(page?.source).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  })

  it('preloads the fonts of its styles from the start of the body', () => {
    const faces =
      '@font-face{font-family:a;src:url(/a.woff2)format("woff2")}@font-face{font-family:b;src:local(Roboto)}'
    const image = '<link rel="preload" as="image" href="/a.svg"/>'
    const preload = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin=""/>'
    const expected = pageWith(image + styled(faces), link('a')).replace('<body>', `<body>${preload}`)
    for (const head of [image, image + preload])
      expect(withStyles(pageWith(head + link('a')), sheets({ a: faces }))?.html).toBe(expected)
  })

  it('finds links with a nonce', () => {
    const withNonce = link('a').replace(' data-', ' nonce="n" data-')
    expect(withStyles(pageWith(withNonce), sheets({ a: '.a{top:0}' }))?.html).toBe(
      pageWith(styled('.a{top:0}'), withNonce),
    )
  })

  it.each([
    ['without links', pageWith('')],
    ['with a style sheet that cannot be read', pageWith(link('a') + link('gone'))],
    ['that has its styles already', pageWith('<style></style>', link('a'))],
    ['that ends early', '<html><head>'],
  ])('leaves a page %s as it is', (_, html) => {
    expect(withStyles(html, sheets({ a: '.a{top:0}' }))).toBeUndefined()
  })

  it('escapes what would end the element', () => {
    const css = `.a{content:"</style><b>"}@media print{.a{content:'</STYLE>'}}@page{margin:0/*</style>*/}`
    expect(withStyles(pageWith(link('a')), sheets({ a: css }))?.html.match(/<\/style/gi)).toHaveLength(1)
  })
})
