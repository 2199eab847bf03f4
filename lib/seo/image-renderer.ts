import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RenderJob, RenderResult } from './social-image-worker.ts'

type PendingJob = { resolve: (image: Buffer) => void; reject: (problem: Error) => void }

/** The queue is full: another image would take too long. */
export class RendererBusyError extends Error {
  override name = 'RendererBusyError'
}

/** An image takes a tenth of a second on an idle machine. */
const maxPending = 8
/** The renderer holds some 60 MB, which are freed when no image is rendered for this long. */
const idleMs = 20_000

let worker: Worker | undefined
let idleTimer: NodeJS.Timeout | undefined
const pending = new Map<string, PendingJob>()

/**
 * Renders one image after the other, in a thread that ends when it has been idle for a while.
 *
 * @throws RendererBusyError when the queue is full
 */
export function renderInThread(job: RenderJob): Promise<Buffer> {
  if (pending.size >= maxPending) return Promise.reject(new RendererBusyError('Too many images are queued.'))
  clearTimeout(idleTimer)
  worker ??= startWorker()
  const thread = worker
  return new Promise((resolve, reject) => {
    pending.set(job.key, { resolve, reject })
    thread.postMessage(job)
  })
}

function startWorker(): Worker {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'lib/seo/social-image-worker.ts')
  const thread = new Worker(/* turbopackIgnore: true */ file, {
    // The site's own Node.js options are not meant for its threads.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  // It must not keep the process alive.
  thread.unref()
  thread.on('message', (result: RenderResult) => {
    const job = pending.get(result.key)
    pending.delete(result.key)
    if ('image' in result) job?.resolve(Buffer.from(result.image))
    else job?.reject(new Error(result.problem))
    if (pending.size === 0) idleTimer = setTimeout(() => retire(thread), idleMs).unref()
  })
  thread.on('error', (problem) => rejectAll(thread, problem))
  thread.on('exit', () => rejectAll(thread, new Error('The thread that renders images has ended.')))
  return thread
}

/** Later jobs go to a new thread. */
function retire(thread: Worker): void {
  if (worker === thread) worker = undefined
  void thread.terminate()
}

function rejectAll(thread: Worker, problem: unknown): void {
  if (worker !== thread) return
  worker = undefined
  for (const { reject } of pending.values())
    reject(new Error('An image was not rendered.', { cause: problem }))
  pending.clear()
}
