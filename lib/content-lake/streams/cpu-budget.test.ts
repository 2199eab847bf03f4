import { expect, it } from 'vitest'
import { StreamBudgets, CpuBudget } from './cpu-budget.ts'

it('is exhausted when it is spent, and replenished with time up to its burst', () => {
  let now = 0
  const budget = new CpuBudget({ burstMs: 100, perSecondMs: 10 }, () => now)
  budget.spend(99)
  expect(budget.isExhausted).toBe(false)
  budget.spend(21)
  expect(budget.isExhausted).toBe(true)
  now = 1_900
  expect(budget.isExhausted).toBe(true)
  now = 2_100
  expect([budget.isExhausted, budget.isReplenished]).toEqual([false, false])
  now = 4_600
  expect(budget.isReplenished).toBe(true)
  now = 1_000_000
  budget.spend(101)
  expect(budget.isExhausted).toBe(true)
})

it('shares a budget among the streams of one caller, and another among anonymous callers', () => {
  const budgets = new StreamBudgets()
  const [one, another] = [budgets.forStream('identity a', false), budgets.forStream('identity a', false)]
  // The budget of the stream itself is exhausted first; the other stream continues.
  one.spend(1_500)
  expect([one.isExhausted, another.isExhausted]).toEqual([true, false])
  one.spend(1_000)
  expect(another.isExhausted).toBe(true)
  expect(budgets.forStream('identity b', false).isExhausted).toBe(false)

  budgets.forStream('address 1', true).spend(1_000)
  expect(budgets.forStream('address 2', true).isExhausted).toBe(true)
  expect(budgets.forStream('identity c', false).isExhausted).toBe(false)
})
