import type { ImageRequest, ImageTasks } from './image-process.ts'
import { type ImageWorker, startImageWorker } from './image-worker.ts'

export type ImageEngineLimits = {
  /** Longest that one image may take. */
  deadlineMs: number
  /** Most memory that a process may take while it works on one. */
  memoryBytes: number
  /** How long an idle process is left running. */
  idleMs: number
}

const defaults = {
  memoryBytes: 1024 * 1024 * 1024,
  idleMs: 20_000,
}

/** The functions of `image-metadata.ts` and `render.ts`, in other processes. */
export type ImageEngine = ImageTasks

/**
 * Works on images in processes of their own, one image in each at a time: one process for each concurrent call, whose
 * number the callers limit. An idle process ends after a while, which frees all the memory that decoders take. An image
 * that takes too long or too much memory, or crashes its decoder, ends its own process and nothing else.
 */
export function createImageEngine(
  limits: Pick<ImageEngineLimits, 'deadlineMs'> & Partial<ImageEngineLimits>,
): ImageEngine {
  const all: ImageEngineLimits = { ...defaults, ...limits }
  /** Idle processes, with the timers that end them. */
  const idleWorkers = new Map<ImageWorker, NodeJS.Timeout>()

  function acquireWorker(): ImageWorker {
    for (const [worker, idle] of idleWorkers) {
      clearTimeout(idle)
      idleWorkers.delete(worker)
      return worker
    }
    return startImageWorker(all)
  }

  async function call<Result>(request: ImageRequest): Promise<Result> {
    const worker = acquireWorker()
    let hasExited = false
    worker.onExit = () => {
      hasExited = true
      clearTimeout(idleWorkers.get(worker))
      idleWorkers.delete(worker)
    }
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the process calls the function that `request` names
      return (await worker.run(request)) as Result
    } finally {
      if (!hasExited) {
        worker.unref()
        const idle = setTimeout(() => {
          idleWorkers.delete(worker)
          worker.stop()
        }, all.idleMs)
        idle.unref()
        idleWorkers.set(worker, idle)
      }
    }
  }

  return {
    detectImage: (...args) => call({ task: 'detectImage', args }),
    extractMetadata: (...args) => call({ task: 'extractMetadata', args }),
    render: (...args) => call({ task: 'render', args }),
  }
}
