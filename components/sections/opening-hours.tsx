import type { ReactNode } from 'react'
import type { DayHours } from '@/lib/content/settings'
import { clockTime, type SpecialHours, specialDaysText } from '@/lib/shared/opening-hours'

/** The week, one line a day, and below it the days with other hours. Days without times are closed. */
export function OpeningHours({
  days,
  special,
  closed,
}: {
  days: DayHours[]
  special: SpecialHours[]
  /** What stands beside a day without times. */
  closed: string
}) {
  return (
    <dl className="max-w-[22rem]">
      {days.map(({ day, ...hours }) => (
        <Line key={day} term={day} closed={closed} {...hours} />
      ))}
      {special.map(({ from, until, name, ...hours }) => (
        <Line
          key={from}
          term={
            <>
              <span className="block font-semibold">{specialDaysText({ from, until })}</span>
              {name && <span className="text-small text-ink-soft">{name}</span>}
            </>
          }
          closed={closed}
          {...hours}
        />
      ))}
    </dl>
  )
}

function Line({
  term,
  opens,
  closes,
  closed,
}: {
  term: ReactNode
  opens: string | null
  closes: string | null
  closed: string
}) {
  return (
    <div className="flex gap-x-8 border-b border-line py-2">
      <dt className="flex-1">{term}</dt>
      <dd className="text-right font-semibold tabular-nums">
        {opens && closes ? (
          <>
            <time dateTime={opens}>{clockTime(opens)}</time> to{' '}
            <time dateTime={closes}>{clockTime(closes)}</time>
          </>
        ) : (
          closed
        )}
      </dd>
    </div>
  )
}
