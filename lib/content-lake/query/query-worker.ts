import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { LakeError } from '../errors.ts'
import { openReader } from '../store/database.ts'
import { DocumentSet } from '../store/document-set.ts'
import type { DocumentChange } from '../types.ts'
import { AnswerTooLong, answerTooLong } from './answer-text.ts'
import { type Answer, compile, evaluate, type Question } from './evaluate.ts'
import type { Perspective } from './perspective.ts'
import { OutOfTime, withinTime } from './time-budget.ts'
import { viewsOf } from './view-cache.ts'
import type { View } from './view.ts'

/** A query that took too long for the main thread. */
export type WorkerJob = {
  id: number
  question: Question
  perspective: Perspective
  onlyRoot: boolean
  /** Longest that it may run, once the documents are there. */
  timeoutMs: number
  /** Longest answer, as UTF-8. */
  responseBytes: number
  /** What has changed since the job before, or that the documents have to be read anew. */
  changes: Pick<DocumentChange, 'id' | 'result'>[] | 'reload'
}

export type WorkerReply =
  /** The documents are there, the query runs from now on. */
  | { id: number; started: true }
  | { id: number; answer: Answer; ms: number }
  | { id: number; outOfTime: true }
  | { id: number; failure: { status: number; message: string; body: Record<string, unknown> } }

/** Characters. */
const handedOverFrom = 100_000

const { dataDir } = z.object({ dataDir: z.string() }).parse(workerData)
const reader = openReader(dataDir)
let documents = new DocumentSet()

parentPort?.on('message', (job: WorkerJob) => {
  if (job.changes === 'reload') {
    // The old documents go before the new ones come: there is no room for both.
    documents = new DocumentSet()
    documents = DocumentSet.load(reader, job.question.dataset)
  } else documents.apply(job.changes)
  const view = viewsOf(documents).get(job.perspective, job.onlyRoot)
  post({ id: job.id, started: true })
  const began = performance.now()
  try {
    const found = answer(job, view)
    send(job.id, found, performance.now() - began)
  } catch (error) {
    if (error instanceof OutOfTime) post({ id: job.id, outOfTime: true })
    else if (error instanceof LakeError) {
      post({ id: job.id, failure: { status: error.status, message: error.message, body: error.body } })
    } else throw error
  }
})

function answer({ question, timeoutMs, responseBytes }: WorkerJob, view: View): Answer & { json: string } {
  try {
    const found = withinTime(timeoutMs, () => evaluate(compile(question), question, view, responseBytes))
    if (Buffer.byteLength(found.json) <= responseBytes) return found
    throw new AnswerTooLong()
  } catch (error) {
    if (!(error instanceof AnswerTooLong)) throw error
    throw answerTooLong(responseBytes)
  }
}

/** A long answer is handed over, not copied. */
function send(id: number, { json, ...rest }: Answer & { json: string }, ms: number): void {
  if (json.length < handedOverFrom) return post({ id, answer: { json, ...rest }, ms })
  const bytes = new TextEncoder().encode(json)
  parentPort?.postMessage({ id, answer: { json: bytes, ...rest }, ms } satisfies WorkerReply, [bytes.buffer])
}

function post(reply: WorkerReply): void {
  parentPort?.postMessage(reply)
}
