import { Subject } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followResults } from './live-results.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function follow() {
  const sources: Subject<string>[] = []
  const seen: string[] = []
  const stop = followResults(
    () => {
      const source = new Subject<string>()
      sources.push(source)
      return source
    },
    { next: (result: string) => seen.push(result), lost: (error) => seen.push(`lost: ${String(error)}`) },
  )
  return { sources, seen, stop }
}

it('a connection that breaks is reported and opened again, as often as it breaks', async () => {
  const { sources, seen } = follow()
  sources[0]?.next('one')
  sources[0]?.error('offline')
  await vi.runAllTimersAsync()
  sources[1]?.error('offline')
  await vi.runAllTimersAsync()
  sources[2]?.next('two')
  expect(seen).toEqual(['one', 'lost: offline', 'lost: offline', 'two'])
})

it('nothing is opened or reported after the end, while connected or between attempts', async () => {
  const connected = follow()
  connected.stop()
  connected.sources[0]?.next('late')
  const waiting = follow()
  waiting.sources[0]?.error('offline')
  waiting.stop()
  await vi.runAllTimersAsync()
  expect(connected.seen).toEqual([])
  expect(waiting.sources).toHaveLength(1)
})
