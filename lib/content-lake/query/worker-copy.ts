import type { DocumentSet } from '../store/document-set.ts'
import type { WorkerJob } from './query-worker.ts'

/** For more changes than this, the thread loads all documents from the database. */
const maxSent = 1_000

/** The set and revision of the documents that the query thread has. */
export class WorkerCopy {
  #sent: { documents: WeakRef<DocumentSet>; revision: number } | undefined

  /**
   * The changes to send to the thread before it queries these documents; they count as sent. A dataset that was deleted and
   * created again has another set of documents, and is loaded again.
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
