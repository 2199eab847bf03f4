import type { DayHours } from '@/lib/content/settings'

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
                <time dateTime={opens}>{clock(opens)}</time> to <time dateTime={closes}>{clock(closes)}</time>
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

/** `09:00` becomes `9am`, `17:30` becomes `5.30pm`. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`
}
