const minute = 60_000
const hour = 60 * minute

/** The delays after failed attempts; together a little over a week. */
export const retryDelaysMs: readonly number[] = [
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  ...Array.from({ length: 7 }, () => 24 * hour),
]

/** How long after attempt number `attempts` the next one is due; undefined when that was the last. */
export function waitAfter(attempts: number, waits: readonly number[] = retryDelaysMs): number | undefined {
  return waits[attempts - 1]
}
