import { reservedNames } from '../json.ts'
import type { PatchOperations } from './schema.ts'

const maxLength = 2000
const maxSteps = 128
/** Each `..` searches everything below the matches of the one before it. */
const maxDescents = 3
/** A range is expanded into its indexes, whether or not there are elements. */
const maxIndex = 99_999

/**
 * Refuses paths that are expensive to evaluate, or that nest a document too deeply.
 *
 * @throws Error that names the path
 */
export function checkPaths(operations: PatchOperations): void {
  for (const path of pathsOf(operations)) {
    const problem = problemOf(path)
    if (problem) throw new Error(`The path "${path.slice(0, 80)}" ${problem}`)
  }
}

function pathsOf({ set, setIfMissing, inc, dec, diffMatchPatch, unset, insert }: PatchOperations): string[] {
  const targets = insert && [insert].flatMap(({ items: _items, ...target }) => Object.values(target))
  return [
    ...[set, setIfMissing, inc, dec, diffMatchPatch].flatMap((fields) => Object.keys(fields ?? {})),
    ...(unset ?? []),
    ...(targets ?? []),
  ]
}

function problemOf(path: string): string | undefined {
  if (path.length > maxLength) return `is longer than ${maxLength} characters`
  if ([...reservedNames].some((name) => path.includes(name))) return 'names a field that no document can have'
  const bare = path.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""')
  if ((bare.match(/[.[]/g) ?? []).length > maxSteps) return `has more than ${maxSteps} steps`
  if (bare.split('..').length - 1 > maxDescents) return `descends more than ${maxDescents} times`
  const indexes = bare.match(/\[[^\]]*:[^\]]*\]/g)?.flatMap((range) => range.match(/\d+/g) ?? []) ?? []
  if (indexes.some((index) => Number(index) > maxIndex)) return `reaches beyond index ${maxIndex}`
  return undefined
}
