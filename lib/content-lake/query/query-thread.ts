import { getHeapStatistics } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { dataError, LakeError, overloaded } from '../errors.ts'
import type { DocumentSet } from '../store/document-set.ts'
import type { LakeLimits } from '../types.ts'
import type { QueryResult } from './evaluate.ts'
import { type Caller, FairQueue } from '../fair-queue.ts'
import type { WorkerJob, WorkerReply } from './query-worker.ts'
import { WorkerCopy } from './worker-copy.ts'

/** A query for the query thread. */
export type SlowQuery = {
  documents: DocumentSet
  caller: Caller
} & Pick<WorkerJob, 'input' | 'perspective' | 'onlyRoot'>

export type SlowResult = {
  result: QueryResult
  /** Computing time of the query itself. */
  cpuMs: number
}

type Limits = Pick<LakeLimits, 'queryTimeoutMs' | 'responseBytes'>

type QueuedQuery = {
  id: number
  query: SlowQuery
  resolve: (result: SlowResult) => void
  reject: (error: Error) => void
}

const queueLimits = { known: { each: 16, all: 32 }, anonymous: { each: 4, all: 16 } }
const idleMs = 30_000
/** Memory for a query, in addition to a copy of the documents. */
const queryMb = 256
/** How long the thread may take to start and load all documents. */
const loadingMs = 30_000
/** The thread stops a query at its time limit; this much later, the thread is terminated. */
const graceMs = 1_000

/**
 * Runs long queries on a thread of their own, one at a time, with callers in turn. A query that exceeds its memory, or
 * cannot be stopped, ends that thread only. The thread receives changes of documents, and ends when it is idle.
 */
export class QueryThread {
  readonly #dataDir: string
  readonly #limits: Limits
  readonly #queue = new FairQueue<QueuedQuery>(queueLimits)
  #worker: Worker | undefined
  #copy = new WorkerCopy()
  #running: QueuedQuery | undefined
  #timer: NodeJS.Timeout | undefined
  #lastId = 0

  constructor(options: { dataDir: string; limits: Limits }) {
    this.#dataDir = options.dataDir
    this.#limits = options.limits
  }

  /** @throws LakeError 408 after the time limit, 400 for too long a result, 503 when the queue is full. */
  run(query: SlowQuery): Promise<SlowResult> {
    return new Promise((resolve, reject) => {
      const queued = { id: ++this.#lastId, query, resolve, reject }
      if (this.#queue.add(query.caller, queued)) this.#next()
      else reject(overloaded('Too many slow queries at once; try again shortly'))
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    const worker = this.#worker
    this.#worker = undefined
    const abandoned = [this.#running, ...this.#queue.drain()]
    this.#running = undefined
    for (const queued of abandoned) queued?.reject(overloaded('The server is stopping'))
    await worker?.terminate()
  }

  #next(): void {
    if (this.#running) return
    clearTimeout(this.#timer)
    const queued = this.#queue.next()
    if (!queued) {
      this.#timer = setTimeout(() => void this.#terminate(), idleMs).unref()
      return
    }
    this.#running = queued
    this.#setDeadline(loadingMs)
    this.#worker ??= this.#start()
    const { input, perspective, onlyRoot, documents } = queued.query
    const job: WorkerJob = {
      id: queued.id,
      input,
      perspective,
      onlyRoot,
      timeoutMs: this.#limits.queryTimeoutMs,
      responseBytes: this.#limits.responseBytes,
      changes: this.#copy.changesOf(documents),
    }
    this.#worker.postMessage(job)
  }

  #start(): Worker {
    this.#copy = new WorkerCopy()
    const worker = new Worker(new URL('./query-worker.ts', import.meta.url), {
      workerData: { dataDir: this.#dataDir },
      resourceLimits: { maxOldGenerationSizeMb: queryMb + 1.5 * heapMb() },
    })
    worker.on('message', (reply: WorkerReply) => {
      if (worker === this.#worker && reply.id === this.#running?.id) this.#receive(reply)
    })
    worker.on('error', (error) => {
      if (worker !== this.#worker) return
      this.#worker = undefined
      const description = isOutOfMemory(error) ? 'The query needs too much memory' : 'The query failed'
      this.#settle((running) => running.reject(dataError(400, 'queryResourceError', description)))
    })
    worker.unref()
    return worker
  }

  #receive(reply: WorkerReply): void {
    if ('started' in reply) return this.#setDeadline(this.#limits.queryTimeoutMs + graceMs)
    this.#settle((running) => {
      if ('result' in reply) running.resolve(reply)
      else if ('outOfTime' in reply) running.reject(this.#timeoutError())
      else running.reject(new LakeError(reply.failure.status, reply.failure.message, reply.failure.body))
    })
  }

  #setDeadline(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      void this.#terminate()
      this.#settle((running) => running.reject(this.#timeoutError()))
    }, milliseconds)
  }

  #timeoutError(): LakeError {
    return dataError(
      408,
      'queryTimeoutError',
      `The query was stopped after ${this.#limits.queryTimeoutMs / 1000} s`,
    )
  }

  #settle(outcome: (running: QueuedQuery) => void): void {
    const running = this.#running
    this.#running = undefined
    if (running) outcome(running)
    this.#next()
  }

  async #terminate(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }
}

/** The main thread's memory, most of which is documents. */
function heapMb(): number {
  return getHeapStatistics().used_heap_size / 1024 / 1024
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
