import type { PurchaseCount } from '@/lib/content/purchase-counts'
import type { Purchase } from '@/lib/content/purchases'

const longMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Cars that were bought, one a line. */
export function Purchases({ purchases }: { purchases: Purchase[] }) {
  return (
    <ul className="border-t border-line">
      {purchases.map(({ id, month, vehicle, place, price, daysToCollection }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-3">
          <p>
            <span className="font-semibold">{vehicle}</span>
            {place && `, ${place}`}
            <span className="block text-small text-ink-soft">
              <time dateTime={month}>{longMonth.format(new Date(month))}</time>, {collected(daysToCollection)}
            </span>
          </p>
          <p className="font-semibold">{priceText(price)}</p>
        </li>
      ))}
    </ul>
  )
}

/** How many cars were bought in each place; nothing without any. */
export function PurchaseCounts({ heading, counts }: { heading: string; counts: PurchaseCount[] }) {
  if (counts.length === 0) return null
  return (
    <dl className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-soft">
      <dt className="w-full">{heading}</dt>
      {counts.map(({ place, count }) => (
        <dd key={place}>
          {place}: <span className="font-semibold">{count}</span>
        </dd>
      ))}
    </dl>
  )
}

function collected(days: number): string {
  if (days === 0) return 'collected on the same day'
  return days === 1 ? 'collected on the next day' : `collected after ${days} days`
}

function priceText({ from, to }: Purchase['price']): string {
  const pounds = (value: number) => `£${value.toLocaleString('en-GB')}`
  return from === to ? pounds(from) : `${pounds(from)} to ${pounds(to)}`
}
