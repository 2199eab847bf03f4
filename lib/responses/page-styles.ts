import { createHash } from 'node:crypto'
import { firstFrameScript } from './first-frame.ts'
import { fieldNames, readsOf, type StyleNode } from './style-rules.ts'

/** The rules of a style sheet by its address; undefined for one that cannot be read. */
export type StyleSheets = (path: string) => readonly StyleNode[] | undefined

/** A page whose styles are in it, and the source with which a policy allows them. */
export type StyledPage = { html: string; source: string }

const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g
const fontFile = /@font-face\{[^}]*?src:url\("?([^")]+\.woff2)"?\)/g
const styleSheetLink = /<link rel="stylesheet" href="([^"?]+)[^"]*"[^>]* data-precedence="[^>]*>/g

/**
 * Puts the rules that a page uses into its head, so that the first view waits for no style sheet, and the script of its
 * first frame behind them. The links to its style sheets move to its end: they hold the rules of other pages, and of what
 * scripts add. There they delay nothing, and React, which looks for them by their address, takes them as loaded. Preloads of
 * fonts move to the start of the body: in the head, Chromium holds back the first view for them. A page without any, as the
 * one for unknown addresses is made by Next.js, gets them too.
 *
 * @returns undefined for a page that stays as it is
 */
export function withStyles(html: string, styleSheets: StyleSheets): StyledPage | undefined {
  const headEnd = html.indexOf('</head>')
  const bodyStart = html.indexOf('>', html.indexOf('<body', headEnd)) + 1
  const bodyEnd = html.lastIndexOf('</body>')
  if (headEnd < 0 || bodyStart <= headEnd || bodyEnd < bodyStart) return undefined
  const head = html.slice(0, headEnd)
  const links = [...head.matchAll(styleSheetLink)]
  const sheets = links.map(([, path = '']) => styleSheets(path))
  const nodes = sheets.flatMap((sheet) => sheet ?? [])
  if (links.length === 0 || sheets.includes(undefined)) return undefined

  const markup = html.replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
  const style = usedStyles(nodes, namesIn(markup), readsOf(markup))
  let placed = false
  const styledHead = head.replaceAll(styleSheetLink, () => {
    const replacement = placed ? '' : `<style>${style}</style><script>${firstFrameScript}</script>`
    placed = true
    return replacement
  })
  const preloads = [...style.matchAll(fontFile)].map(([, file = '']) => preloadOf(file)).join('')
  const allLinks = links.map(([link]) => link).join('')
  return {
    html:
      styledHead.replaceAll(fontPreload, '') +
      html.slice(headEnd, bodyStart) +
      preloads +
      html.slice(bodyStart, bodyEnd) +
      allLinks +
      html.slice(bodyEnd),
    source: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  }
}

function preloadOf(file: string): string {
  return `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin=""/>`
}

/** The names of elements, classes and ids in a page, as selectors write them. */
export function namesIn(markup: string): Set<string> {
  const names = new Set<string>()
  for (const [, element = ''] of markup.matchAll(/<([a-z][\w-]*)/gi)) names.add(element.toLowerCase())
  for (const [, list = ''] of markup.matchAll(/\sclass="([^"]*)"/g))
    for (const name of decoded(list).split(/\s+/)) names.add(`.${name}`)
  for (const [, id = ''] of markup.matchAll(/\sid="([^"]*)"/g)) names.add(`#${decoded(id)}`)
  const types = new Set<string>()
  for (const [, type = ''] of markup.matchAll(/<input\s[^>]*?type="([^"]*)"/g)) types.add(type)
  for (const name of fieldNames(names, types)) names.add(name)
  return names
}

/** As React writes attributes. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decoded(attribute: string): string {
  return attribute.replace(/&([\w#]+);/g, (entity, name: string) => entities[name] ?? entity)
}

/**
 * The rules that match something on a page with these names, without custom properties that nothing reads.
 *
 * @param read - the custom properties that the page itself reads
 */
export function usedStyles(
  nodes: readonly StyleNode[],
  names: ReadonlySet<string>,
  read: readonly string[],
): string {
  const matching = nodes.flatMap((node) => matchingNode(node, names) ?? [])
  let known: ReadonlySet<string> | undefined
  // A property that only an unread one reads is unread, too.
  for (;;) {
    const next = new Set(read)
    for (const node of matching) collectReads(node, known, next)
    if (next.size === known?.size) break
    known = next
  }
  return layerOrder(nodes) + matching.map((node) => textOf(node, known ?? new Set())).join('')
}

/** Names all layers first: rules that come later must not change the order of layers. */
function layerOrder(nodes: readonly StyleNode[]): string {
  const names = nodes.flatMap((node) => {
    if (node.kind === 'rule') return []
    const [, list = ''] = /^@layer\s+([^;{]+)/.exec(node.kind === 'group' ? node.head : node.text) ?? []
    return list.split(',').flatMap((name) => name.trim() || [])
  })
  return names.length > 0 ? `@layer ${[...new Set(names)].join(',')};` : ''
}

function matchingNode(node: StyleNode, names: ReadonlySet<string>): StyleNode | undefined {
  if (node.kind === 'whole') return node
  if (node.kind === 'group') {
    const nodes = node.nodes.flatMap((child) => matchingNode(child, names) ?? [])
    return nodes.length > 0 ? { ...node, nodes } : undefined
  }
  const selectors = node.selectors.filter(({ needs }) => needs.every((name) => names.has(name)))
  return selectors.length > 0 ? { ...node, selectors } : undefined
}

/** Adds what a node reads, leaving out values of custom properties that are not in `known`. */
function collectReads(node: StyleNode, known: ReadonlySet<string> | undefined, found: Set<string>): void {
  const isRead = ({ sets }: { sets?: string }) => !sets || !known || known.has(sets)
  if (node.kind === 'rule') {
    for (const declaration of node.declarations)
      if (isRead(declaration)) for (const name of declaration.reads) found.add(name)
    return
  }
  if (node.kind === 'group') for (const child of node.nodes) collectReads(child, known, found)
  if (node.kind === 'group' || isRead(node)) for (const name of node.reads) found.add(name)
}

function textOf(node: StyleNode, read: ReadonlySet<string>): string {
  const isRead = ({ sets }: { sets?: string }) => !sets || read.has(sets)
  if (node.kind === 'whole') return isRead(node) ? node.text : ''
  if (node.kind === 'group') {
    const text = node.nodes.map((child) => textOf(child, read)).join('')
    return text && `${node.head}{${text}}`
  }
  const declarations = node.declarations.filter(isRead).map(({ text }) => text)
  if (declarations.length === 0) return ''
  return `${node.selectors.map(({ text }) => text).join(',')}{${declarations.join(';')}}`
}
