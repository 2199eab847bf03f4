import { isDraftId, isRootId, isVersionId, publishedId } from '../document-id.ts'
import type { DocumentSet } from '../store/document-set.ts'
import { isMarkedForDeletion } from '../marked-for-deletion.ts'
import type { LakeDocument } from '../types.ts'
import type { Perspective } from './perspective.ts'

/** The stored documents that one kind of reader sees in one perspective. */
export type VisibleDocuments = {
  /** Every id under which a document may be visible, in order. */
  ids(): Iterable<string>
  /** The document that is visible under an id. */
  get(id: string): LakeDocument | undefined
  /** The id under which a stored document is shown, if it is visible. */
  visibleId(storedId: string): string
}

/**
 * Documents as a stack of layers shows them, by their stored id. All stacks over the same documents share it, so that each
 * document is shown as one object only.
 */
export type OverlayCache = Map<string, { stored: LakeDocument; shown: LakeDocument }>

/** `onlyRoot` hides every document whose id has a dot. */
export function visibleDocuments(
  documents: DocumentSet,
  perspective: Perspective,
  { onlyRoot, overlayCache }: { onlyRoot: boolean; overlayCache: OverlayCache },
): VisibleDocuments {
  if (perspective === 'raw' && !onlyRoot) return filteredDocuments(documents, () => true)
  // To a reader who may not see drafts, every other perspective looks as if there were none.
  if (onlyRoot) return filteredDocuments(documents, isRootId)
  return typeof perspective === 'string'
    ? filteredDocuments(documents, isBaseId)
    : stackedDocuments(documents, perspective, overlayCache)
}

function filteredDocuments(documents: DocumentSet, visible: (id: string) => boolean): VisibleDocuments {
  return {
    ids: () => documents.all.map(({ _id }) => _id),
    get: (id) => (visible(id) ? documents.get(id) : undefined),
    visibleId: (storedId) => storedId,
  }
}

/** Each document once, under its published id, in the version of the first layer that has one. */
function stackedDocuments(
  documents: DocumentSet,
  stack: string[],
  overlayCache: OverlayCache,
): VisibleDocuments {
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
    get(id) {
      const document = stored(id)
      if (!document || isMarkedForDeletion(document)) return undefined
      const known = overlayCache.get(document._id)
      if (known?.stored === document) return known.shown
      const shown: LakeDocument = { ...document, _id: id, _originalId: document._id }
      overlayCache.set(document._id, { stored: document, shown })
      return shown
    },
    visibleId(storedId) {
      if (!documents.get(storedId)) overlayCache.delete(storedId)
      return publishedId(storedId)
    },
  }
}

function isBaseId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id)
}
