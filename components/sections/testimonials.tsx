import { SampleLabel } from '@/components/ui/sample-label'
import type { Testimonial } from '@/lib/content/testimonials'

/** Customers' reviews. Samples are labelled as such. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {testimonials.map((testimonial) => (
        <li key={testimonial.id} className="card p-6">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Rating value={testimonial.rating} />
            {testimonial.isSample && <SampleLabel>Sample review</SampleLabel>}
          </div>
          <blockquote className="mt-4">
            <p>{testimonial.text}</p>
          </blockquote>
          <p className="mt-5 text-small text-ink-soft">
            <span className="font-semibold text-ink">{testimonial.name}</span>,{' '}
            <span className="inline-block">{testimonial.location}</span>
            {testimonial.source && <Source {...testimonial.source} />}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Source({ name, url }: NonNullable<Testimonial['source']>) {
  return (
    <span className="block">
      From{' '}
      {url === null ? (
        name
      ) : (
        <a href={url} rel="noopener" className="underline">
          {name}
        </a>
      )}
    </span>
  )
}

function Rating({ value }: { value: number }) {
  return (
    <p className="flex gap-0.5 text-brand-text">
      <span className="sr-only">{value} out of 5</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 20 20" aria-hidden="true" className="size-5">
          <path
            d="m10 1.8 2.5 5.3 5.7.8-4.1 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.800L1.8 7.900l5.7-.800z"
            fill={star <= value ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
      ))}
    </p>
  )
}
