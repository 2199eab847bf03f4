import type { DocumentSet } from '../store/document-set.ts'
import type { WorkerJob } from './query-worker.ts'

/** More changes than this are read from the database rather than sent. */
const mostSent = 1_000

/** What the thread of slow queries has been told about which documents. */
export class WorkerCopy {
  #told: { documents: WeakRef<DocumentSet>; revision: number } | undefined

  /**
   * What the thread has to learn before it answers for these documents; it counts as told. A dataset
   * that was deleted and created again has another set of documents, and is read anew.
   */
  changesOf(documents: DocumentSet): WorkerJob['changes'] {
    const { revision } = documents
    const ids =
      this.#told?.documents.deref() === documents ? documents.changedSince(this.#told.revision) : undefined
    this.#told = { documents: new WeakRef(documents), revision }
    if (!ids || ids.size > mostSent) return 'reload'
    return [...ids].map((id) => ({ id, result: documents.get(id) ?? null }))
  }
}
