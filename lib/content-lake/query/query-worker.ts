import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { LakeError } from '../errors.ts'
import { loadShapesFor } from '../groq/load-shapes.ts'
import { openReader } from '../store/database.ts'
import { DocumentSet } from '../store/document-set.ts'
import type { DocumentChange } from '../types.ts'
import { startCpuTimer } from './cpu-limit.ts'
import { ResultTooLong, resultTooLong } from './result-json.ts'
import { type QueryResult, compile, evaluate, type QueryInput } from './evaluate.ts'
import type { Perspective } from './perspective.ts'
import { OutOfTime, withinTime } from './time-budget.ts'
import { viewsOf } from './view-cache.ts'
import type { View } from './view.ts'

/** A query that took too long for the main thread. */
export type WorkerJob = {
  id: number
  input: QueryInput
  perspective: Perspective
  onlyRoot: boolean
  /** Time limit, from when the documents are loaded. */
  timeoutMs: number
  /** Longest result, in bytes of UTF-8. */
  responseBytes: number
  /** Changes since the last job, or that the documents have to be loaded again. */
  changes: Pick<DocumentChange, 'id' | 'result'>[] | 'reload'
}

export type WorkerReply =
  /** The documents are loaded, and the query starts. */
  | { id: number; started: true }
  | { id: number; result: QueryResult; cpuMs: number }
  | { id: number; outOfTime: true }
  | { id: number; failure: { status: number; message: string; body: Record<string, unknown> } }

/** Results of at least this length, in characters, are transferred. */
const transferredFrom = 100_000

const { dataDir } = z.object({ dataDir: z.string() }).parse(workerData)
const reader = openReader(dataDir)
let documents = new DocumentSet()

parentPort?.on('message', (job: WorkerJob) => {
  if (job.changes === 'reload') {
    // The old documents are released before the new ones are loaded: there is no memory for both.
    documents = new DocumentSet()
    documents = DocumentSet.load(reader, job.input.dataset)
  } else documents.apply(job.changes)
  const view = viewsOf(documents).get(job.perspective, job.onlyRoot)
  post({ id: job.id, started: true })
  const spentMs = startCpuTimer()
  try {
    const result = run(job, view)
    send(job.id, result, spentMs())
  } catch (error) {
    if (error instanceof OutOfTime) post({ id: job.id, outOfTime: true })
    else if (error instanceof LakeError) {
      post({ id: job.id, failure: { status: error.status, message: error.message, body: error.body } })
    } else throw error
  }
})

function run({ input, timeoutMs, responseBytes }: WorkerJob, view: View): QueryResult & { json: string } {
  loadShapesFor(input.query)
  try {
    const result = withinTime(timeoutMs, () => evaluate(compile(input), input, view, responseBytes))
    if (Buffer.byteLength(result.json) <= responseBytes) return result
    throw new ResultTooLong()
  } catch (error) {
    if (!(error instanceof ResultTooLong)) throw error
    throw resultTooLong(responseBytes)
  }
}

/** A long result is transferred, not copied. */
function send(id: number, { json, ...rest }: QueryResult & { json: string }, cpuMs: number): void {
  if (json.length < transferredFrom) return post({ id, result: { json, ...rest }, cpuMs })
  const bytes = new TextEncoder().encode(json)
  parentPort?.postMessage({ id, result: { json: bytes, ...rest }, cpuMs } satisfies WorkerReply, [
    bytes.buffer,
  ])
}

function post(reply: WorkerReply): void {
  parentPort?.postMessage(reply)
}
