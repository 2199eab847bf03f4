import { SampleLabel } from '@/components/ui/sample-label'
import type { StatedRating as Rating } from '@/lib/content/settings'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The rating that the business states, with what it rests on; labelled as a sample until that is known. */
export function StatedRating({ value, label, evidence }: Rating) {
  return (
    <div className="mb-9 lg:mb-12">
      <p className="flex items-center gap-3">
        <span className="font-display text-h2 font-bold text-brand-text">{value.toFixed(1)}</span>
        <span className="text-ink-soft">{label ?? '/ 5'}</span>
        {!evidence && <SampleLabel>Sample rating</SampleLabel>}
      </p>
      {evidence && (
        <p className="text-small text-ink-soft">
          {evidence.count.toLocaleString('en-GB')} {evidence.count === 1 ? 'review' : 'reviews'} on{' '}
          {evidence.source}, {longDate.format(new Date(evidence.date))}
        </p>
      )}
    </div>
  )
}
