/** A sample review: it shows an editor where a real one goes and is labelled as a sample on the page. */
export type TestimonialContent = {
  id: string
  name: string
  location: string
  text: string
  rating: 1 | 2 | 3 | 4 | 5
}

/**
 * Three samples. It is unlawful to present invented reviews as real ones, so the text of each calls it an example and it is
 * stored with `isSample`.
 */
export const testimonials: TestimonialContent[] = [
  {
    id: '1',
    name: 'Sample customer A',
    location: 'Reading',
    rating: 5,
    text: 'This is an example. A real review here might tell how long the valuation took and how the handover went on the drive.',
  },
  {
    id: '2',
    name: 'Sample customer B',
    location: 'Newbury',
    rating: 5,
    text: 'This is an example. A seller could describe how a car that had failed its MOT was collected and when the bank transfer arrived.',
  },
  {
    id: '3',
    name: 'Sample customer C',
    location: 'Maidenhead',
    rating: 4,
    text: 'This is an example. Somebody with finance on the car might explain how the lender was settled and what was paid out afterwards.',
  },
]
