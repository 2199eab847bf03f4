import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** One selector, and the names of elements, classes and ids without which it matches nothing. */
type Selector = { text: string; needs: string[] }
type Declaration = { text: string; sets?: string; reads: string[] }

/** A style sheet, prepared for choosing the rules of one page after the other. */
export type StyleNode =
  | { kind: 'rule'; selectors: Selector[]; declarations: Declaration[] }
  | { kind: 'group'; head: string; reads: string[]; nodes: StyleNode[] }
  | { kind: 'whole'; text: string; sets?: string; reads: string[] }

/** Rules of a group apply only under its condition; what is in any other at-rule belongs together. */
const groups = new Set(['layer', 'media', 'supports', 'container'])
/** Parts of form fields, by the types of `<input>` that have them; the last ones are of every field. */
const fieldParts: [RegExp, string[]][] = [
  [/^::-webkit-(?:date|datetime|calendar)/, ['date', 'datetime-local', 'month', 'time', 'week']],
  [/^::-webkit-(?:inner|outer)/, ['number']],
  [/^::-webkit-search/, ['search']],
  [/^::file-selector-button/, ['file']],
  [/^::?(?:-moz-ui|placeholder)/, []],
]

/**
 * The names that stand for parts of form fields in the list of a page's names.
 *
 * @param elements - its elements
 * @param types - of its `<input>` elements
 */
export function fieldNames(elements: ReadonlySet<string>, types: ReadonlySet<string>): string[] {
  if (!['input', 'select', 'textarea'].some((field) => elements.has(field))) return []
  return fieldParts.flatMap(([, having]) =>
    having.length === 0 || having.some((type) => types.has(type)) ? nameOfParts(having) : [],
  )
}

function nameOfParts(types: readonly string[]): string {
  return `a field of type ${types[0] ?? 'any'}`
}

/**
 * Parses a compiled style sheet.
 *
 * @param path - where it is served: its own relative addresses become paths, since its rules move into pages
 */
export function parseStyles(css: string, path: string): StyleNode[] {
  const moved = css.replace(
    /url\(\s*(["']?)(?![/#]|[a-z]+:)([^"')]+)\1\s*\)/gi,
    (_, _quote, address: string) => `url(${new URL(address, `http://localhost${path}`).pathname})`,
  )
  return nodesOf(postcss.parse(moved))
}

function nodesOf(container: Container): StyleNode[] {
  return (container.nodes ?? []).flatMap((node) => nodeOf(node) ?? [])
}

function nodeOf(node: ChildNode): StyleNode | undefined {
  switch (node.type) {
    case 'rule':
      return ruleOf(node)
    case 'atrule':
      return atRuleOf(node)
    case 'comment':
      return undefined
    case 'decl':
      return whole(node.toString())
  }
}

function ruleOf(rule: Rule): StyleNode {
  const declarations = rule.nodes.flatMap((node): Declaration[] => {
    if (node.type !== 'decl') return []
    const text = node.toString()
    return [{ text, ...(node.prop.startsWith('--') && { sets: node.prop }), reads: readsOf(node.value) }]
  })
  // A rule with rules inside is kept as it is.
  if (rule.nodes.some(({ type }) => type === 'rule' || type === 'atrule')) return whole(rule.toString())
  return {
    kind: 'rule',
    selectors: rule.selectors.map((text) => ({ text, needs: needsOf(text) })),
    declarations,
  }
}

function atRuleOf(rule: AtRule): StyleNode {
  if (groups.has(rule.name) && rule.nodes) {
    const head = `@${rule.name}${rule.params && ` ${rule.params}`}`
    return { kind: 'group', head, reads: rule.params.match(/--[\w-]+/g) ?? [], nodes: nodesOf(rule) }
  }
  return whole(rule.toString(), rule.name === 'property' ? rule.params : undefined)
}

function whole(text: string, sets?: string): StyleNode {
  return {
    kind: 'whole',
    text: text.endsWith('}') ? text : `${text};`,
    ...(sets && { sets }),
    reads: readsOf(text),
  }
}

/** The custom properties that a text reads. */
export function readsOf(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
}

/**
 * What a selector needs on a page. Arguments of pseudo-classes are left out: they hold alternatives and exceptions, so
 * that a rule may be kept without use, but is never missing.
 */
export function needsOf(selector: string): string[] {
  const names = withoutArguments(selector).matchAll(
    /([.#]|::?)?((?:[\w-]|[^\0-\x7f]|\\[\da-f]{1,6}\s?|\\.)+)/giu,
  )
  return [...names].flatMap(([whole, kind = '', name = '']) => {
    if (!kind.startsWith(':')) return `${kind}${kind ? unescape(name) : name.toLowerCase()}`
    const types = fieldParts.find(([parts]) => parts.test(whole))?.[1]
    if (types) return nameOfParts(types)
    return whole === ':host' ? whole : []
  })
}

function withoutArguments(selector: string): string {
  const simple = selector.replace(
    /(\\.)|\[(?:\\.|"[^"]*"|'[^']*'|[^\]\\])*\]|\((?:\\.|[^()\\])*\)/gu,
    (_, escape?: string) => escape ?? '',
  )
  return simple === selector ? simple : withoutArguments(simple)
}

function unescape(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/giu, (_, code?: string, character?: string) =>
    code === undefined ? (character ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
