import type { DayHours } from '@/lib/content/settings'
import { clockTime } from '@/lib/shared/opening-hours'

/** The week, one line a day. Days without times are closed. */
export function OpeningHours({ days }: { days: DayHours[] }) {
  return (
    <dl className="grid max-w-[22rem] grid-cols-[1fr_auto] gap-x-8">
      {days.map(({ day, opens, closes }) => (
        <div key={day} className="col-span-2 grid grid-cols-subgrid border-b border-line py-2">
          <dt>{day}</dt>
          <dd className="font-semibold tabular-nums">
            {opens && closes ? (
              <>
                <time dateTime={opens}>{clockTime(opens)}</time> to{' '}
                <time dateTime={closes}>{clockTime(closes)}</time>
              </>
            ) : (
              'Closed'
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
