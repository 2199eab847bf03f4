/** The timeout and the retries of a browser's lookup. */
export type LookupLimits = {
  /** For each attempt. */
  timeoutMs: number
  /** Attempts after the first. */
  retries: number
}

/** Phones get longer limits, because their connections stall and recover. Recognised by the user agent. */
export function lookupLimits(userAgent: string): LookupLimits {
  const isMobile = /android|webos|iphone|ipad|ipod|blackberry|iemobile|opera mini|mobile/i.test(userAgent)
  return isMobile ? { timeoutMs: 20_000, retries: 4 } : { timeoutMs: 15_000, retries: 3 }
}

/** The wait before attempt `retry` (1 for the first repetition): 1 s, doubled each time. */
export function retryWaitMs(retry: number): number {
  return 1000 * 2 ** (retry - 1)
}
