import { arrayMove } from '@dnd-kit/sortable'

/** A version of a document as it is stored; the published one and its draft are two. */
export type StoredPlace = { _id: string; order?: number | null }

/** A document with the ids of its versions, in their order in the list. */
export type Placed = { id: string; order: number; versions: StoredPlace[] }

const draft = /^drafts\./

/** One entry per document, in the order in which the site shows them. Documents without a place come last. */
export function byPlace(stored: readonly StoredPlace[]): Placed[] {
  const documents = new Map<string, StoredPlace[]>()
  for (const version of stored) {
    // Versions of a release are not on the site.
    if (version._id.startsWith('versions.')) continue
    const id = version._id.replace(draft, '')
    documents.set(id, [...(documents.get(id) ?? []), version])
  }
  return [...documents]
    .map(([id, versions]) => {
      const shown = versions.find(({ _id }) => !draft.test(_id)) ?? versions[0]
      return { id, versions, order: shown?.order ?? Number.POSITIVE_INFINITY }
    })
    .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id))
}

/** Whether a document is unpublished or has unpublished changes; undefined when it has neither. */
export function stateOf({ versions }: Placed): string | undefined {
  if (!versions.some(({ _id }) => draft.test(_id))) return undefined
  return versions.length > 1 ? 'Edited' : 'Not published'
}

/**
 * The list after a document was dropped on the place of another, and the changes to save. Places are counted in tens.
 */
export function moved(
  rows: readonly Placed[],
  id: string,
  overId: string,
): { rows: Placed[]; changes: { id: string; order: number }[] } {
  const indexOf = (wanted: string) => rows.findIndex((row) => row.id === wanted)
  const placed = arrayMove([...rows], indexOf(id), indexOf(overId)).map((row, index) => ({
    row,
    order: (index + 1) * 10,
  }))
  const changes = placed.flatMap(({ row: { versions }, order }) =>
    versions.filter((version) => version.order !== order).map(({ _id }) => ({ id: _id, order })),
  )
  const next = placed.map(({ row, order }) => ({
    ...row,
    order,
    versions: row.versions.map((version) => ({ ...version, order })),
  }))
  return { rows: next, changes }
}
