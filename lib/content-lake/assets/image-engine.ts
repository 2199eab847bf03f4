import type { ImageRequest, ImageTasks } from './image-process.ts'
import { type ImageWorker, startImageWorker } from './image-worker.ts'

export type ImageEngineLimits = {
  /** Longest that one image may take. */
  deadlineMs: number
  /** Most memory that a process may take while it works on one. */
  memoryBytes: number
  /** How long a process without work stays. */
  idleMs: number
}

const defaults = {
  memoryBytes: 1024 * 1024 * 1024,
  idleMs: 20_000,
}

/** The functions of `image-metadata.ts` and `render.ts`, carried out elsewhere. */
export type ImageEngine = ImageTasks

/**
 * Works on images in processes of their own, one image in each at a time: as many as there are callers at once, who limit
 * their number. A process is started when there is something to do and ends when there has been nothing for a while:
 * the memory that decoders take is thereby given back in full. An image that takes too long, too much memory, or brings
 * its decoder down ends its own process and nothing else.
 */
export function createImageEngine(
  limits: Pick<ImageEngineLimits, 'deadlineMs'> & Partial<ImageEngineLimits>,
): ImageEngine {
  const all: ImageEngineLimits = { ...defaults, ...limits }
  /** Processes without work, with what will end them. */
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
