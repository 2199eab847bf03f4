import { expect, it, vi } from 'vitest'
import { area, purchase, town } from '../../tests/support/place-documents.ts'
import { serveContent } from '../../tests/support/query-server.ts'
import { readContent } from './client.ts'
import { getAreaPurchases, getLatestPurchases, getTownPurchases } from './purchases.ts'
import { tags } from './tags.ts'

vi.mock('./client.ts', { spy: true })

const server = serveContent('file')

it('are those of the place, newest first, and complete', async () => {
  server.state.documents = [
    town('Reading', 'reading'),
    area('reading', 'Caversham', 'caversham'),
    town('Slough', 'slough'),
    // Another area with the same last part of its address.
    area('slough', 'Caversham', 'caversham'),
    purchase('a', '2026-03-05', 'town-reading'),
    purchase('b', '2026-05-01', 'area-reading-caversham'),
    purchase('c', '2026-04-01', 'town-slough'),
    purchase('d', '2026-06-01', 'area-slough-caversham', { priceTo: undefined }),
    purchase('e', '2026-01-01', 'town-gone', { daysToCollection: 0 }),
  ]
  const ids = (list: { id: string }[]) => list.map(({ id }) => id)
  expect(ids(await getLatestPurchases())).toEqual(['b', 'c', 'a', 'e'])
  expect(ids(await getTownPurchases('reading'))).toEqual(['b', 'a'])
  expect(ids(await getAreaPurchases('reading', 'caversham'))).toEqual(['b'])
  expect(await getAreaPurchases('slough', 'caversham')).toEqual([])
  expect((await getLatestPurchases())[0]).toEqual({
    id: 'b',
    month: '2026-05',
    vehicle: 'Ford Focus',
    place: 'Caversham',
    price: { from: 4000, to: 4500 },
    daysToCollection: 2,
  })
  expect((await getLatestPurchases()).at(-1)).toMatchObject({ place: null, daysToCollection: 0 })
})

it('are read again when a purchase, a town or an area changes its name', async () => {
  const read = vi.mocked(readContent)
  read.mockClear()
  await getLatestPurchases()
  await getTownPurchases('reading')
  await getAreaPurchases('reading', 'caversham')
  expect(read).toHaveBeenCalledTimes(3)
  for (const [, options] of read.mock.calls)
    expect(options.tags).toEqual(expect.arrayContaining([tags.purchases, tags.townNames, tags.areaNames]))
})
