import { isContentAway, noteResponse, noteFailure } from './content-health.ts'
import { pause } from './waiting.ts'

/** Content could not be read, even when tried again. The message says why, in one line. */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError'

  constructor(message: string) {
    super(message)
    // It happens where nobody can mend it; where it was noticed is of no use, for every page that asks.
    this.stack = `${this.name}: ${message}`
  }
}

/** A page that is being built may wait; nobody stands in front of it. */
const buildPatience = 60_000
/** A long question is given its time as long as a short one is answered. */
const longestRead = 10_000
const patience = 1000
/** After a failure only what is in the cache will come, and that comes at once. */
const patienceWhileAway = 300
const probePatience = 300

/**
 * Waits for an answer as long as that makes sense: content that does not answer is given up within two seconds.
 *
 * @param probe - asks for the least there is, to tell a long question from a content that is away
 */
export async function inTime<T>(reading: Promise<T>, probe: () => Promise<unknown>): Promise<T> {
  const over = new AbortController()
  try {
    return await Promise.race([reading, giveUp(probe, over.signal)])
  } finally {
    over.abort()
  }
}

/** Whether content answers at all within this time. What it answers does not matter. */
export async function answersWithin(milliseconds: number, probe: () => Promise<unknown>): Promise<boolean> {
  const over = new AbortController()
  try {
    await Promise.race([probe(), failAfter(milliseconds, over.signal)])
    noteResponse()
    return true
  } catch (error) {
    noteFailure(error)
    return false
  } finally {
    over.abort()
  }
}

async function giveUp(probe: () => Promise<unknown>, over: AbortSignal): Promise<never> {
  if (process.env.NEXT_PHASE === 'phase-production-build') return failAfter(buildPatience, over)
  const begun = performance.now()
  await pause(isContentAway() ? patienceWhileAway : patience, over)
  while (performance.now() - begun < longestRead) {
    if (!(await answersWithin(probePatience, probe))) throw new Error('no answer')
    await pause(patience, over)
  }
  throw new Error(`no answer within ${longestRead / 1000} s`)
}

async function failAfter(milliseconds: number, over: AbortSignal): Promise<never> {
  await pause(milliseconds, over)
  throw new Error(`no answer within ${milliseconds / 1000} s`)
}
