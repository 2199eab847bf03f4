import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Testimonials } from './testimonials'

const review = {
  id: 'a',
  name: 'A. Seller',
  location: 'Reading',
  text: 'Good.',
  rating: 5,
  isSample: false,
  source: null,
}
const html = (more: object) => renderToStaticMarkup(<Testimonials testimonials={[{ ...review, ...more }]} />)

it('name where they were written, with a link if there is one', () => {
  expect(html({ source: { name: 'Google reviews', url: 'https://reviews.example/1' } })).toContain(
    'From <a href="https://reviews.example/1" rel="noopener" class="underline">Google reviews</a>',
  )
  expect(html({ source: { name: 'A letter', url: null } })).toContain('From A letter')
  expect(html({})).not.toContain('From')
})

it('are labelled while they are samples', () => {
  expect(html({ isSample: true })).toContain('Sample review')
  expect(html({})).not.toContain('Sample')
})
