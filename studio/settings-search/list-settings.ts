import type { ObjectField, Schema, SchemaType } from 'sanity'

/** A field of one of the site's own documents, and the way to it in its form. */
export type Setting = {
  /** The id and the type of the document. */
  document: string
  /** The field, as a form's address names it. */
  path: string
  title: string
  description: string
  /** The titles of the document, the tab and the section around the field. */
  trail: string[]
}

/** All fields of these documents; lists and formatted texts count as one field. */
export function listSettings(schema: Pick<Schema, 'get'>, documents: readonly string[]): Setting[] {
  return documents.flatMap((document) => {
    const type = schema.get(document)
    return type ? fieldsOf(type, { document, path: [], trail: [titleOf(type)] }) : []
  })
}

type Place = { document: string; path: string[]; trail: string[] }

function fieldsOf(type: SchemaType, place: Place): Setting[] {
  if (!('fields' in type) || type.jsonType !== 'object') return []
  const groups = new Map((type.groups ?? []).map(({ name, title }) => [name, title ?? name]))
  return type.fields
    .filter((field) => field.type.hidden !== true)
    .flatMap((field) => {
      const [group] = [field.group ?? []].flat()
      const tab = group === undefined ? undefined : groups.get(group)
      const path = [...place.path, field.name]
      const trail = tab === undefined || place.trail.includes(tab) ? place.trail : [...place.trail, tab]
      const inner = isSection(field)
        ? fieldsOf(field.type, { ...place, path, trail: [...trail, titleOf(field.type)] })
        : []
      return inner.length > 0 ? inner : [settingOf(field, { ...place, path, trail })]
    })
}

/** Objects of fields that an editor sees one by one; a photograph or a link is a single thing. */
const isSection = ({ type }: ObjectField) =>
  type.jsonType === 'object' && !['image', 'reference', 'slug'].some((name) => isOfType(type, name))

function isOfType(type: SchemaType | null | undefined, name: string): boolean {
  return type?.name === name || (type?.type ? isOfType(type.type, name) : false)
}

function settingOf({ type }: ObjectField, { document, path, trail }: Place): Setting {
  const description = typeof type.description === 'string' ? type.description : ''
  return { document, path: path.join('.'), title: titleOf(type), description, trail }
}

const titleOf = (type: SchemaType) => type.title ?? type.name

/** The settings with all of these words in their title, their description or the titles around them, the best first. */
export function findSettings(settings: readonly Setting[], query: string): Setting[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const beginning = words.join(' ')
  return settings
    .map((setting) => {
      const isFirst = beginning !== '' && setting.title.toLowerCase().startsWith(beginning)
      return { setting, score: scoreOf(setting, words) + (isFirst ? 1 : 0) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ setting }) => setting)
}

function scoreOf({ title, description, trail }: Setting, words: string[]): number {
  const texts: [string, number][] = [
    [title, 3],
    [trail.join(' '), 2],
    [description, 1],
  ]
  const scores = words.map((word) =>
    Math.max(...texts.map(([text, score]) => (text.toLowerCase().includes(word) ? score : 0))),
  )
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 1)
}
