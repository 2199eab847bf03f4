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
   * @throws LakeError the error of the task; 400 when it took too long or too much memory, 503 when the process ended
   * unexpectedly. After these two the process has exited.
   */
  run(request: ImageRequest): Promise<unknown>
  /** Lets this process end while the other is idle. */
  unref(): void
  /** Ends the process when its task is done. */
  stop(): void
  /** Called once, when the process has exited. */
  onExit: (() => void) | undefined
}

/** Starts a process for images: an image that crashes it affects nothing else. */
export function startImageWorker({ deadlineMs, memoryBytes }: ImageWorkerLimits): ImageWorker {
  const child: ChildProcess = fork(program, [String(memoryBytes)], {
    serialization: 'advanced',
    execArgv: [],
  })
  let pending: { resolve(value: unknown): void; reject(error: Error): void } | undefined
  let timer: NodeJS.Timeout | undefined
  let hasExited = false

  function settle(reply: ImageReply): void {
    if ('started' in reply) {
      timer = setTimeout(handleTimeout, deadlineMs)
      return
    }
    const caller = pending
    pending = undefined
    clearTimeout(timer)
    if ('value' in reply) caller?.resolve(reply.value)
    else if ('refused' in reply) caller?.reject(httpError(reply.refused.status, reply.refused.message))
    else caller?.reject(new Error(reply.failed))
    if ('last' in reply) handleExit()
  }

  function handleExit(): void {
    if (hasExited) return
    hasExited = true
    clearTimeout(timer)
    const message = 'The image process ended unexpectedly; please try again'
    pending?.reject(httpError(503, message, { 'Retry-After': '30' }))
    pending = undefined
    worker.onExit?.()
  }

  function handleTimeout(): void {
    const message = `Invalid image: it takes longer than ${deadlineMs / 1000} s`
    settle({ refused: { status: 400, message }, last: true })
    // The decoder ignores other signals.
    child.kill('SIGKILL')
  }

  child.on('message', settle)
  child.on('exit', handleExit)
  child.on('error', handleExit)

  const worker: ImageWorker = {
    run(request) {
      child.ref()
      child.channel?.ref()
      return new Promise((resolve, reject) => {
        pending = { resolve, reject }
        child.send(request, (error) => error && handleExit())
      })
    },
    unref() {
      child.unref()
      child.channel?.unref()
    },
    stop() {
      if (child.connected) child.disconnect()
    },
    onExit: undefined,
  }
  return worker
}
