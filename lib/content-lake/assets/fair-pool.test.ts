import { describe, expect, it } from 'vitest'
import { createFairPool } from './fair-pool.ts'

/** Work that goes on until `end` is called. */
function controllableWork() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name)
      ends.set(name, () => resolve(name))
    })
  return { started, work, end: (name: string) => ends.get(name)?.() }
}

const caller = (key: string) => ({ key, isAnonymous: true })
const limits = (each: number, all: number) => ({ known: { each, all }, anonymous: { each, all } })
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a pool for work on images', () => {
  it('lets callers take turns, however much one of them has queued', async () => {
    const pool = createFairPool({ atOnce: 1, queueLimits: limits(100, 100) })
    const { started, work, end } = controllableWork()
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) =>
      pool.run(caller(name.slice(0, 1)), work(name)),
    )
    const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']
    for (const [index, name] of order.entries()) {
      await settled()
      expect(started).toEqual(order.slice(0, index + 1))
      end(name)
      await all[['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].indexOf(name)]
    }
  })

  it('leaves a place for others when one caller is at its limit', async () => {
    const pool = createFairPool({ atOnce: 2, atOncePerCaller: 1, queueLimits: limits(100, 100) })
    const { started, work, end } = controllableWork()
    const first = pool.run(caller('a'), work('a1'))
    const second = pool.run(caller('a'), work('a2'))
    const other = pool.run(caller('b'), work('b1'))
    await settled()
    expect(started).toEqual(['a1', 'b1'])
    end('b1')
    await other
    await settled()
    expect(started).toEqual(['a1', 'b1'])
    end('a1')
    await first
    await settled()
    expect(started).toEqual(['a1', 'b1', 'a2'])
    end('a2')
    await second
  })

  it('leaves a place for known callers when anonymous ones are at their limit', async () => {
    const pool = createFairPool({ atOnce: 2, atOnceAnonymous: 1, queueLimits: limits(100, 100) })
    const { started, work, end } = controllableWork()
    const known = { key: 'site', isAnonymous: false }
    const all = ['a1', 'b1'].map((name) => pool.run(caller(name), work(name)))
    all.push(...['k1', 'k2', 'k3'].map((name) => pool.run(known, work(name))))
    await settled()
    expect(started).toEqual(['a1', 'k1'])
    end('k1')
    await settled()
    expect(started).toEqual(['a1', 'k1', 'k2'])
    end('a1')
    await settled()
    expect(started).toEqual(['a1', 'k1', 'k2', 'b1'])
    end('k2')
    await settled()
    expect(started).toEqual(['a1', 'k1', 'k2', 'b1', 'k3'])
    for (const name of ['b1', 'k3']) end(name)
    await Promise.all(all)
  })

  it('refuses work when the queue of one caller, or of all, is full', async () => {
    const pool = createFairPool({ atOnce: 1, queueLimits: limits(2, 3) })
    const { work, end } = controllableWork()
    const running = pool.run(caller('a'), work('a1'))
    const queued = [pool.run(caller('a'), work('a2')), pool.run(caller('a'), work('a3'))]
    const refusal = { status: 503, headers: { 'Retry-After': '5' } }
    await expect(pool.run(caller('a'), work('a4'))).rejects.toMatchObject(refusal)
    queued.push(pool.run(caller('b'), work('b1')))
    await expect(pool.run(caller('c'), work('c1'))).rejects.toMatchObject(refusal)
    for (const name of ['a1', 'a2', 'b1', 'a3']) {
      await settled()
      end(name)
    }
    await Promise.all([running, ...queued])
  })

  it('goes on after work that fails', async () => {
    const pool = createFairPool({ atOnce: 1, queueLimits: limits(2, 3) })
    await expect(pool.run(caller('a'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await pool.run(caller('a'), () => Promise.resolve('next'))).toBe('next')
  })
})
