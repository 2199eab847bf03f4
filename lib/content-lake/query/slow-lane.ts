import { Worker } from 'node:worker_threads'
import { dataError, LakeError } from '../errors.ts'
import type { Answer } from './evaluate.ts'
import type { WorkerJob, WorkerReply } from './query-worker.ts'

interface Waiting {
  job: WorkerJob
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

const LONGEST_QUEUE = 32
const IDLE_MS = 30_000
const HEAP_MB = 512

/**
 * Runs long queries one after another on a thread of their own. A query that exceeds its time or
 * memory loses the thread, and the server never notices. The thread ends when it has nothing to do.
 */
export class SlowLane {
  readonly #dataDir: string
  readonly #timeoutMs: number
  readonly #queue: Waiting[] = []
  #worker: Worker | undefined
  #running: Waiting | undefined
  #timer: NodeJS.Timeout | undefined
  #lastId = 0

  constructor(options: { dataDir: string; timeoutMs: number }) {
    this.#dataDir = options.dataDir
    this.#timeoutMs = options.timeoutMs
  }

  /** @throws LakeError 408 after the time limit, 503 when too many are waiting already. */
  run(job: Omit<WorkerJob, 'id'>): Promise<Answer> {
    if (this.#queue.length >= LONGEST_QUEUE) {
      throw dataError(503, 'serverOverloadedError', 'Too many slow queries at once; try again shortly')
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ job: { ...job, id: ++this.#lastId }, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    const worker = this.#worker
    this.#worker = undefined
    this.#abandon(dataError(503, 'serverClosingError', 'The server is stopping'))
    await worker?.terminate()
  }

  #next(): void {
    if (this.#running) return
    const waiting = this.#queue.shift()
    clearTimeout(this.#timer)
    if (!waiting) {
      this.#timer = setTimeout(() => void this.#discard(), IDLE_MS).unref()
      return
    }
    this.#running = waiting
    this.#timer = setTimeout(() => {
      void this.#discard()
      this.#settle((running) => {
        const limit = `${this.#timeoutMs / 1000} s`
        running.reject(dataError(408, 'queryTimeoutError', `The query was stopped after ${limit}`))
      })
    }, this.#timeoutMs)
    this.#worker ??= this.#start()
    this.#worker.postMessage(waiting.job)
  }

  #start(): Worker {
    const worker = new Worker(new URL('./query-worker.ts', import.meta.url), {
      workerData: { dataDir: this.#dataDir },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    worker.on('message', (reply: WorkerReply) => {
      if (worker !== this.#worker || reply.id !== this.#running?.job.id) return
      this.#settle((running) => {
        if ('answer' in reply) running.resolve(reply.answer)
        else running.reject(new LakeError(reply.failure.status, reply.failure.message, reply.failure.body))
      })
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

  #settle(how: (running: Waiting) => void): void {
    const running = this.#running
    this.#running = undefined
    if (running) how(running)
    this.#next()
  }

  async #discard(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #abandon(error: LakeError): void {
    const abandoned = [this.#running, ...this.#queue.splice(0)]
    this.#running = undefined
    for (const waiting of abandoned) waiting?.reject(error)
  }
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
