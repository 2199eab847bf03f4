import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { People } from './people'

beforeAll(() => {
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', 'abc12345')
  vi.stubEnv('SANITY_API_TOKEN', 'a-token-for-tests')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

const person = { id: 'a', name: 'Ada de la Name', role: 'Collections', photo: null }

it('shows initials in place of a photograph', () => {
  const html = renderToStaticMarkup(<People people={[person]} />)
  expect(html).toMatch(/aria-hidden="true"[^>]*>AN</)
  expect(html).not.toContain('<img')
  expect(renderToStaticMarkup(<People people={[{ ...person, name: 'Ada' }]} />)).toMatch(/>A</)
})

it('shows a square photograph, loaded when it comes into view', () => {
  const photo = {
    alt: 'Ada beside a van',
    credit: null,
    placeholder: null,
    source: {
      asset: { _id: 'image-0123456789abcdef-3000x2000-jpg' },
      crop: { left: 0, top: 0, right: 0, bottom: 0 },
      hotspot: { x: 0.5, y: 0.5, width: 1, height: 1 },
    },
  }
  const html = renderToStaticMarkup(<People people={[{ ...person, photo }]} />)
  expect(html).toMatch(/<img[^>]*alt="Ada beside a van"/)
  expect(html).toMatch(/loading="lazy"/)
  const widths = [...html.matchAll(/(\d+)w[,"]/g)].map(([, width]) => width)
  expect(widths).toEqual(['96', '192', '288'])
})
