import { createHmac, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A call older than this, or dated further ahead, is not taken: it may have been written down by somebody else. */
const validFor = 5 * 60 * 1000
const format = /^t=(\d{1,16})[, ]+v1=([\w-]{43})$/

type Verdict = 'ok' | 'unsigned' | 'wrong' | 'stale'

/** Says whether a call comes from the content's own webhook, for the first time. */
export type CallGuard = {
  /** What the signature alone tells, before the body is read: `ok` for one that may prove right. */
  look: (signature: string | null) => Verdict
  /** `ok`, or why the call is refused. */
  admit: (call: { body: string; signature: string | null }) => Verdict | 'replayed'
}

/**
 * The machine's clock, and the same as it would have gone on from the start of this process: whoever sets the clock
 * makes one of them wrong, and no call is refused for that.
 */
const machineClocks = [Date.now, () => performance.timeOrigin + performance.now()]

/**
 * Checks signatures in Sanity's format: `t=<milliseconds>,v1=<HMAC-SHA256 of "t.body", base64url>`. A signature is good
 * for one call. It covers the body and the moment, so whoever has listened in can neither change nor repeat anything,
 * whatever other headers come along.
 *
 * @param clocks - a call is in time when it is so by any of these; each in milliseconds
 */
export function createCallGuard(
  secret: string | undefined,
  clocks: readonly (() => number)[] = machineClocks,
): CallGuard {
  const seen = new LRUCache<string, true>({
    max: 20_000,
    ttl: 2 * validFor,
    perf: { now: clocks.at(-1) ?? Date.now },
  })
  const isInTime = (time: string) => clocks.some((now) => Math.abs(now() - Number(time)) <= validFor)
  const look = (signature: string | null): Verdict => {
    if (!signature) return 'unsigned'
    const [, time] = format.exec(signature.trim()) ?? []
    if (time === undefined) return 'wrong'
    return isInTime(time) ? 'ok' : 'stale'
  }

  return {
    look,
    admit: ({ body, signature }) => {
      if (!signature) return 'unsigned'
      const [, time = '', given = ''] = format.exec(signature.trim()) ?? []
      // The work is the same for every signature, so that the time it takes tells nothing.
      const expected = createHmac('sha256', secret ?? '')
        .update(`${time}.${body}`)
        .digest()
      const isRight = timingSafeEqual(expected, decoded(given))
      if (!secret || !isRight) return 'wrong'
      if (!isInTime(time)) return 'stale'
      // The digest itself, not its text: the last character of the text has bits that do not count.
      const key = expected.toString('hex')
      if (seen.has(key)) return 'replayed'
      seen.set(key, true)
      return 'ok'
    },
  }
}

function decoded(given: string): Buffer {
  const bytes = Buffer.alloc(32)
  Buffer.from(given, 'base64url').copy(bytes)
  return bytes
}
