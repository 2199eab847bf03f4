import { timingSafeEqual } from 'node:crypto'
import { decodeSignatureHeader, encodeSignatureHeader } from '@sanity/webhook'
import { LRUCache } from 'lru-cache'

/** Calls older than this, or dated further ahead, are refused: they may be recordings. */
const validForMs = 5 * 60 * 1000
/** How long a call is remembered, in milliseconds: as long as its signature may be valid. */
export const seenForMs = 2 * validForMs

type Verdict = 'ok' | 'unsigned' | 'wrong' | 'stale'

/** Checks that a call comes from the content's own webhook and is no replay. */
export type CallGuard = {
  /** The verdict on the signature alone, before the body is read; `ok` means that it may be valid. */
  precheck: (signature: string | null) => Verdict
  /** `ok`, or why the call is refused. */
  verify: (call: { body: string; signature: string | null }) => Promise<Verdict | 'replayed'>
}

/**
 * The machine's clock, and a steady one since the start of this process. When the machine's clock is set, one of them is
 * wrong, and calls are still accepted by the other.
 */
const machineClocks = [Date.now, () => performance.timeOrigin + performance.now()]

/**
 * Checks signatures of Sanity's webhooks. A signature is valid for one call. It covers the body and the time, so a
 * recorded call can be neither changed nor repeated, whatever its other headers are.
 *
 * @param isFirst - whether no other instance of the site has seen a call with this digest
 * @param clocks - a call is in time if it is by any of these clocks, each in milliseconds
 */
export function createCallGuard(
  secret: string | undefined,
  isFirst: (digest: string) => Promise<boolean> = () => Promise.resolve(true),
  clocks: readonly (() => number)[] = machineClocks,
): CallGuard {
  const seen = new LRUCache<string, true>({
    max: 20_000,
    ttl: seenForMs,
    perf: { now: clocks.at(-1) ?? Date.now },
  })
  const isInTime = (time: number) => clocks.some((now) => Math.abs(now() - time) <= validForMs)

  return {
    precheck: (signature) => {
      if (!signature) return 'unsigned'
      const decoded = decode(signature)
      if (!decoded) return 'wrong'
      return isInTime(decoded.timestamp) ? 'ok' : 'stale'
    },
    verify: async ({ body, signature }) => {
      if (!signature) return 'unsigned'
      const decoded = decode(signature)
      if (!decoded || !secret) return 'wrong'
      const expected = await digestOf(body, decoded.timestamp, secret)
      if (!expected || !isEqual(decoded.hashedPayload, expected)) return 'wrong'
      if (!isInTime(decoded.timestamp)) return 'stale'
      if (seen.has(expected)) return 'replayed'
      // Before anything is awaited, so that of two simultaneous calls only one succeeds.
      seen.set(expected, true)
      return (await isFirst(expected)) ? 'ok' : 'replayed'
    },
  }
}

function decode(signature: string): ReturnType<typeof decodeSignatureHeader> | undefined {
  try {
    return decodeSignatureHeader(signature)
  } catch {
    return undefined
  }
}

/** The digest that a valid signature holds; undefined for a body or time that Sanity never signs. */
async function digestOf(body: string, timestamp: number, secret: string): Promise<string | undefined> {
  try {
    return decodeSignatureHeader(await encodeSignatureHeader(body, timestamp, secret)).hashedPayload
  } catch {
    return undefined
  }
}

/** In constant time, which the package's own comparison is not. */
function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
