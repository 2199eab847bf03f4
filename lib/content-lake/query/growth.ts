import { type GroqNode, isNode } from '../groq/tree.ts'

/** Length of an ordinary text or list, in characters. */
const typicalLength = 64 * 1024
/** Longest value on the main thread, in characters: that thread has no memory limit of its own. */
const maxLength = 64 * 1024 * 1024

/** By how much a join is assumed to lengthen a list's texts. */
const join = 16

/**
 * Whether a query can create texts or lists too long for the main thread. Those that are long because there are many
 * documents take time, so that the time budget stops them; but `{"a": a + a}`, repeated thirty times, takes none.
 *
 * @param given - characters of the parameters
 */
export function isExplosive(tree: GroqNode, given: number): boolean {
  return growthOf(tree) * Math.max(typicalLength, given) > maxLength
}

/** By which factor a value can be longer than its parts. */
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
  // A value computed from a grown one multiplies its growth.
  const { base, ...others }: { base?: unknown; [field: string]: unknown } = { ...node }
  return growthOf(base) * greatest(Object.values(others).map(growthOf))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The greatest number, at least 1; without `Math.max(...numbers)`, which fails for very long lists. */
function greatest(numbers: number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 1)
}
