import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { httpError } from '../errors.ts'
import type { ImageReply, ImageRequest } from './image-process.ts'

const program = fileURLToPath(new URL('./image-process.ts', import.meta.url))

export type ImageWorkerLimits = {
  /** Longest that one piece of work may take. */
  deadlineMs: number
  /** Most memory that the process may take. */
  memoryBytes: number
}

/** A process that works on one image at a time. */
export type ImageWorker = {
  /**
   * @throws LakeError what the work was refused with; 400 when it took too long or too much memory, 503 when the process
   * ended otherwise. In both cases the process is gone.
   */
  run(request: ImageRequest): Promise<unknown>
  /** Nothing to do for now: it does not keep this process running. */
  rest(): void
  /** Ends it after its work. */
  end(): void
  /** Called once, when the process is gone. */
  onGone: (() => void) | undefined
}

/** Starts a process for images. Whatever an image does to it, this process only learns of its end. */
export function startImageWorker({ deadlineMs, memoryBytes }: ImageWorkerLimits): ImageWorker {
  const child: ChildProcess = fork(program, [String(memoryBytes)], {
    serialization: 'advanced',
    execArgv: [],
  })
  let work: { resolve(value: unknown): void; reject(error: Error): void } | undefined
  let timer: NodeJS.Timeout | undefined
  let gone = false

  function settle(reply: ImageReply): void {
    if ('begun' in reply) {
      timer = setTimeout(expire, deadlineMs)
      return
    }
    const caller = work
    work = undefined
    clearTimeout(timer)
    if ('value' in reply) caller?.resolve(reply.value)
    else if ('refused' in reply) caller?.reject(httpError(reply.refused.status, reply.refused.message))
    else caller?.reject(new Error(reply.failed))
    if ('last' in reply) leave()
  }

  function leave(): void {
    if (gone) return
    gone = true
    clearTimeout(timer)
    const message = 'The image process ended unexpectedly; please try again'
    work?.reject(httpError(503, message, { 'Retry-After': '30' }))
    work = undefined
    worker.onGone?.()
  }

  function expire(): void {
    const message = `Invalid image: it takes longer than ${deadlineMs / 1000} s`
    settle({ refused: { status: 400, message }, last: true })
    // The decoder ignores milder signals.
    child.kill('SIGKILL')
  }

  child.on('message', settle)
  child.on('exit', leave)
  child.on('error', leave)

  const worker: ImageWorker = {
    run(request) {
      child.ref()
      child.channel?.ref()
      return new Promise((resolve, reject) => {
        work = { resolve, reject }
        child.send(request, (error) => error && leave())
      })
    },
    rest() {
      child.unref()
      child.channel?.unref()
    },
    end() {
      if (child.connected) child.disconnect()
    },
    onGone: undefined,
  }
  return worker
}
