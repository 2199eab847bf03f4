import { createHash } from 'node:crypto'
import { readsEverything } from '../groq/functions/registry.ts'
import { conjuncts, type GroqNode, pinnedTo, visit } from '../groq/tree.ts'

/**
 * Sync tags link a query's result to the changes that can alter it: a live event carries the tags of what changed, and a
 * client that holds a result with one of them fetches it again. A tag stands for a type, a document id, or everything.
 */
export type TagScope = {
  /** Undefined when the query can reach documents of any type. */
  types: Set<string> | undefined
  ids: Set<string>
}

/** What a query can reach, from its syntax tree before narrowing. */
export function scopeOf(tree: GroqNode): TagScope {
  const scope: TagScope = { types: new Set(), ids: new Set() }
  let filtered = 0
  let everything = 0
  visit(tree, (node) => {
    if (readsEverything(node)) everything++
    if (node.type !== 'Filter' || node.base.type !== 'Everything') return
    const conditions = conjuncts(node.expr)
    const types = conditions.map((condition) => pinnedTo(condition, '_type')).find(Boolean)
    const ids = conditions.map((condition) => pinnedTo(condition, '_id')).find(Boolean)
    if (!types && !ids) return
    filtered++
    if (ids) for (const id of ids) scope.ids.add(id)
    else for (const type of types ?? []) scope.types?.add(type)
  })
  // If any `*` is without a filter by type or id, any change may alter the result.
  if (everything > filtered) scope.types = undefined
  return scope
}

/** The tags of a result: of what its query can reach, and of the references that it followed. */
export function tagsOfResult(
  dataset: string,
  scope: TagScope,
  followed: { types: Iterable<string>; missingIds: Iterable<string> },
): string[] {
  if (!scope.types) return [tag(dataset, 'all', '')]
  const types = new Set([...scope.types, ...followed.types])
  const ids = new Set([...scope.ids, ...followed.missingIds])
  return [
    ...[...types].toSorted().map((type) => tag(dataset, 'type', type)),
    ...[...ids].toSorted().map((id) => tag(dataset, 'id', id)),
  ]
}

/** The tags of a change. `publishedId` maps drafts and versions to the id that queries use. */
export function tagsOfChange(
  {
    dataset,
    changes,
  }: {
    dataset: string
    changes: { id: string; previous: { _type: string } | null; result: { _type: string } | null }[]
  },
  publishedId: (id: string) => string,
): string[] {
  const tags = new Set<string>([tag(dataset, 'all', '')])
  for (const { id, previous, result } of changes) {
    for (const document of [previous, result]) if (document) tags.add(tag(dataset, 'type', document._type))
    tags.add(tag(dataset, 'id', id))
    tags.add(tag(dataset, 'id', publishedId(id)))
  }
  return [...tags]
}

/** Short and opaque: anonymous readers see tags too. */
function tag(dataset: string, kind: string, name: string): string {
  return `s1:${createHash('sha256').update(`${dataset}\n${kind}\n${name}`).digest('base64url').slice(0, 8)}`
}
