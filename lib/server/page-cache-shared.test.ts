import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pageTag, renderPages } from '../../tests/support/rendered-pages.ts'
import { memoryStore, sharedEntry, textOf } from '../../tests/support/shared-entries.ts'
import { CacheOrder, cacheOrder, steadyNow } from './cache-order.ts'
import { SharedOrder } from './shared-order.ts'
import { type EntryStore, SharedPages, sharePages } from './shared-pages.ts'

const site = renderPages()
const tags = ['content', pageTag]
let store: EntryStore & { size: () => number }
let order: SharedOrder
/** Another instance with the same store. */
let other: { order: SharedOrder; pages: SharedPages }
let position: number

function instance(ownOrder: CacheOrder) {
  const log = new SharedOrder()
  log.begin(1)
  log.setCurrent(true)
  return { order: log, pages: new SharedPages(store, log, ownOrder) }
}

beforeEach(() => {
  store = memoryStore()
  position = 1
  const own = instance(cacheOrder())
  order = own.order
  sharePages(own.pages)
  other = instance(new CacheOrder())
})
afterEach(() => sharePages(undefined))

/** What this instance does when it reads of a publication. */
function learn(): void {
  order.mark([pageTag], (position += 1))
  cacheOrder().mark([pageTag])
}

const otherWrites = (text: string) => other.pages.write(site.path, sharedEntry(text, tags), 0)
const otherReads = async () => {
  const entry = await other.pages.read(site.path, [])
  return entry && textOf(entry)
}

describe('the page cache of an instance that shares pages', () => {
  it('gives what it renders to the others', async () => {
    await site.visit()
    await site.rendered()
    await expect.poll(otherReads).toBe('first')
  })

  it('gives what it renders while Redis is away to the others, once that is back', async () => {
    order.setCurrent(false)
    // A publication that the log does not have yet.
    cacheOrder().mark([pageTag])
    await site.visit()
    await site.rendered()
    expect(store.size()).toBe(0)
    // Read back from the log.
    position += 1
    for (const each of [order, other.order]) each.mark([pageTag], position)
    order.setCurrent(true)
    await expect.poll(otherReads).toBe('first')
  })

  it('takes over a page it has not rendered', async () => {
    await otherWrites('by the other')
    expect(await site.visit()).toEqual({ text: 'by the other', isStale: false })
  })

  it('takes over a page that another one has rendered after a publication, without rendering it', async () => {
    await site.visit()
    await site.rendered()
    site.published = 'not to be rendered'
    learn()
    other.order.mark([pageTag], position)
    await otherWrites('second')
    expect(await site.visit()).toEqual({ text: 'second', isStale: false })
    expect(cacheOrder().conditionOf(site.path, steadyNow())).toBe('current')
  })

  it('takes over no page that began before a publication it knows of', async () => {
    await site.visit()
    await site.rendered()
    await otherWrites('by one that knows nothing yet')
    site.published = 'second'
    learn()
    expect(await site.visit()).toEqual({ text: 'first', isStale: true })
    await site.rendered()
    expect(await site.visit()).toEqual({ text: 'second', isStale: false })
  })

  it('gives no page to the others that began before a publication and was rendered after it', async () => {
    let finish = () => {}
    site.held = new Promise((resolve) => {
      finish = resolve
    })
    const hasRead = new Promise<void>((resolve) => {
      site.onRead = resolve
    })
    const visit = site.visit()
    await hasRead
    site.published = 'second'
    learn()
    finish()
    await visit
    await site.rendered()
    expect(store.size()).toBe(0)
  })

  it('keeps its own page while it is current', async () => {
    await site.visit()
    await site.rendered()
    await otherWrites('by the other')
    expect((await site.visit()).text).toBe('first')
  })

  it('serves its own pages while the store fails', async () => {
    store.get = () => Promise.reject(new Error('away'))
    store.set = () => Promise.reject(new Error('away'))
    expect((await site.visit()).text).toBe('first')
    await site.rendered()
    learn()
    site.published = 'second'
    expect(await site.visit()).toEqual({ text: 'first', isStale: true })
    await site.rendered()
    expect(await site.visit()).toEqual({ text: 'second', isStale: false })
  })

  it('stores nothing for a path without a page, and takes away one that is gone', async () => {
    await otherWrites('to be removed')
    const missing = { kind: 'APP_PAGE', html: 'none', rscData: Buffer.from('none'), status: 404, headers: {} }
    const control = { cacheControl: { revalidate: 300, expire: undefined }, isFallback: false }
    await site.requestCache().set(site.path, missing as never, control)
    await expect.poll(() => store.size()).toBe(0)
    expect(await otherReads()).toBeUndefined()
  })
})
