'use client'

import { useId, useSyncExternalStore } from 'react'
import { londonDay } from '@/lib/shared/london-day'

const longDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

const neverChanges = () => () => {}

/** The next days on which cars are collected in a town. The browser drops those that have passed since the page was made. */
export function CollectionDays({ town, days, rendered }: { town: string; days: string[]; rendered: string }) {
  const id = useId()
  const today = useSyncExternalStore(
    neverChanges,
    () => londonDay(),
    () => rendered,
  )
  const next = days.filter((day) => day > today).slice(0, 3)
  if (next.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        Next collections in {town}
      </h2>
      <ul className="mt-3">
        {next.map((day) => (
          <li key={day} className="border-b border-line py-2">
            <time dateTime={day}>{longDay.format(new Date(day))}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
