import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Hero } from './hero'

// There is no router outside a page.
vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({ push: () => {} }) }))

const photo = {
  alt: 'Our van in Reading',
  credit: null,
  placeholder: null,
  source: {
    asset: { _id: `image-${'a'.repeat(40)}-2000x1500-jpg` },
    crop: { left: 0, top: 0, right: 0, bottom: 0 },
    hotspot: { x: 0.5, y: 0.5, width: 1, height: 1 },
  },
}
const render = (picture: typeof photo | null) =>
  renderToStaticMarkup(
    <Hero title="Sell" text={null} benefits={[]} quoteLabel="Quote" contactLabel="Contact" photo={picture}>
      <p>The lookup</p>
    </Hero>,
  )

it('has the drawn car, or an editor’s photograph before everything else that loads', () => {
  expect(render(null)).not.toContain('<img')
  const html = render(photo)
  expect(html).toMatch(/<img[^>]*alt="Our van in Reading"/)
  expect(html).toMatch(/<img[^>]*fetchPriority="high"/)
  expect(html).toMatch(/<img[^>]*width="1088" height="390"/)
  // The road belongs to the car.
  expect(render(null)).toContain('centre-line')
  expect(html).not.toContain('centre-line')
  for (const page of [render(null), html]) expect(page).toContain('<p>The lookup</p>')
})
