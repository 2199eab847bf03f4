import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endsBeforeTimer } from '../../tests/support/ends-before-timer.ts'
import { sharedEntry, textOf, memoryStore } from '../../tests/support/shared-entries.ts'
import { CacheOrder } from './cache-order.ts'
import { SharedOrder } from './shared-order.ts'
import { SharedPages } from './shared-pages.ts'

const tag = 'content:town:reading'
let store: ReturnType<typeof memoryStore>

/** One of several instances, which has read a log whose first entry is at 1. */
function instance() {
  const order = new SharedOrder()
  const own = new CacheOrder()
  order.begin(1)
  order.setCurrent(true)
  const pages = new SharedPages(store, order, own)
  return {
    order,
    own,
    pages,
    /** What it does when it reads of a publication in the log. */
    learn: (tags: string[], position: number) => {
      order.mark(tags, position)
      own.mark(tags)
    },
    write: (text: string, begun = own.present) => pages.write('/reading', sharedEntry(text, [tag]), begun),
    read: async () => {
      const entry = await pages.read('/reading', [])
      return entry && textOf(entry)
    },
  }
}

beforeEach(() => {
  store = memoryStore()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('shared pages', () => {
  it('are the same in every instance', async () => {
    const [one, other] = [instance(), instance()]
    const entry = sharedEntry('Reading', [tag])
    await one.pages.write('/reading', entry, one.own.present)
    expect(await other.pages.read('/reading', [])).toMatchObject(entry)
    expect(await other.pages.read('/slough', [])).toBeUndefined()
  })

  it('are not read once one of their tags, or of the request’s, is marked', async () => {
    const [one, other] = [instance(), instance()]
    await one.write('Reading')
    other.learn(['content:faqs'], 2)
    expect(await other.pages.read('/reading', [])).toBeDefined()
    expect(await other.pages.read('/reading', ['content:faqs'])).toBeUndefined()
    other.learn([tag], 3)
    expect(await other.read()).toBeUndefined()
  })

  it('are not stored when their content was read before a mark', async () => {
    const one = instance()
    const begun = one.own.present
    one.learn([tag], 2)
    await one.write('old', begun)
    expect(store.size()).toBe(0)
  })

  it('are neither read nor stored while marks may be missing', async () => {
    const [one, other] = [instance(), instance()]
    await other.write('by the other')
    one.order.setCurrent(false)
    expect(await one.read()).toBeUndefined()
    await one.write('by this one')
    expect(await other.read()).toBe('by the other')
  })

  it('are stored once no mark is missing any longer, unless one was', async () => {
    const [one, other] = [instance(), instance()]
    one.order.setCurrent(false)
    await one.write('while away')
    one.learn(['content:faqs'], 2)
    one.order.setCurrent(true)
    await expect.poll(other.read).toBe('while away')

    one.order.setCurrent(false)
    await one.write('outdated')
    one.learn([tag], 3)
    one.order.setCurrent(true)
    await one.write('current')
    other.learn([tag], 3)
    await expect.poll(other.read).toBe('current')
  })

  it('show a publication that their instance knew of before the log did', async () => {
    const [one, other] = [instance(), instance()]
    one.order.setCurrent(false)
    one.own.mark([tag])
    await one.write('published while away')
    // Its own publication, which it does not mark again.
    one.order.mark([tag], 2)
    one.order.setCurrent(true)
    other.learn([tag], 2)
    await expect.poll(other.read).toBe('published while away')
  })

  it('of an earlier log are not read', async () => {
    const [one, other] = [instance(), instance()]
    await other.write('old')
    one.order.begin(5)
    expect(await one.read()).toBeUndefined()
  })

  it('are ignored when another version of the software has stored them', async () => {
    const one = instance()
    for (const stored of ['not an entry', 'short']) {
      await store.set('/reading', Buffer.from(stored))
      expect(await one.read()).toBeUndefined()
    }
  })

  it('are stored a second after the store has failed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const [one, other] = [instance(), instance()]
    const set = vi.spyOn(store, 'set').mockRejectedValueOnce(new Error('away'))
    await one.write('waiting')
    await one.write('newer')
    expect(set).toHaveBeenCalledOnce()
    expect(await other.read()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1001)
    expect(await other.read()).toBe('newer')
  })

  it('are stored as soon as the log has been read again, after the store has failed', async () => {
    const [one, other] = [instance(), instance()]
    vi.spyOn(store, 'set').mockRejectedValueOnce(new Error('away'))
    await one.write('waiting')
    one.order.setCurrent(false)
    one.order.setCurrent(true)
    expect(await other.read()).toBe('waiting')
  })

  it('do not come back once they are gone', async () => {
    const one = instance()
    one.order.setCurrent(false)
    await one.write('removed')
    await one.pages.delete('/reading')
    one.order.setCurrent(true)
    await one.write('removed')
    await one.pages.delete('/reading')
    expect(store.size()).toBe(0)
  })

  it('delay a page by a fifth of a second at most, and not again for a second, while the store hangs', async () => {
    const one = instance()
    const get = vi.spyOn(store, 'get').mockImplementation(() => new Promise(() => {}))
    const twice = async () => {
      expect(await one.pages.read('/reading', [])).toBeUndefined()
      expect(await one.pages.read('/reading', [])).toBeUndefined()
    }
    expect(await endsBeforeTimer(400, twice)).toBe(true)
    expect(get).toHaveBeenCalledOnce()
  })

  type Instance = ReturnType<typeof instance> & { known: number; begun: { version: number; begun: number }[] }

  const kinds = ['publish', 'learn', 'begin', 'finish', 'read', 'leave', 'return'] as const
  const steps = fc.array(fc.record({ kind: fc.constantFrom(...kinds), who: fc.nat(2) }), { maxLength: 60 })

  /** What instances read that is older than the publications they know of, in these steps. */
  async function outdatedReads(actions: { kind: (typeof kinds)[number]; who: number }[]): Promise<string[]> {
    store = memoryStore()
    const outdated: string[] = []
    let published = 0
    const instances: Instance[] = [0, 1, 2].map(() => ({ ...instance(), known: 0, begun: [] }))
    /** Publication 0 is the log's first entry, at 1. */
    const learnNext = (one: Instance) => one.learn([tag], (one.known += 1) + 1)
    for (const { kind, who } of actions) {
      const one = instances[who]!
      if (kind === 'publish') published += 1
      else if (kind === 'learn' && one.known < published && one.order.present !== undefined) learnNext(one)
      else if (kind === 'begin') one.begun.push({ version: published, begun: one.own.present })
      else if (kind === 'leave') one.order.setCurrent(false)
      else if (kind === 'return') {
        while (one.known < published) learnNext(one)
        one.order.setCurrent(true)
      } else if (kind === 'finish') {
        const { version, begun } = one.begun.shift() ?? {}
        if (begun !== undefined) await one.write(String(version), begun)
      } else if (kind === 'read') {
        const found = await one.read()
        if (found !== undefined && Number(found) < one.known) outdated.push(`${found} after ${one.known}`)
      }
    }
    return outdated
  }

  it('never show less than the publications that their reader knows of, however late each learns of them', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (actions) => {
        expect(await outdatedReads(actions)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
