import { expect, it } from 'vitest'
import { steadyClock } from './steady-clock.ts'

const minute = 60_000
const year = 365 * 24 * 60 * minute

function clock() {
  const time = { wall: 1_800_000_000_000, elapsed: 0 }
  const untilTrusted = steadyClock(
    () => time.wall,
    () => time.elapsed,
  )
  const pass = (minutes: number) => {
    time.wall += minutes * minute
    time.elapsed += minutes * minute
  }
  return { time, pass, untilTrusted }
}

it('trusts a clock that has run steadily for a quarter of an hour', () => {
  const { pass, untilTrusted } = clock()
  expect(untilTrusted()).toBe(15 * minute)
  pass(10)
  expect(untilTrusted()).toBe(5 * minute)
  pass(5)
  expect(untilTrusted()).toBe(0)
  pass(24 * 60)
  expect(untilTrusted()).toBe(0)
})

it.each([3 * year, -3 * year])(
  'starts again when the clock jumps by %i ms, and when it jumps back',
  (jump) => {
    const { time, pass, untilTrusted } = clock()
    pass(20)
    expect(untilTrusted()).toBe(0)
    time.wall += jump
    pass(1)
    expect(untilTrusted()).toBe(15 * minute)
    pass(14)
    time.wall -= jump
    expect(untilTrusted()).toBe(15 * minute)
    pass(15)
    expect(untilTrusted()).toBe(0)
  },
)

it('tolerates a clock that is adjusted gradually', () => {
  const { time, pass, untilTrusted } = clock()
  pass(24 * 60)
  time.wall += minute
  expect(untilTrusted()).toBe(0)
})
