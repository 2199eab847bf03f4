import { readContent } from './client.ts'
import { testimonialsQuery } from './queries.ts'
import { tags } from './tags.ts'

/** What a customer said. */
export type Testimonial = {
  id: string
  name: string
  location: string
  text: string
  /** One to five. */
  rating: number
  /** True for an example that stands in for a real review; pages must label it. */
  isSample: boolean
  /** Where it was written, such as a site of reviews; null for a sample, or when no editor has said. */
  source: { name: string; url: string | null } | null
}

/** The first three testimonials, in the editor's order. */
export async function getTestimonials(): Promise<Testimonial[]> {
  const stored = await readContent(testimonialsQuery, { tags: [tags.testimonials] })
  return stored.flatMap(({ _id, name, location, text, rating, isSample, source, sourceUrl }) =>
    name && text && rating
      ? [
          {
            id: _id,
            name,
            location: location ?? '',
            text,
            rating,
            isSample: isSample ?? false,
            source: source && !isSample ? { name: source, url: sourceUrl } : null,
          },
        ]
      : [],
  )
}
