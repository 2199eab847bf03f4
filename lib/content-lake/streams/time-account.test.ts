import { expect, it } from 'vitest'
import { Spendings, TimeAccount } from './time-account.ts'

it('an account is overdrawn when it has been spent, and fills up again up to its burst', () => {
  let now = 0
  const account = new TimeAccount({ burstMs: 100, perSecondMs: 10 }, () => now)
  account.spend(99)
  expect(account.isOverdrawn).toBe(false)
  account.spend(21)
  expect(account.isOverdrawn).toBe(true)
  now = 1_900
  expect(account.isOverdrawn).toBe(true)
  now = 2_100
  expect([account.isOverdrawn, account.isRested]).toEqual([false, false])
  now = 4_600
  expect(account.isRested).toBe(true)
  now = 1_000_000
  account.spend(101)
  expect(account.isOverdrawn).toBe(true)
})

it('the streams of one caller share an account, and strangers one more', () => {
  const spendings = new Spendings()
  const [one, another] = [spendings.forStream('identity a', false), spendings.forStream('identity a', false)]
  // Its own account is empty first; the other stream goes on.
  one.spend(1_500)
  expect([one.isOverdrawn, another.isOverdrawn]).toEqual([true, false])
  one.spend(1_000)
  expect(another.isOverdrawn).toBe(true)
  expect(spendings.forStream('identity b', false).isOverdrawn).toBe(false)

  spendings.forStream('address 1', true).spend(1_000)
  expect(spendings.forStream('address 2', true).isOverdrawn).toBe(true)
  expect(spendings.forStream('identity c', false).isOverdrawn).toBe(false)
})
