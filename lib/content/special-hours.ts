import type { SpecialHours } from '../shared/opening-hours.ts'

/** Days further ahead than this are not shown yet. */
const daysAhead = 60
const maxEntries = 8

type Stored = { from?: string | null; until?: string | null; opens?: string; closes?: string; name?: string }

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && Number.isFinite(Date.parse(value))

/**
 * The days with other hours that have not passed and begin within two months, the first one first.
 *
 * @param today - in London, as YYYY-MM-DD
 */
export function upcomingSpecialHours(
  stored: readonly Stored[] | null | undefined,
  today: string,
): SpecialHours[] {
  const horizon = new Date(Date.parse(today) + daysAhead * 86_400_000).toISOString().slice(0, 10)
  return (stored ?? [])
    .flatMap(({ from, until, opens, closes, name }) => {
      if (!isDay(from)) return []
      const last = isDay(until) && until > from ? until : from
      if (last < today || from > horizon) return []
      return [
        {
          from,
          until: last,
          name: name ?? null,
          opens: (closes && opens) ?? null,
          closes: (opens && closes) ?? null,
        },
      ]
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .slice(0, maxEntries)
}
