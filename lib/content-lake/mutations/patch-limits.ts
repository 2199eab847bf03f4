import { oddNames } from '../json.ts'
import type { PatchOperations } from './schema.ts'

const longestPath = 2000
const mostSteps = 128
/** Each `..` looks through all below what the one before it found. */
const mostDescents = 3
/** A range names each of its places, whether or not there is something. */
const largestPlace = 99_999

/**
 * Refuses paths that would keep the server busy, or nest a document deeper than can be handled.
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
  const places = insert && [insert].flatMap(({ items: _items, ...place }) => Object.values(place))
  return [
    ...[set, setIfMissing, inc, dec, diffMatchPatch].flatMap((fields) => Object.keys(fields ?? {})),
    ...(unset ?? []),
    ...(places ?? []),
  ]
}

function problemOf(path: string): string | undefined {
  if (path.length > longestPath) return `is longer than ${longestPath} characters`
  if ([...oddNames].some((name) => path.includes(name))) return 'names what no document can have'
  const bare = path.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""')
  if ((bare.match(/[.[]/g) ?? []).length > mostSteps) return `has more than ${mostSteps} steps`
  if (bare.split('..').length - 1 > mostDescents) return `descends more than ${mostDescents} times`
  const places = bare.match(/\[[^\]]*:[^\]]*\]/g)?.flatMap((range) => range.match(/\d+/g) ?? []) ?? []
  if (places.some((place) => Number(place) > largestPlace)) return `reaches beyond place ${largestPlace}`
  return undefined
}
