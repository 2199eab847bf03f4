import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { httpError } from '../errors.ts'
import type { ImageReply, ImageRequest, ImageTasks } from './image-process.ts'

const PROGRAM = fileURLToPath(new URL('./image-process.ts', import.meta.url))
const IDLE_MS = 20_000

/** The functions of `image-metadata.ts` and `render.ts`, carried out elsewhere. */
export type ImageEngine = ImageTasks

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

/**
 * Works on pictures in a process of its own, which is started when there is something to do and ends when there has been
 * nothing for a while. The memory that decoders take is thereby given back in full, and a file that brings a decoder down
 * does not take the documents' process with it.
 */
export function createImageEngine(idleMs = IDLE_MS): ImageEngine {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  let waiting = new Map<number, Waiting>()

  function start(): ChildProcess {
    const started = fork(PROGRAM, { serialization: 'advanced', execArgv: [] })
    const own = new Map<number, Waiting>()
    waiting = own
    started.on('message', (reply: ImageReply) => {
      settle(own, reply)
      if (own.size === 0) rest(started)
    })
    const gone = () => {
      if (child === started) child = undefined
      for (const caller of own.values()) caller.reject(new Error('The image process ended unexpectedly'))
      own.clear()
    }
    started.on('exit', gone)
    started.on('error', gone)
    return started
  }

  /** Nothing to do: the process may stay for a moment, but keeps nobody from stopping. */
  function rest(resting: ChildProcess): void {
    resting.unref()
    resting.channel?.unref()
    idle = setTimeout(() => {
      if (child === resting) child = undefined
      resting.disconnect()
    }, idleMs)
    idle.unref()
  }

  function call(task: keyof ImageTasks, args: unknown[]): Promise<unknown> {
    clearTimeout(idle)
    const worker = (child ??= start())
    worker.ref()
    worker.channel?.ref()
    const id = ++lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.send({ id, task, args } satisfies ImageRequest)
    })
  }

  return {
    detectImage: (...args) => call('detectImage', args) as ReturnType<ImageTasks['detectImage']>,
    extractMetadata: (...args) => call('extractMetadata', args) as ReturnType<ImageTasks['extractMetadata']>,
    render: (...args) => call('render', args) as ReturnType<ImageTasks['render']>,
  }
}

function settle(waiting: Map<number, Waiting>, reply: ImageReply): void {
  const caller = waiting.get(reply.id)
  waiting.delete(reply.id)
  if ('value' in reply) caller?.resolve(reply.value)
  else if ('refused' in reply) caller?.reject(httpError(reply.refused.status, reply.refused.message))
  else caller?.reject(new Error(reply.failed))
}
