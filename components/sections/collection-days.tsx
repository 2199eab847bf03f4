import { useId } from 'react'

const longDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** The next days, each as YYYY-MM-DD, on which cars are collected in a town. */
export function CollectionDays({ heading, days }: { heading: string; days: string[] }) {
  const id = useId()
  if (days.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {heading}
      </h2>
      <ul className="mt-3">
        {days.map((day) => (
          <li key={day} className="border-b border-line py-2">
            <time dateTime={day}>{longDay.format(new Date(day))}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
