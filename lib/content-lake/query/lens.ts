import { isDraftId, isRootId, isVersionId, publishedId } from '../document-id.ts'
import type { DocumentSet } from '../store/document-set.ts'
import { isMarkedForDeletion } from '../marked-for-deletion.ts'
import type { LakeDocument } from '../types.ts'
import type { Perspective } from './perspective.ts'

/** What one kind of reader sees of the stored documents in one perspective. */
export type Lens = {
  /** Every id under which a document may be visible, in order. */
  ids(): Iterable<string>
  /** The document that is visible under an id. */
  see(id: string): LakeDocument | undefined
  /** The id under which a stored document is shown, if it is visible. */
  shownAs(storedId: string): string
}

/**
 * Documents as a stack shows them, by their stored id. Shared by all stacks over the same documents, so that each
 * document is shown by one object only.
 */
export type Overlaid = Map<string, { stored: LakeDocument; shown: LakeDocument }>

/** `onlyRoot` hides every document whose id has a dot. */
export function createLens(
  documents: DocumentSet,
  perspective: Perspective,
  { onlyRoot, overlaid }: { onlyRoot: boolean; overlaid: Overlaid },
): Lens {
  if (perspective === 'raw' && !onlyRoot) return filterLens(documents, () => true)
  // A reader who may not see drafts sees every other perspective as if there were none.
  if (onlyRoot) return filterLens(documents, isRootId)
  return typeof perspective === 'string'
    ? filterLens(documents, isBaseId)
    : stackLens(documents, perspective, overlaid)
}

function filterLens(documents: DocumentSet, visible: (id: string) => boolean): Lens {
  return {
    ids: () => documents.all.map(({ _id }) => _id),
    see: (id) => (visible(id) ? documents.get(id) : undefined),
    shownAs: (storedId) => storedId,
  }
}

/** Each document once, by its published id, in the version that the first layer holding one gives it. */
function stackLens(documents: DocumentSet, stack: string[], overlaid: Overlaid): Lens {
  const prefixes = stack.map((layer) => (layer === 'drafts' ? 'drafts.' : `versions.${layer}.`))
  const stored = (id: string): LakeDocument | undefined => {
    for (const prefix of prefixes) {
      const version = documents.get(prefix + id)
      if (version) return version
    }
    return isBaseId(id) ? documents.get(id) : undefined
  }
  return {
    *ids() {
      const ids = new Set(documents.all.map(({ _id }) => _id).filter(isBaseId))
      const base = ids.size
      for (const id of documents.versions.publishedIds()) ids.add(id)
      yield* ids.size === base ? ids : [...ids].toSorted()
    },
    see(id) {
      const document = stored(id)
      if (!document || isMarkedForDeletion(document)) return undefined
      const known = overlaid.get(document._id)
      if (known?.stored === document) return known.shown
      const shown: LakeDocument = { ...document, _id: id, _originalId: document._id }
      overlaid.set(document._id, { stored: document, shown })
      return shown
    },
    shownAs(storedId) {
      if (!documents.get(storedId)) overlaid.delete(storedId)
      return publishedId(storedId)
    },
  }
}

function isBaseId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id)
}
