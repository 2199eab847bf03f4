import type { GroqNode } from '../groq/tree.ts'

/** A text or list of ordinary length, in characters. */
const ordinary = 64 * 1024
/** Longest that the main thread lets a value become, in characters: it has no limit of memory of its own. */
const maximumBytes = 64 * 1024 * 1024

/** What a join is taken to lengthen a list's texts by. */
const join = 16

/**
 * Whether a query can make texts or lists too long for the thread of the documents. Those that are only long because
 * the documents are many take time to build, which stops them; but `{"a": a + a}`, thirty times over, takes none.
 *
 * @param given - characters of the parameters
 */
export function isExplosive(tree: GroqNode, given: number): boolean {
  return growthOf(tree) * Math.max(ordinary, given) > maximumBytes
}

/** How many times as long as what it is made of a value can be. */
function growthOf(node: unknown): number {
  if (Array.isArray(node)) return most(node.map(growthOf))
  if (typeof node !== 'object' || node === null || isValue(node)) return 1
  const known = node as GroqNode
  if (known.type === 'OpCall' && known.op === '+') return growthOf(known.left) + growthOf(known.right)
  if (known.type === 'Array') {
    const [spread, single] = [true, false].map((isSplat) =>
      known.elements.filter((element) => element.isSplat === isSplat).map(({ value }) => growthOf(value)),
    ) as [number[], number[]]
    return Math.max(most(single), sum(spread))
  }
  if (known.type === 'FuncCall' && known.namespace === 'array' && known.name === 'join') {
    return join * known.args.reduce((product, argument) => product * growthOf(argument), 1)
  }
  // What is worked out from something that has grown grows on from there.
  const { base, ...others } = node as { base?: unknown }
  return growthOf(base) * most(Object.values(others).map(growthOf))
}

function isValue(node: object): boolean {
  return 'type' in node && node.type === 'Value'
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** At least 1. A list can have more elements than a function can have arguments. */
function most(numbers: number[]): number {
  return numbers.reduce((greatest, number) => Math.max(greatest, number), 1)
}
