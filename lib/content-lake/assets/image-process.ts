import { setPriority } from 'node:os'
import { LakeError } from '../errors.ts'
import { detectImage, extractMetadata } from './image-metadata.ts'
import { render } from './render.ts'

/**
 * Program of a process that works on images (see `image-worker.ts`). It replies to one `{task, args}` at a time, and
 * ends when its parent disconnects or ends. Its argument is its memory limit, in bytes.
 */

export type ImageTasks = {
  detectImage: typeof detectImage
  extractMetadata: typeof extractMetadata
  render: typeof render
}

/** Which of the tasks to carry out, with its arguments. */
export type ImageRequest = {
  [task in keyof ImageTasks]: { task: task; args: Parameters<ImageTasks[task]> }
}[keyof ImageTasks]

/**
 * `started`: the process is up and works on it. `refused`: the image is at fault. `failed`: the program is at fault.
 * After a `last` reply the process ends.
 */
export type ImageReply =
  | { started: true }
  | { value: unknown }
  | { refused: { status: number; message: string }; last?: boolean }
  | { failed: string }

const memoryCheckMs = 20

const memoryBytes = Number(process.argv[2])

// A low priority: requests for documents come first.
setPriority(5)
process.on('message', (request: ImageRequest) => {
  process.send?.({ started: true } satisfies ImageReply)
  void replyTo(request).then((reply) => process.send?.(reply))
})
// Killed, because an orderly exit waits for the threads that decode.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// The terminal sends Ctrl-C to every process; the parent decides when this one is no longer needed.
process.on('SIGINT', () => {})
// Decoding happens in other threads, so this one can check the memory meanwhile.
setInterval(() => {
  if (process.memoryUsage.rss() < memoryBytes) return
  const refused = { status: 400, message: 'Invalid image: it needs too much memory' }
  process.send?.({ refused, last: true } satisfies ImageReply, () => process.kill(process.pid, 'SIGKILL'))
}, memoryCheckMs).unref()

async function replyTo(request: ImageRequest): Promise<ImageReply> {
  try {
    return { value: await runTask(request) }
  } catch (error) {
    if (error instanceof LakeError) return { refused: { status: error.status, message: error.message } }
    return { failed: String(error) }
  }
}

function runTask({ task, args }: ImageRequest): Promise<unknown> {
  switch (task) {
    case 'detectImage':
      return detectImage(...args)
    case 'extractMetadata':
      return extractMetadata(...args)
    case 'render':
      return render(...args)
  }
}
