import { expect, it } from 'vitest'
import { EventLog } from './event-log.ts'

it('drops old entries by number and by weight, without changing positions', () => {
  const log = new EventLog<string>({ entries: 3, weight: 10 })
  for (const entry of ['a', 'b', 'c', 'd']) log.append(entry, 1)
  expect([log.start, log.end]).toEqual([1, 4])
  expect([log.at(0), log.at(1), log.at(3), log.at(4)]).toEqual([undefined, 'b', 'd', undefined])
  log.append('heavy', 9)
  expect([log.start, log.end, log.newest]).toEqual([3, 5, 'heavy'])
})

it('keeps the newest entry, whatever its weight', () => {
  const log = new EventLog<string>({ entries: 3, weight: 10 })
  log.append('a', 1)
  log.append('enormous', 1000)
  expect([log.start, log.end, log.at(1)]).toEqual([1, 2, 'enormous'])
  log.append('b', 1)
  expect([log.start, log.at(2)]).toEqual([2, 'b'])
})

it('finds the latest match, and drops entries on request', () => {
  const log = new EventLog<string>({ entries: 10, weight: 10 })
  for (const entry of ['a', 'b', 'a']) log.append(entry, 1)
  expect(log.findLast((entry) => entry === 'a')).toBe(2)
  log.dropBefore(log.end)
  expect(log.findLast((entry) => entry === 'a')).toBeUndefined()
  log.append('c', 1)
  expect([log.start, log.end, log.at(3)]).toEqual([3, 4, 'c'])
})
