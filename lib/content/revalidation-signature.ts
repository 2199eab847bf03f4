import { createHmac, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A call older than this, or dated further ahead, is not taken: it may have been written down by somebody else. */
const validFor = 5 * 60 * 1000

/** Says whether a call comes from the content's own webhook, for the first time. */
export interface CallGuard {
  /** `ok`, or why the call is refused. */
  admit: (call: {
    body: string
    signature: string | null
  }) => 'ok' | 'unsigned' | 'wrong' | 'stale' | 'replayed'
}

/**
 * Checks signatures in Sanity's format: `t=<milliseconds>,v1=<HMAC-SHA256 of "t.body", base64url>`. A signature is good
 * for one call. It covers the body and the moment, so whoever has listened in can neither change nor repeat anything,
 * whatever other headers he sends.
 */
export function createCallGuard(secret: string | undefined, now: () => number = Date.now): CallGuard {
  const seen = new LRUCache<string, true>({ max: 20_000, ttl: 2 * validFor, perf: { now } })

  return {
    admit: ({ body, signature }) => {
      if (!signature) return 'unsigned'
      const [, time = '', given = ''] = /^t=(\d{1,16})[, ]+v1=([\w-]{43})$/.exec(signature.trim()) ?? []
      // The work is the same for every signature, so that the time it takes tells nothing.
      const expected = createHmac('sha256', secret ?? '')
        .update(`${time}.${body}`)
        .digest()
      const isRight = timingSafeEqual(expected, decoded(given))
      if (!secret || !isRight) return 'wrong'
      if (Math.abs(now() - Number(time)) > validFor) return 'stale'
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
