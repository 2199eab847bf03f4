import { richText } from './portable-text.ts'

/** A point with an icon, whose name the schema validates. */
type Feature = { title: string; text: string; icon?: string }

/** Adds to each item what objects in a stored array need: a type and a stable key. */
export function listOf<Item extends object>(type: string, items: Item[]) {
  return items.map((item, index) => ({ _type: type, _key: `k${index + 1}`, ...item }))
}

/** Benefits, values or guarantees. */
export function features(...items: Feature[]) {
  return listOf('feature', items)
}

/** Numbered steps. */
export function steps(...items: { title: string; text: string }[]) {
  return listOf('step', items)
}

/** Questions whose answers are Markdown. */
export function questions(...items: { question: string; answer: string }[]) {
  return listOf(
    'questionAnswer',
    items.map(({ question, answer }) => ({ question, answer: richText(answer) })),
  )
}

/** The closing invitation of a page. */
export function callToAction(heading: string, text: string) {
  return { _type: 'callToAction', heading, text, buttonLabel: 'Get a Free Quote' }
}

/** How a page appears in search results. */
export function seo(title: string, description: string) {
  return { _type: 'seo', title, description }
}

/** A reference to another document. */
export function reference(id: string) {
  return { _type: 'reference', _ref: id }
}

/** An array of references in this order. */
export function references(ids: string[]) {
  return ids.map((id, index) => ({ ...reference(id), _key: `k${index + 1}` }))
}

/** An array of references to documents that may still be deleted. */
export function weakReferences(ids: string[]) {
  return references(ids).map((entry) => ({ ...entry, _weak: true }))
}
