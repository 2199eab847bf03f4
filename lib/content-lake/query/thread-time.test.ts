import { expect, it } from 'vitest'
import { ThreadTime } from './thread-time.ts'

const stranger = (name: string) => ({ key: `address ${name}`, isAnonymous: true })
const editor = { key: 'identity editor', isAnonymous: false }

it('is used up by the heavy queries of one stranger, and comes back', () => {
  const time = new ThreadTime()
  for (let query = 0; query < 6; query++) time.charge(stranger('a'), 100, 0)
  expect(time.isUsedUp(stranger('a'), 0)).toBe(true)
  expect(time.isUsedUp(stranger('b'), 0)).toBe(false)
  expect(time.isUsedUp(stranger('a'), 5_000)).toBe(false)
})

it('is used up by many strangers together, but never for a known caller', () => {
  const time = new ThreadTime()
  for (let query = 0; query < 12; query++) time.charge(stranger(`n${query}`), 100, 0)
  expect(time.isUsedUp(stranger('new'), 0)).toBe(true)
  for (let query = 0; query < 50; query++) time.charge(editor, 100, 0)
  expect(time.isUsedUp(editor, 0)).toBe(false)
})

it('is not used up by light queries, however many', () => {
  const time = new ThreadTime()
  for (let query = 0; query < 1_000; query++) time.charge(stranger('a'), 10, 0)
  expect(time.isUsedUp(stranger('a'), 0)).toBe(false)
})
