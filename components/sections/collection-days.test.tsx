import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CollectionDays } from './collection-days'

const html = (days: string[]) =>
  renderToStaticMarkup(<CollectionDays heading="Next collections in Reading" days={days} />)

it('are shown with their weekdays', () => {
  expect(
    [...html(['2026-07-02', '2026-07-07']).matchAll(/dateTime="([^"]+)">([^<]+)/g)].map(([, date, text]) => [
      date,
      text,
    ]),
  ).toEqual([
    ['2026-07-02', 'Thursday 2 July'],
    ['2026-07-07', 'Tuesday 7 July'],
  ])
})

it('are nothing without a day to come', () => {
  expect(html([])).toBe('')
})
