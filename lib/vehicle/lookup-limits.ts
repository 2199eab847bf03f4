/** How long and how often a browser asks before it gives up. */
export type LookupLimits = {
  /** For each attempt. */
  timeoutMs: number
  /** Attempts after the first. */
  retries: number
}

/** Phones get more patience: their connections stall and come back. Told apart by the browser's user agent. */
export function lookupLimits(userAgent: string): LookupLimits {
  const isMobile = /android|webos|iphone|ipad|ipod|blackberry|iemobile|opera mini|mobile/i.test(userAgent)
  return isMobile ? { timeoutMs: 20_000, retries: 4 } : { timeoutMs: 15_000, retries: 3 }
}

/** The wait before attempt `retry` (1 for the first repetition): 1 s, doubled each time. */
export function retryWaitMs(retry: number): number {
  return 1000 * 2 ** (retry - 1)
}
