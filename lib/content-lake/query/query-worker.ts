import { parentPort, workerData } from 'node:worker_threads'
import { LakeError } from '../errors.ts'
import { openReader } from '../store/database.ts'
import { DocumentSet } from '../store/document-set.ts'
import { type Answer, compile, evaluate, type Question } from './evaluate.ts'
import type { Perspective } from './perspective.ts'
import { createView } from './view.ts'

/** A query that took too long for the main thread. */
export interface WorkerJob {
  id: number
  question: Question
  perspective: Perspective
  onlyRoot: boolean
}

export type WorkerReply =
  | { id: number; answer: Answer }
  | { id: number; failure: { status: number; message: string; body: Record<string, unknown> } }

const reader = openReader((workerData as { dataDir: string }).dataDir)
let loaded: { dataset: string; version: unknown; documents: DocumentSet } | undefined

parentPort?.on('message', (job: WorkerJob) => {
  parentPort?.postMessage(reply(job))
})

function reply({ id, question, perspective, onlyRoot }: WorkerJob): WorkerReply {
  try {
    const documents = current(question.dataset)
    return { id, answer: evaluate(compile(question), question, createView(documents, perspective, onlyRoot)) }
  } catch (error) {
    if (error instanceof LakeError) {
      return { id, failure: { status: error.status, message: error.message, body: error.body } }
    }
    throw error
  }
}

/** The dataset as committed; read again whenever the main thread has written in between. */
function current(dataset: string): DocumentSet {
  // The data version is read before the documents: a commit in between only costs one more reading.
  const version = reader.prepare('PRAGMA data_version').get()?.data_version
  if (loaded?.dataset !== dataset || loaded.version !== version) {
    loaded = { dataset, version, documents: DocumentSet.load(reader, dataset) }
  }
  return loaded.documents
}
