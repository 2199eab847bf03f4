import { GroqSyntaxError, parse } from 'groq-js'
import { functionNamed } from './functions/registry.ts'
import { withShortEscapes } from './escapes.ts'
import { findToken, originalCall, withKnownNames } from './names.ts'
import { GroqParseError, toParseError } from './parse-error.ts'
import { type GroqNode, isNode, mapChildren } from './tree.ts'

export { GroqParseError } from './parse-error.ts'

/**
 * Parses a query. Parameters become values in the tree: a tree belongs to one set of parameters.
 *
 * @param mode - `delta` adds `before()`, `after()` and the functions of `delta::`
 * @throws GroqParseError
 */
export function parseGroq(
  query: string,
  params: Record<string, unknown> = {},
  mode: 'normal' | 'delta' = 'normal',
): GroqNode {
  try {
    return checkTree(parseWithKnownNames(query, params, mode), query)
  } catch (error) {
    // A timeout is an error of another realm, for which `instanceof Error` is false.
    if (!(error instanceof Error) || error instanceof GroqParseError) throw error
    throw toParseError(error, query)
  }
}

function parseWithKnownNames(
  query: string,
  params: Record<string, unknown>,
  mode: 'normal' | 'delta',
): GroqNode {
  try {
    // groq-js rejects a comment on the last line without a line break.
    const tree: unknown = parse(`${withShortEscapes(withKnownNames(query, mode))}\n`, { params, mode })
    if (isNode(tree)) return tree
    throw new TypeError('groq-js returned no syntax tree')
  } catch (error) {
    // Parsed again as it was written, so that the position of the error refers to that.
    if (error instanceof GroqSyntaxError) parse(`${query}\n`, { params, mode })
    throw error
  }
}

/** Restores every call as it was written. @throws GroqParseError for a call, parameter or score that is not valid */
function checkTree(parsed: GroqNode, query: string): GroqNode {
  const node = originalCall(parsed) ?? parsed
  if (node.type === 'Parameter') throw missingParameter(node.name, query)
  if (node.type === 'FuncCall') checkCall(node, query)
  if (node.type === 'Slice') checkRange(node, query)
  if (node.type === 'PipeFuncCall' && node.name === 'score') checkScored(node.base, query)
  return mapChildren(node, (child) => checkTree(child, query))
}

function missingParameter(name: string, query: string): GroqParseError {
  const place = findToken(query, `$${name}`) ?? { start: 0, end: query.length }
  return new GroqParseError(`param $${name} referenced, but not provided`, place)
}

/** Functions that are valid only as arguments of certain others, which check them. */
const argumentFunctions = new Set(['boost', 'anywhere'])

function checkCall({ namespace, name, args }: Extract<GroqNode, { type: 'FuncCall' }>, query: string): void {
  if (namespace === 'global' && argumentFunctions.has(name)) return
  const place = findToken(query, name) ?? { start: 0, end: query.length }
  const called = functionNamed(namespace, name)
  if (!called) throw new GroqParseError(`Undefined function: ${name}`, place)
  if (args.length >= called.minArgs && args.length <= called.maxArgs) return
  const expected = called.minArgs === called.maxArgs ? ` Expected ${called.minArgs}, got ${args.length}.` : ''
  throw new GroqParseError(`Incorrect number of arguments to function ${name}().${expected}`, place)
}

function checkRange({ left, right }: Extract<GroqNode, { type: 'Slice' }>, query: string): void {
  if (Number.isInteger(left) && Number.isInteger(right)) return
  throw new GroqParseError('subscript ranges must have integer endpoints', { start: 0, end: query.length })
}

/** Only lists of documents can be scored: neither projections nor a single document. */
function checkScored(base: GroqNode, query: string): void {
  if (base.type === 'Group') return checkScored(base.base, query)
  const isProjected = base.type === 'Map' && base.expr.type === 'Projection'
  if (!isProjected && !['AccessElement', 'Projection'].includes(base.type)) return
  const place = findToken(query, 'score') ?? { start: 0, end: query.length }
  throw new GroqParseError('score() can only be applied to documents', place)
}
