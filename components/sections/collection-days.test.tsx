import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CollectionDays } from './collection-days'

const html = (days: string[]) =>
  renderToStaticMarkup(<CollectionDays town="Reading" days={days} rendered="2026-06-30" />)

it('shows three days at most, and none that has passed', () => {
  const days = ['2026-06-30', '2026-07-02', '2026-07-03', '2026-07-07', '2026-07-09']
  expect(
    [...html(days).matchAll(/dateTime="([^"]+)">([^<]+)/g)].map(([, date, text]) => [date, text]),
  ).toEqual([
    ['2026-07-02', 'Thursday 2 July'],
    ['2026-07-03', 'Friday 3 July'],
    ['2026-07-07', 'Tuesday 7 July'],
  ])
})

it('is nothing without a day to come', () => {
  expect(html([])).toBe('')
  expect(html(['2026-06-30'])).toBe('')
})
