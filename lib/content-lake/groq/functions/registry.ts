import type { GroqNode } from '../tree.ts'
import { ARRAY } from './array.ts'
import { DELTA, DIFF } from './diff.ts'
import type { GroqFunction } from './function.ts'
import { GEO, GEO_CONSTRUCTOR } from './geo.ts'
import { DATE_TIME, GLOBAL, STRING } from './global.ts'
import { MATH } from './math.ts'
import { PT } from './portable-text.ts'
import { DOCUMENTS, MEDIA, RELEASES, SANITY, USER } from './sanity.ts'
import { TEXT } from './text.ts'

const NAMESPACES: Record<string, Record<string, GroqFunction>> = {
  array: ARRAY,
  dateTime: DATE_TIME,
  delta: DELTA,
  diff: DIFF,
  documents: DOCUMENTS,
  geo: GEO,
  global: { ...GLOBAL, geo: GEO_CONSTRUCTOR },
  math: MATH,
  media: MEDIA,
  pt: PT,
  releases: RELEASES,
  sanity: SANITY,
  string: STRING,
  text: TEXT,
  user: USER,
}

/** The function of a name; undefined when there is none. */
export function functionNamed(namespace: string, name: string): GroqFunction | undefined {
  const functions = Object.hasOwn(NAMESPACES, namespace) ? NAMESPACES[namespace] : undefined
  return functions && Object.hasOwn(functions, name) ? functions[name] : undefined
}

/** True for a part of a query that looks at all documents: `*`, and functions like `releases::all()`. */
export function readsEverything(node: GroqNode): boolean {
  if (node.type !== 'FuncCall') return node.type === 'Everything'
  return functionNamed(node.namespace, node.name)?.readsEverything === true
}
