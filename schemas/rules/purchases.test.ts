import { expect, it } from 'vitest'
import { priceRangeProblem, purchaseMonthProblem } from './purchases.ts'

it('a range of prices does not run backwards', () => {
  expect(priceRangeProblem(4000, 4500)).toBeUndefined()
  expect(priceRangeProblem(4000, 4000)).toBeUndefined()
  expect(priceRangeProblem(undefined, 4000)).toBeUndefined()
  expect(priceRangeProblem(4500, 4000)).toMatch(/below/)
})

it('a purchase is in the past', () => {
  const today = new Date('2026-06-15T12:00:00Z')
  expect(purchaseMonthProblem('2026-06-01', today)).toBeUndefined()
  expect(purchaseMonthProblem(undefined, today)).toBeUndefined()
  expect(purchaseMonthProblem('2026-07-01', today)).toMatch(/future/)
})
