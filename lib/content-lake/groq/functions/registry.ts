import type { GroqNode } from '../tree.ts'
import { array } from './array.ts'
import { delta, diff } from './diff.ts'
import type { GroqFunction } from './function.ts'
import { geo, geoConstructor } from './geo.ts'
import { dateTime, globalFunctions, string } from './global.ts'
import { math } from './math.ts'
import { pt } from './portable-text.ts'
import { documents, media, releases, sanity, user } from './sanity.ts'
import { text } from './text.ts'

const namespaces: Record<string, Record<string, GroqFunction>> = {
  array,
  dateTime,
  delta,
  diff,
  documents,
  geo,
  global: { ...globalFunctions, geo: geoConstructor },
  math,
  media,
  pt,
  releases,
  sanity,
  string,
  text,
  user,
}

/** The function of a name; undefined when there is none. */
export function functionNamed(namespace: string, name: string): GroqFunction | undefined {
  const functions = Object.hasOwn(namespaces, namespace) ? namespaces[namespace] : undefined
  return functions && Object.hasOwn(functions, name) ? functions[name] : undefined
}

/** True for an expression that reads all documents: `*`, and functions like `releases::all()`. */
export function readsEverything(node: GroqNode): boolean {
  if (node.type !== 'FuncCall') return node.type === 'Everything'
  return functionNamed(node.namespace, node.name)?.readsEverything === true
}
