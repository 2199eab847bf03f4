import { referencesOf } from '../document-references.ts'
import { mutationError } from '../errors.ts'
import type { LakeDocument } from '../types.ts'
import type { MutationOutcome, PendingTransaction } from './apply-mutations.ts'

/** The documents before the transaction. */
type StoredDocuments = {
  get(id: string): LakeDocument | undefined
  /** `strongSourcesOf` names the documents with a strong reference to one. */
  references: { strongSourcesOf(target: string): Iterable<string> }
}

/**
 * Refuses a transaction that leaves a strong reference without its target. Only the state after the whole transaction
 * counts: it may create two documents that refer to each other.
 *
 * @throws LakeError 409 `mutationError` that names both documents.
 */
export function checkReferences(
  { overlay, outcomes }: Pick<PendingTransaction, 'overlay' | 'outcomes'>,
  stored: StoredDocuments,
): void {
  const indexOf = (id: string): number =>
    outcomes.findLast((outcome: MutationOutcome) => outcome.id === id)?.index ?? 0
  const exists = (id: string): boolean => {
    const changed = overlay.get(id)
    return changed === undefined ? stored.get(id) !== undefined : changed !== null
  }

  for (const [id, document] of overlay) {
    if (document) {
      const broken = referencesOf(document).find(({ target, isStrong }) => isStrong && !exists(target))
      if (!broken) continue
      throw mutationError(409, [
        {
          index: indexOf(id),
          error: {
            type: 'documentReferenceDoesNotExistError',
            description: `Document "${id}" references non-existent document "${broken.target}"`,
            id,
            referenceID: broken.target,
          },
        },
      ])
    }
    const referring = [...stored.references.strongSourcesOf(id)].filter((source) => {
      const changed = overlay.get(source)
      if (changed === undefined) return true
      return changed !== null && referencesOf(changed).some((found) => found.isStrong && found.target === id)
    })
    if (referring.length > 0) {
      throw mutationError(409, [
        {
          index: indexOf(id),
          error: {
            type: 'documentHasExistingReferencesError',
            description: `Document "${id}" cannot be deleted as there are references to it from "${referring[0]}"`,
            id,
            referencingIDs: referring,
          },
        },
      ])
    }
  }
}
