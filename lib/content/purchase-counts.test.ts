import { expect, it } from 'vitest'
import { area, purchase, town } from '../../tests/support/place-documents.ts'
import { serveContent } from '../../tests/support/query-server.ts'
import { getPurchaseCounts } from './purchase-counts.ts'

const server = serveContent('file')

it('are those of a town and its areas in this month and the eleven before it', async () => {
  server.state.documents = [
    town('Reading', 'reading'),
    area('reading', 'Tilehurst', 'tilehurst'),
    area('reading', 'Caversham', 'caversham'),
    area('reading', 'Whitley', 'whitley'),
    town('Slough', 'slough'),
    purchase('a', '2026-06-15', 'area-reading-tilehurst'),
    purchase('b', '2025-07-01', 'area-reading-tilehurst'),
    purchase('c', '2026-01-31', 'town-reading'),
    purchase('d', '2026-02-01', 'area-reading-caversham'),
    // Too old, not complete, elsewhere, and in a place that is gone.
    purchase('e', '2025-06-30', 'area-reading-tilehurst'),
    purchase('f', '2026-06-01', 'area-reading-whitley', { priceTo: undefined }),
    purchase('g', '2026-06-01', 'town-slough'),
    purchase('h', '2026-06-01', 'area-reading-gone'),
  ]
  const now = new Date('2026-06-30T12:00:00Z')
  expect(await getPurchaseCounts('reading', now)).toEqual([
    { place: 'Tilehurst', count: 2 },
    { place: 'Caversham', count: 1 },
    { place: 'Reading', count: 1 },
  ])
  expect(await getPurchaseCounts('windsor', now)).toEqual([])
  expect(await getPurchaseCounts('not a slug', now)).toEqual([])
})
