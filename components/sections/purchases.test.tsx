import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PurchaseCounts, Purchases } from './purchases'

const purchase = {
  id: 'a',
  month: '2026-03',
  vehicle: 'Ford Focus',
  place: 'Caversham',
  price: { from: 4000, to: 4500 },
  daysToCollection: 2,
}
const text = (more: object) =>
  renderToStaticMarkup(<Purchases purchases={[{ ...purchase, ...more }]} />).replaceAll(/<[^>]+>/g, '')

it.each([
  [{}, 'Ford Focus, CavershamMarch 2026, collected after 2 days£4,000 to £4,500'],
  [{ place: null, daysToCollection: 0 }, 'Ford FocusMarch 2026, collected on the same day£4,000 to £4,500'],
  [
    { price: { from: 500, to: 500 }, daysToCollection: 1 },
    'Ford Focus, CavershamMarch 2026, collected on the next day£500',
  ],
])('states a purchase with %j', (more, expected) => {
  expect(text(more)).toBe(expected)
})

it('are counted by place, and nothing is said without any', () => {
  const counts = [
    { place: 'Tilehurst', count: 2 },
    { place: 'Caversham', count: 1 },
  ]
  expect(
    renderToStaticMarkup(<PurchaseCounts heading="Bought in the last twelve months" counts={counts} />)
      .split(/<[^>]+>/)
      .filter(Boolean),
  ).toEqual(['Bought in the last twelve months', 'Tilehurst: ', '2', 'Caversham: ', '1'])
  expect(renderToStaticMarkup(<PurchaseCounts heading="Bought" counts={[]} />)).toBe('')
})
