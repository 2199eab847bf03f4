import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sharedEntry, textOf, memoryStore } from '../../tests/support/shared-entries.ts'
import { type Moment, SharedOrder } from './shared-order.ts'
import { SharedPages } from './shared-pages.ts'

const tag = 'content:town:reading'
let store: ReturnType<typeof memoryStore>

/** One of several instances, which has read a log whose first entry is at 1. */
function instance() {
  const order = new SharedOrder()
  order.begin(1)
  order.setCurrent(true)
  return { order, pages: new SharedPages(store, order) }
}

beforeEach(() => {
  store = memoryStore()
})

describe('shared pages', () => {
  it('are the same in every instance', async () => {
    const [one, other] = [instance(), instance()]
    const entry = sharedEntry('Reading', [tag])
    await one.pages.write('/reading', entry, one.pages.present!)
    expect(await other.pages.read('/reading', [])).toMatchObject(entry)
    expect(await other.pages.read('/slough', [])).toBeUndefined()
  })

  it('are not read once one of their tags, or of the request’s, is marked', async () => {
    const [one, other] = [instance(), instance()]
    await one.pages.write('/reading', sharedEntry('Reading', [tag]), one.pages.present!)
    other.order.mark(['content:faqs'], 2)
    expect(await other.pages.read('/reading', [])).toBeDefined()
    expect(await other.pages.read('/reading', ['content:faqs'])).toBeUndefined()
    other.order.mark([tag], 3)
    expect(await other.pages.read('/reading', [])).toBeUndefined()
  })

  it('are not stored when their content was read before a mark', async () => {
    const one = instance()
    const begun = one.pages.present!
    one.order.mark([tag], 2)
    await one.pages.write('/reading', sharedEntry('old', [tag]), begun)
    expect(store.size()).toBe(0)
  })

  it('are neither read nor stored while marks may be missing, nor stored when they began before that', async () => {
    const one = instance()
    const begun = one.pages.present!
    const write = () => one.pages.write('/reading', sharedEntry('old', [tag]), begun)
    one.order.setCurrent(false)
    expect(one.pages.present).toBeUndefined()
    await write()
    one.order.begin(5)
    one.order.setCurrent(true)
    await write()
    expect(store.size()).toBe(0)
    // Stored by an instance that knew only the earlier log.
    const other = instance()
    await other.pages.write('/reading', sharedEntry('old', [tag]), other.pages.present!)
    expect(await one.pages.read('/reading', [])).toBeUndefined()
  })

  it('are ignored when another version of the software has stored them', async () => {
    const one = instance()
    await store.set('/reading', Buffer.from('not an entry'))
    expect(await one.pages.read('/reading', [])).toBeUndefined()
  })

  it('delay a page by a fifth of a second at most, and not again for a second, while the store hangs', async () => {
    const one = instance()
    const get = vi.spyOn(store, 'get').mockImplementation(() => new Promise(() => {}))
    const begun = performance.now()
    expect(await one.pages.read('/reading', [])).toBeUndefined()
    expect(await one.pages.read('/reading', [])).toBeUndefined()
    expect(performance.now() - begun).toBeLessThan(1000)
    expect(get).toHaveBeenCalledOnce()
  })

  type Begun = { version: number; moment: Moment }
  type Instance = ReturnType<typeof instance> & { known: number; begun: Begun[] }

  const steps = fc.array(
    fc.record({ kind: fc.constantFrom('publish', 'learn', 'begin', 'finish', 'read'), who: fc.nat(2) }),
    { maxLength: 60 },
  )

  /** What instances read that is older than the publications they know of, in these steps. */
  async function outdatedReads(actions: { kind: string; who: number }[]): Promise<string[]> {
    store = memoryStore()
    const outdated: string[] = []
    let published = 0
    const instances: Instance[] = [0, 1, 2].map(() => ({ ...instance(), known: 0, begun: [] }))
    for (const { kind, who } of actions) {
      const { order, pages, begun, known } = instances[who]!
      if (kind === 'publish') published += 1
      else if (kind === 'learn' && known < published) {
        instances[who]!.known += 1
        // Publication 0 is the log's first entry, at 1.
        order.mark([tag], known + 2)
      } else if (kind === 'begin') begun.push({ version: published, moment: pages.present! })
      else if (kind === 'finish') {
        const { version, moment } = begun.shift() ?? {}
        if (moment) await pages.write('/', sharedEntry(String(version), [tag]), moment)
      } else {
        const found = await pages.read('/', [])
        if (found && Number(textOf(found)) < known) outdated.push(`${textOf(found)} after ${known}`)
      }
    }
    return outdated
  }

  it('never show less than the publications that their reader knows of, however late each learns of them', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (actions) => {
        expect(await outdatedReads(actions)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
