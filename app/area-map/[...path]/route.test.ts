import { expect, it } from 'vitest'
import { cacheOrder } from '@/lib/server/cache-order'
import { area, reference, town } from '@/tests/support/place-documents'
import { serveContent } from '@/tests/support/query-server'
import { GET } from './route'

const server = serveContent('file')

const location = (lat: number, lng: number) => ({ location: { _type: 'location', lat, lng } })
const publish = (neighbour: string) => {
  server.state.documents = [
    town('Reading', 'reading'),
    area('reading', 'Caversham', 'caversham', {
      ...location(51.47, -0.974),
      nearbyAreas: [reference('area-reading-near')],
    }),
    area('reading', neighbour, 'near', location(51.49, -0.97)),
    area('reading', 'Unplaced', 'unplaced'),
  ]
  cacheOrder().mark(['content:area-names'])
}
const get = (path: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost/area-map/${path}`, { headers }), {
    params: Promise.resolve({ path: path.split('/') }),
  })

it('responds with the drawing, once for as long as nothing is published', async () => {
  publish('Emmer & Green')
  const response = await get('reading/caversham.svg')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toContain('s-maxage=300')
  expect(await response.text()).toContain('>Emmer &#38; Green</text>')

  const tag = response.headers.get('etag') ?? ''
  const { requests } = server.state
  const again = await get('reading/caversham.svg', { 'if-none-match': tag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  expect(server.state.requests).toBe(requests)

  publish('Caversham Park')
  const renewed = await get('reading/caversham.svg', { 'if-none-match': tag })
  expect(renewed.status).toBe(200)
  expect(await renewed.text()).toContain('Caversham Park')
})

it.each([
  'reading/nowhere.svg',
  'reading/caversham',
  'reading/caversham.png',
  'reading/unplaced.svg',
  'reading.svg',
  'reading/caversham/x.svg',
  '..%2f/caversham.svg',
  '%E0%A4%A/x.svg',
])('does not exist at %s, which no cache may remember', async (path) => {
  publish('Emmer Green')
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
})
