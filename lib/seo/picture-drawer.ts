import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Drawing, Drawn } from './social-picture-worker.ts'

type Waiting = { resolve: (picture: Buffer) => void; reject: (problem: Error) => void }

/** So many pictures are asked for already that one more would be waited for too long. */
export class DrawerBusyError extends Error {
  override name = 'DrawerBusyError'
}

/** One takes a tenth of a second when the machine has nothing else to do. */
const mostWaiting = 8
/** The renderer holds some 60 MB; they are given back when no picture is drawn for a while. */
const idleMs = 20_000

let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined
const waiting = new Map<string, Waiting>()

/**
 * Draws one picture after the other, in a thread that ends when there has been nothing to draw for a while.
 *
 * @throws DrawerBusyError when too many wait already
 */
export function drawInThread(drawing: Drawing): Promise<Buffer> {
  if (waiting.size >= mostWaiting)
    return Promise.reject(new DrawerBusyError('Too many pictures are waited for.'))
  clearTimeout(idle)
  worker ??= startWorker()
  const thread = worker
  return new Promise((resolve, reject) => {
    waiting.set(drawing.key, { resolve, reject })
    thread.postMessage(drawing)
  })
}

function startWorker(): Worker {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'lib/seo/social-picture-worker.ts')
  const thread = new Worker(/* turbopackIgnore: true */ file, {
    // The site's own Node.js options are not meant for its threads.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  // It must not keep the process alive.
  thread.unref()
  thread.on('message', (drawn: Drawn) => {
    const entry = waiting.get(drawn.key)
    waiting.delete(drawn.key)
    if ('picture' in drawn) entry?.resolve(Buffer.from(drawn.picture))
    else entry?.reject(new Error(drawn.problem))
    if (waiting.size === 0) idle = setTimeout(() => retire(thread), idleMs).unref()
  })
  thread.on('error', (problem) => endAll(thread, problem))
  thread.on('exit', () => endAll(thread, new Error('The thread that draws pictures has ended.')))
  return thread
}

/** Later drawings go to a new thread. */
function retire(thread: Worker): void {
  if (worker === thread) worker = undefined
  void thread.terminate()
}

function endAll(thread: Worker, problem: unknown): void {
  if (worker !== thread) return
  worker = undefined
  for (const { reject } of waiting.values()) reject(new Error('A picture was not drawn.', { cause: problem }))
  waiting.clear()
}
