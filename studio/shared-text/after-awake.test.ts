import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterAwake } from './after-awake.ts'

let milliseconds: number
const pass = (passed: number) => {
  milliseconds += passed
  vi.advanceTimersToNextTimer()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  milliseconds = 0
  vi.spyOn(performance, 'now').mockImplementation(() => milliseconds)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('calls back once the time is over', () => {
  const callback = vi.fn<() => void>()
  afterAwake(1_000, callback, 250)
  for (let tick = 0; tick < 3; tick++) pass(250)
  expect(callback).not.toHaveBeenCalled()
  for (let tick = 0; tick < 9; tick++) pass(250)
  expect(callback).toHaveBeenCalledTimes(1)
})

it('does not call back right after a sleep', () => {
  const callback = vi.fn<() => void>()
  afterAwake(1_000, callback, 250)
  for (let tick = 0; tick < 3; tick++) pass(250)
  pass(60_000)
  for (let tick = 0; tick < 3; tick++) pass(250)
  expect(callback).not.toHaveBeenCalled()
  pass(250)
  expect(callback).toHaveBeenCalledTimes(1)
})

it('can be cancelled', () => {
  const callback = vi.fn<() => void>()
  const cancel = afterAwake(1_000, callback, 250)
  cancel()
  expect(vi.getTimerCount()).toBe(0)
})

it('gives a page that was busy its time', async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  const callback = vi.fn<() => void>()
  afterAwake(60, callback, 20)
  const end = performance.now() + 200
  while (performance.now() < end);
  await sleep(1)
  expect(callback).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(callback).toHaveBeenCalled())
})
