/** Clocks of two machines differ; a time beyond this comes from a clock that is wrong. */
const maxAgoMs = 10 * 60_000

/**
 * The milliseconds since the oldest change of a webhook's call was published, by the header that the embedded Content Lake
 * sends; 0, as if it were now, when the header is missing or cannot be right.
 */
export function publishedAgo(headers: Headers, now: number): number {
  const ago = now - Date.parse(headers.get('sanity-transaction-time') ?? '')
  return ago >= 0 && ago <= maxAgoMs ? ago : 0
}
