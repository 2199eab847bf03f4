import { expect, it } from 'vitest'
import { publishedAgo } from './published-ago.ts'

const now = Date.parse('2026-06-01T12:00:00.000Z')

it.each([
  ['2026-06-01T11:59:59.750Z', 250],
  ['2026-06-01T12:00:00.000Z', 0],
  // Clocks that differ, and no time at all.
  ['2026-06-01T12:00:03.000Z', 0],
  ['2026-05-01T12:00:00.000Z', 0],
  ['yesterday', 0],
])('a change of %s was published %i ms ago', (time, ago) => {
  expect(publishedAgo(new Headers({ 'sanity-transaction-time': time }), now)).toBe(ago)
})

it('without the header counts from now', () => {
  expect(publishedAgo(new Headers(), now)).toBe(0)
})
