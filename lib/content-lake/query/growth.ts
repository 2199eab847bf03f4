import { type GroqNode, isNode } from '../groq/tree.ts'

/** A text or list of usual length, in characters. */
const usualLength = 64 * 1024
/** Longest that the main thread lets a value become, in characters: it has no limit of memory of its own. */
const maxLength = 64 * 1024 * 1024

/** How much longer a join is taken to make a list's texts. */
const join = 16

/**
 * Whether a query can make texts or lists too long for the thread of the documents. Those that are only long because
 * the documents are many take time to build, which stops them; but `{"a": a + a}`, thirty times over, takes none.
 *
 * @param given - characters of the parameters
 */
export function isExplosive(tree: GroqNode, given: number): boolean {
  return growthOf(tree) * Math.max(usualLength, given) > maxLength
}

/** How many times as long as its parts a value can be. */
function growthOf(node: unknown): number {
  if (Array.isArray(node)) return greatest(node.map(growthOf))
  if (typeof node !== 'object' || node === null) return 1
  if (isNode(node)) {
    if (node.type === 'Value') return 1
    if (node.type === 'OpCall' && node.op === '+') return growthOf(node.left) + growthOf(node.right)
    if (node.type === 'Array') {
      const growths = (isSplat: boolean): number[] =>
        node.elements.filter((element) => element.isSplat === isSplat).map(({ value }) => growthOf(value))
      return Math.max(greatest(growths(false)), sum(growths(true)))
    }
    if (node.type === 'FuncCall' && node.namespace === 'array' && node.name === 'join') {
      return join * node.args.reduce((product, argument) => product * growthOf(argument), 1)
    }
  }
  // A value that is computed from one that has grown grows on from there.
  const { base, ...others }: { base?: unknown; [field: string]: unknown } = { ...node }
  return growthOf(base) * greatest(Object.values(others).map(growthOf))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** At least 1. A list can have more elements than a function can have arguments. */
function greatest(numbers: number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 1)
}
