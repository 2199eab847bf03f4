import { isContentUnavailable, noteResponse, noteFailure, sinceResponse } from './content-health.ts'
import { pause } from './process-timers.ts'

/** Content could not be read, even after retries. The message gives the reason in one line. */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError'

  constructor(message: string) {
    super(message)
    // Every page that reads content would log the same stack, which says nothing about the cause.
    this.stack = `${this.name}: ${message}`
  }
}

/** True in a build, during which no visitor is waiting. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build'
}

/** How long a build waits for a result. */
const buildTimeoutMs = 60_000
/** A slow query may take this long while probes are answered. */
const maxReadMs = 10_000
const probeIntervalMs = 1000
/** After a failure only cached content can be expected, which is read at once. */
const probeIntervalAfterFailureMs = 300
const probeTimeoutMs = 600
/** An editor would rather wait than see an error while the machine is busy. */
export const patientProbeTimeoutMs = 4000

/**
 * Waits for a result while the Content Lake responds to probes. One that does not respond is given up within two seconds,
 * or with patience within six.
 *
 * @param probe - a minimal request, which tells a slow query from an unavailable Content Lake
 */
export async function withReadTimeout<T>(
  result: Promise<T>,
  probe: () => Promise<unknown>,
  isPatient = false,
): Promise<T> {
  const finished = new AbortController()
  const timeoutMs = isPatient ? patientProbeTimeoutMs : probeTimeoutMs
  try {
    return await Promise.race([result, rejectWhenUnresponsive(probe, timeoutMs, finished.signal)])
  } finally {
    finished.abort()
  }
}

/** Whether the Content Lake responds to a probe within this time, whatever the response is. */
export async function respondsWithin(milliseconds: number, probe: () => Promise<unknown>): Promise<boolean> {
  const finished = new AbortController()
  const begun = performance.now()
  try {
    await Promise.race([probe(), rejectAfter(milliseconds, finished.signal)])
    noteResponse()
    return true
  } catch (error) {
    // A response to another probe or request is newer than this failure.
    if (sinceResponse() < performance.now() - begun) return true
    noteFailure(error)
    return false
  } finally {
    finished.abort()
  }
}

async function rejectWhenUnresponsive(
  probe: () => Promise<unknown>,
  timeoutMs: number,
  finished: AbortSignal,
): Promise<never> {
  if (isBuilding()) return rejectAfter(buildTimeoutMs, finished)
  const begun = performance.now()
  await pause(isContentUnavailable() ? probeIntervalAfterFailureMs : probeIntervalMs, finished)
  while (performance.now() - begun < maxReadMs) {
    if (!(await respondsWithin(timeoutMs, probe))) throw new Error('no answer')
    await pause(probeIntervalMs, finished)
  }
  throw new Error(`no answer within ${maxReadMs / 1000} s`)
}

async function rejectAfter(milliseconds: number, finished: AbortSignal): Promise<never> {
  await pause(milliseconds, finished)
  throw new Error(`no answer within ${milliseconds / 1000} s`)
}
