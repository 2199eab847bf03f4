import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Photo } from '@/lib/content/photos'
import { PlacePhoto } from './place-photo'

beforeAll(() => {
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', 'abc12345')
  vi.stubEnv('SANITY_API_TOKEN', 'a-token-for-tests')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

const photo: Photo = {
  alt: 'A bridge',
  credit: 'Photograph: A. Name',
  placeholder: 'data:image/jpeg;base64,AA',
  source: {
    asset: { _id: 'image-0123456789abcdef-3000x2000-jpg' },
    crop: { left: 0, top: 0, right: 0, bottom: 0 },
    hotspot: { x: 0.5, y: 0.5, width: 1, height: 1 },
  },
}

/** The sizes a browser may choose from: the descriptor of each, and what is requested of the image host. */
function offered(html: string): string[] {
  const srcset = /srcSet="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  return srcset.split(', ').map((candidate) => {
    const [url = '', name = ''] = candidate.split(' ')
    const { searchParams } = new URL(url)
    return `${name}: ${String(searchParams.get('w'))}x${String(searchParams.get('h'))}`
  })
}

it('offers five widths in the proportions of its frame', () => {
  const html = renderToStaticMarkup(<PlacePhoto photo={photo} />)
  expect(offered(html)).toEqual([
    '368w: 368x207',
    '544w: 544x306',
    '720w: 720x405',
    '1088w: 1088x612',
    '1440w: 1440x810',
  ])
  expect(html).toContain('width="1440" height="810"')
  expect(html).toContain('fetchPriority="high"')
})

it('has an alternative text, a credit and a blurred placeholder', () => {
  const html = renderToStaticMarkup(<PlacePhoto photo={photo} />)
  expect(html).toContain('alt="A bridge"')
  expect(html).toMatch(/<figcaption[^>]*>Photograph: A. Name</)
  expect(html).toContain('data:image/jpeg;base64,AA')
  const bare = renderToStaticMarkup(<PlacePhoto photo={{ ...photo, credit: null, placeholder: null }} />)
  expect(bare).not.toContain('figcaption')
  expect(bare).not.toContain('background')
})
