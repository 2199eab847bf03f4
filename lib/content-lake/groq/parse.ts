import { GroqSyntaxError, parse } from 'groq-js'
import { functionNamed } from './functions/registry.ts'
import { withShortEscapes } from './escapes.ts'
import { findName, originalCall, withKnownNames } from './names.ts'
import { GroqParseError, toParseError } from './parse-error.ts'
import type { GroqNode } from './tree.ts'

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
    return checked(parseWithKnownNames(query, params, mode), query) as GroqNode
  } catch (error) {
    // A query that runs out of time is stopped by an error that is none of this realm.
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
    // A comment on the last line has to end somewhere, or groq-js refuses it.
    return parse(`${withShortEscapes(withKnownNames(query, mode))}\n`, { params, mode }) as GroqNode
  } catch (error) {
    // Places are told in the query as it was written.
    if (error instanceof GroqSyntaxError) parse(`${query}\n`, { params, mode })
    throw error
  }
}

/** The tree with every call as it was written, and no call, parameter or score that cannot be evaluated. */
function checked(node: unknown, query: string): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => checked(item, query))
  if (typeof node !== 'object' || node === null) return node
  const groqNode = (originalCall(node as GroqNode) ?? node) as GroqNode
  if (groqNode.type === 'Value') return groqNode
  if (groqNode.type === 'Parameter') throw missingParameter(groqNode.name, query)
  if (groqNode.type === 'FuncCall') checkCall(groqNode, query)
  if (groqNode.type === 'Slice') checkRange(groqNode, query)
  if (groqNode.type === 'PipeFuncCall' && groqNode.name === 'score') checkScored(groqNode.base, query)
  const children = Object.entries(groqNode).map(([key, child]) => [key, checked(child, query)] as const)
  return Object.fromEntries(children)
}

function missingParameter(name: string, query: string): GroqParseError {
  const place = findName(query, `$${name}`) ?? { start: 0, end: query.length }
  return new GroqParseError(`param $${name} referenced, but not provided`, place)
}

/** Functions that have a meaning only inside of another one; the ones around them see to it. */
const dependent = new Set(['boost', 'anywhere'])

function checkCall({ namespace, name, args }: Extract<GroqNode, { type: 'FuncCall' }>, query: string): void {
  if (namespace === 'global' && dependent.has(name)) return
  const place = findName(query, name) ?? { start: 0, end: query.length }
  const called = functionNamed(namespace, name)
  if (!called) throw new GroqParseError(`Undefined function: ${name}`, place)
  if (args.length >= called.least && args.length <= called.most) return
  const expected = called.least === called.most ? ` Expected ${called.least}, got ${args.length}.` : ''
  throw new GroqParseError(`Incorrect number of arguments to function ${name}().${expected}`, place)
}

function checkRange({ left, right }: Extract<GroqNode, { type: 'Slice' }>, query: string): void {
  if (Number.isInteger(left) && Number.isInteger(right)) return
  throw new GroqParseError('subscript ranges must have integer endpoints', { start: 0, end: query.length })
}

/** What was projected, or is no list, has no documents left that could be scored. */
function checkScored(base: GroqNode, query: string): void {
  if (base.type === 'Group') return checkScored(base.base, query)
  const isProjected = base.type === 'Map' && base.expr.type === 'Projection'
  if (!isProjected && !['AccessElement', 'Projection'].includes(base.type)) return
  const place = findName(query, 'score') ?? { start: 0, end: query.length }
  throw new GroqParseError('score() can only be applied to documents', place)
}
