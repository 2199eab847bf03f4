import { describe, expect, it } from 'vitest'
import { type Caller, FairQueue } from './fair-queue.ts'

const limits = { known: { each: 16, all: 32 }, anonymous: { each: 4, all: 16 } }
const anonymous = (name: string) => ({ key: `address ${name}`, isAnonymous: true })
const known = (name: string) => ({ key: `identity ${name}`, isAnonymous: false })

function takeAll(queue: FairQueue<string>): string[] {
  const taken: string[] = []
  for (let work = queue.next(); work !== undefined; work = queue.next()) taken.push(work)
  return taken
}

describe('FairQueue', () => {
  it('takes callers in turn, however much each has queued', () => {
    const queue = new FairQueue<string>(limits)
    for (const work of ['a1', 'a2', 'a3']) queue.add(known('a'), work)
    queue.add(known('b'), 'b1')
    queue.add(known('c'), 'c1')
    expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  })

  it('takes known and anonymous callers in turn, in any order of arrival', () => {
    const queue = new FairQueue<string>(limits)
    for (const n of [1, 2, 3]) queue.add(anonymous(String(n)), `s${n}`)
    for (const n of [1, 2]) queue.add(known('a'), `k${n}`)
    expect(takeAll(queue)).toEqual(['k1', 's1', 'k2', 's2', 's3'])
  })

  it('refuses work beyond the limit of an anonymous caller, or of all, and still accepts known callers', () => {
    const queue = new FairQueue<string>(limits)
    const added = Array.from({ length: 6 }, () => queue.add(anonymous('one'), 'x'))
    expect(added).toEqual([true, true, true, true, false, false])
    const others = Array.from({ length: 30 }, (_unused, n) => queue.add(anonymous(`other ${n}`), 'x'))
    expect(others.filter(Boolean)).toHaveLength(12)
    expect(queue.add(known('editor'), 'x')).toBe(true)
  })

  it('returns everything when it is drained', () => {
    const queue = new FairQueue<string>(limits)
    queue.add(known('a'), 'one')
    queue.add(anonymous('b'), 'two')
    expect(queue.drain().toSorted()).toEqual(['one', 'two'])
    expect(queue.next()).toBeUndefined()
  })

  it('skips callers that may not start more', () => {
    const queue = new FairQueue<string>(limits)
    queue.add(known('a'), 'a1')
    queue.add(anonymous('b'), 'b1')
    const isNotA = ({ key }: Caller) => key !== known('a').key
    expect(queue.next(isNotA)).toBe('b1')
    expect(queue.next(isNotA)).toBeUndefined()
    expect(queue.next()).toBe('a1')
  })
})
