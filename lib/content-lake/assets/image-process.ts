import { LakeError } from '../errors.ts'
import { detectImage, extractMetadata } from './image-metadata.ts'
import { render } from './render.ts'

/**
 * Program of the process that works on pictures (see `image-engine.ts`). It answers each `{id, task, args}` and ends when
 * its parent lets go of it or is gone.
 */

const TASKS = { detectImage, extractMetadata, render }

export type ImageTasks = typeof TASKS

export interface ImageRequest {
  id: number
  task: keyof ImageTasks
  args: unknown[]
}

/** `refused`: the caller's picture is at fault; `failed`: something here is. */
export type ImageReply = { id: number } & (
  | { value: unknown }
  | { refused: { status: number; message: string } }
  | { failed: string }
)

process.on('message', (request: ImageRequest) => {
  void answer(request).then((reply) => process.send?.(reply))
})
process.on('disconnect', () => process.exit())
// The terminal sends Ctrl-C to every process; the parent decides when this one is no longer needed.
process.on('SIGINT', () => {})

async function answer({ id, task, args }: ImageRequest): Promise<ImageReply> {
  try {
    const work = TASKS[task] as (...args: unknown[]) => Promise<unknown>
    return { id, value: await work(...args) }
  } catch (error) {
    if (error instanceof LakeError) return { id, refused: { status: error.status, message: error.message } }
    return { id, failed: String(error) }
  }
}
