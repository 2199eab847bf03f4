import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** Whether a server responds at this address within five seconds, with whatever status. */
export async function isResponding(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
    await response.body?.cancel()
    return true
  } catch {
    return false
  }
}

/** Whether a process has ended. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** Resolves when a server responds at this address; rejects with its output when its process ends before. */
export async function untilResponding(
  url: string,
  server: ChildProcess,
  output: () => string = () => '',
): Promise<void> {
  while (!(await isResponding(url))) {
    if (hasEnded(server)) throw new Error(`The server of ${url} has ended:\n${output()}`)
    await sleep(50)
  }
}
