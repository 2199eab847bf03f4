import type { DocumentSet } from '../store/document-set.ts'
import type { WorkerJob } from './query-worker.ts'

/** More changes than this are read from the database rather than sent. */
const maxSent = 1_000

/** Which documents, in which state, have been sent to the thread of slow queries. */
export class WorkerCopy {
  #sent: { documents: WeakRef<DocumentSet>; revision: number } | undefined

  /**
   * The changes to send to the thread before it queries these documents; they count as sent. A dataset
   * that was deleted and created again has another set of documents, and is read anew.
   */
  changesOf(documents: DocumentSet): WorkerJob['changes'] {
    const { revision } = documents
    const ids =
      this.#sent?.documents.deref() === documents ? documents.changedSince(this.#sent.revision) : undefined
    this.#sent = { documents: new WeakRef(documents), revision }
    if (!ids || ids.size > maxSent) return 'reload'
    return [...ids].map((id) => ({ id, result: documents.get(id) ?? null }))
  }
}
