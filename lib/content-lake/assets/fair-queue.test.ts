import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Work that goes on until it is told to end. */
function steerable() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name)
      ends.set(name, () => resolve(name))
    })
  return { started, work, end: (name: string) => ends.get(name)?.() }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('createFairQueue', () => {
  it('lets callers take turns, however much one of them has waiting', async () => {
    const queue = createFairQueue({ atOnce: 1, waiting: 100, waitingPerCaller: 100 })
    const { started, work, end } = steerable()
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) =>
      queue.run(name.slice(0, 1), work(name)),
    )
    const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']
    for (const [index, name] of order.entries()) {
      await settled()
      expect(started).toEqual(order.slice(0, index + 1))
      end(name)
      await all[['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].indexOf(name)]
    }
  })

  it('keeps a place for others when one caller may not have all', async () => {
    const queue = createFairQueue({ atOnce: 2, atOncePerCaller: 1, waiting: 100, waitingPerCaller: 100 })
    const { started, work, end } = steerable()
    const first = queue.run('a', work('a1'))
    const second = queue.run('a', work('a2'))
    const other = queue.run('b', work('b1'))
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

  it('turns away what would wait for too long, from one caller or from all', async () => {
    const queue = createFairQueue({ atOnce: 1, waiting: 3, waitingPerCaller: 2 })
    const { work, end } = steerable()
    const running = queue.run('a', work('a1'))
    const waiting = [queue.run('a', work('a2')), queue.run('a', work('a3'))]
    const refusal = { status: 503, headers: { 'Retry-After': '5' } }
    await expect(queue.run('a', work('a4'))).rejects.toMatchObject(refusal)
    waiting.push(queue.run('b', work('b1')))
    await expect(queue.run('c', work('c1'))).rejects.toMatchObject(refusal)
    for (const name of ['a1', 'a2', 'b1', 'a3']) {
      await settled()
      end(name)
    }
    await Promise.all([running, ...waiting])
  })

  it('goes on after work that fails', async () => {
    const queue = createFairQueue({ atOnce: 1, waiting: 3, waitingPerCaller: 2 })
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue.run('a', () => Promise.resolve('next'))).toBe('next')
  })
})
