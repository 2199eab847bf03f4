/**
 * groq-js's syntax tree. Version 2.0.0 ships without the declarations of its node types, each of which is therefore `any`;
 * these describe what its parser returns, and `tree.test.ts` checks that.
 */
export type GroqNode =
  | { type: 'Everything' }
  | { type: 'This' }
  | { type: 'Parent'; n: number }
  | { type: 'Value'; value: unknown }
  | { type: 'Parameter'; name: string }
  | { type: 'Context'; key: string }
  | { type: 'AccessAttribute'; name: string; base?: GroqNode }
  | { type: 'AccessElement'; base: GroqNode; index: number }
  | { type: 'Slice'; base: GroqNode; left: number; right: number; isInclusive: boolean }
  | { type: 'And' | 'Or'; left: GroqNode; right: GroqNode }
  | { type: 'Not' | 'Neg' | 'Pos' | 'Group' | 'Asc' | 'Desc' | 'ArrayCoerce' | 'Deref'; base: GroqNode }
  | { type: 'OpCall'; op: string; left: GroqNode; right: GroqNode }
  | { type: 'InRange'; base: GroqNode; left: GroqNode; right: GroqNode; isInclusive: boolean }
  | { type: 'FuncCall'; namespace: string; name: string; args: GroqNode[] }
  | { type: 'PipeFuncCall'; base: GroqNode; name: string; args: GroqNode[] }
  | { type: 'Filter'; base: GroqNode; expr: GroqNode }
  | { type: 'Map' | 'FlatMap'; base: GroqNode; expr: GroqNode }
  | { type: 'Projection'; base: GroqNode; expr: GroqNode }
  | {
      type: 'Select'
      alternatives: { type?: string; condition: GroqNode; value: GroqNode }[]
      fallback?: GroqNode
    }
  | { type: 'Array'; elements: { type?: string; isSplat: boolean; value: GroqNode }[] }
  | { type: 'Object'; attributes: GroqAttribute[] }
  | { type: 'Tuple'; members: GroqNode[] }
  | { type: 'SelectorFuncCall'; name: string; arg: GroqNode }
  | { type: 'SelectorNested'; base: GroqNode; nested: GroqNode }

export type GroqAttribute =
  | { type: 'ObjectAttributeValue'; name: string; value: GroqNode }
  | { type: 'ObjectConditionalSplat'; condition: GroqNode; value: GroqNode }
  | { type: 'ObjectSplat'; value: GroqNode }

/** True for a node of a syntax tree. Only for parts of a tree: a query's values are data that may look like nodes. */
export function isNode(value: unknown): value is GroqNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Visits every node of a tree, parents first. Values are data and are not visited. */
export function visit(node: unknown, visitor: (node: GroqNode) => void): void {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, visitor)
    return
  }
  if (typeof node !== 'object' || node === null) return
  if (isNode(node)) visitor(node)
  if (isNode(node) && node.type === 'Value') return
  for (const child of Object.values(node)) visit(child, visitor)
}

/** A copy of a node in which `change` has been applied to each child. A value has none. */
export function mapChildren(node: GroqNode, change: (child: GroqNode) => GroqNode): GroqNode {
  if (node.type === 'Value') return node
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each child is replaced by a node, all else is the same
  return mapFields(node, change) as GroqNode
}

function mapFields(node: object, change: (child: GroqNode) => GroqNode): object {
  const map = (child: unknown): unknown => {
    if (Array.isArray(child)) return child.map(map)
    if (isNode(child)) return change(child)
    return typeof child === 'object' && child !== null ? mapFields(child, change) : child
  }
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, map(child)]))
}

/** The conditions of a conjunction: `a && (b && c)` → `[a, b, c]`. */
export function conjuncts(node: GroqNode): GroqNode[] {
  if (node.type === 'Group') return conjuncts(node.base)
  return node.type === 'And' ? [...conjuncts(node.left), ...conjuncts(node.right)] : [node]
}

/** `slug.current` → `['slug', 'current']`; undefined for a path that does not start at the filtered document. */
export function fieldPath(node: GroqNode): string[] | undefined {
  if (node.type !== 'AccessAttribute') return undefined
  if (!node.base || node.base.type === 'This') return [node.name]
  const base = fieldPath(node.base)
  return base && [...base, node.name]
}

/**
 * The texts to which a condition restricts a field: `_type == "town"`, `_id in ["a", "b"]`.
 * Undefined for any other condition.
 */
export function pinnedTo(condition: GroqNode, field: string): string[] | undefined {
  if (condition.type !== 'OpCall') return undefined
  const { op, left, right } = condition
  if (op === 'in') return fieldPath(left)?.join('.') === field ? constantStrings(right) : undefined
  if (op !== '==') return undefined
  const other =
    fieldPath(left)?.join('.') === field ? right : fieldPath(right)?.join('.') === field ? left : undefined
  return other?.type === 'Value' && typeof other.value === 'string' ? [other.value] : undefined
}

function constantStrings(node: GroqNode): string[] | undefined {
  let values: unknown
  if (node.type === 'Value') values = node.value
  else if (node.type === 'Array' && node.elements.every(({ isSplat }) => !isSplat)) {
    values = node.elements.map(({ value }) => (value.type === 'Value' ? value.value : undefined))
  }
  return Array.isArray(values) && values.every((value) => typeof value === 'string') ? values : undefined
}
