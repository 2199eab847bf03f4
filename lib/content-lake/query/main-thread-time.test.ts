import { expect, it } from 'vitest'
import { MainThreadTime } from './main-thread-time.ts'

const anonymous = (name: string) => ({ key: `address ${name}`, isAnonymous: true })
const editor = { key: 'identity editor', isAnonymous: false }

it('is exhausted by heavy queries of one anonymous caller, and replenished with time', () => {
  const time = new MainThreadTime()
  for (let query = 0; query < 6; query++) time.charge(anonymous('a'), 100, 0)
  expect(time.isExhausted(anonymous('a'), 0)).toBe(true)
  expect(time.isExhausted(anonymous('b'), 0)).toBe(false)
  expect(time.isExhausted(anonymous('a'), 5_000)).toBe(false)
})

it('is exhausted by many anonymous callers together, but never for a known caller', () => {
  const time = new MainThreadTime()
  for (let query = 0; query < 12; query++) time.charge(anonymous(`n${query}`), 100, 0)
  expect(time.isExhausted(anonymous('new'), 0)).toBe(true)
  for (let query = 0; query < 50; query++) time.charge(editor, 100, 0)
  expect(time.isExhausted(editor, 0)).toBe(false)
})

it('is not exhausted by light queries, however many', () => {
  const time = new MainThreadTime()
  for (let query = 0; query < 1_000; query++) time.charge(anonymous('a'), 10, 0)
  expect(time.isExhausted(anonymous('a'), 0)).toBe(false)
})
