import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { z } from 'zod'
import { messageOf } from '../errors.ts'

/** Enough to recognise a strong password; the check takes longer with every character. */
const checkedCharacters = 48
/** zxcvbn's "safely unguessable": 100 million guesses or more, each of which takes a tenth of a second here. */
const minScore = 3
const timeoutMs = 20_000
const heapMb = 256
/** Somebody whose password is refused soon tries another, which needs no lists to be read again. */
const idleMs = 20_000
let idleWorker: Worker | undefined
let idleTimer: NodeJS.Timeout | undefined
const oneAtATime = pLimit(1)

/** A message to the thread. */
export type StrengthRequest = {
  password: string
  /** Words that are guessed first, such as the user's name. */
  userInputs: string[]
}

const strengthReply = z.object({
  /** 0 (guessed at once) to 4. */
  score: z.number(),
  /** What makes it weak, as a text for the user, when zxcvbn has one. */
  warning: z.string().nullable(),
})

/** A reply of the thread. */
export type StrengthReply = z.infer<typeof strengthReply>

const advice =
  'Please use three or four words that have nothing to do with one another or with you, or let your password manager make one up.'

/**
 * Checks a password against lists of common passwords, names and English words, offline. The lists take some 100 MB and
 * the check can take a second, so both are left to a thread that ends soon after the result.
 *
 * @param about - what is known of the user: e-mail address, name, the site
 * @returns what is wrong, as a text for the user; undefined when it is strong enough
 */
export async function passwordWeakness(
  password: string,
  about: readonly string[],
): Promise<string | undefined> {
  const reply = await oneAtATime(estimateStrength, {
    password: password.normalize('NFKC').slice(0, checkedCharacters),
    userInputs: about.flatMap(termsOf),
  })
  if (reply === undefined) return `This password could not be judged. ${advice}`
  if (reply.score >= minScore) return undefined
  return `This password is easy to guess. ${reply.warning ? `${reply.warning} ` : ''}${advice}`
}

/** Undefined when the thread takes too long or fails. */
async function estimateStrength(request: StrengthRequest): Promise<StrengthReply | undefined> {
  const worker = idleWorker ?? startWorker()
  idleWorker = undefined
  clearTimeout(idleTimer)
  worker.ref()
  const timeout = new AbortController()
  let reply: StrengthReply | undefined
  try {
    worker.postMessage(request)
    const replied = once(worker, 'message').then(([message]) => strengthReply.parse(message))
    reply =
      (await Promise.race([replied, sleep(timeoutMs, undefined, { signal: timeout.signal })])) ?? undefined
  } catch (error) {
    console.error('Content Lake: a password could not be judged:', messageOf(error))
  }
  timeout.abort()
  if (reply === undefined) await worker.terminate()
  else keepForAWhile(worker)
  return reply
}

function startWorker(): Worker {
  const worker = new Worker(new URL('password-strength-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  // Without a listener, an error of a thread that waits would end the process.
  worker.on('error', () => {
    if (idleWorker === worker) idleWorker = undefined
  })
  return worker
}

/** It neither keeps the process running nor stays in memory. */
function keepForAWhile(worker: Worker): void {
  worker.unref()
  idleWorker = worker
  idleTimer = setTimeout(() => {
    idleWorker = undefined
    void worker.terminate()
  }, idleMs).unref()
}

/** A text as a whole, without spaces, and in parts: `Ada Lovelace` also as `adalovelace`, `ada` and `lovelace`. */
function termsOf(text: string): string[] {
  const whole = text.toLowerCase().slice(0, 320)
  const parts = whole.split(/[^\p{L}\p{N}]+/u)
  return [whole, parts.join(''), ...parts].filter((word) => word.length > 2)
}
