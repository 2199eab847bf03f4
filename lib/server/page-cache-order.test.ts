import { expect, it, describe, vi } from 'vitest'
import { pageTag, renderPages } from '../../tests/support/rendered-pages.ts'
import { cacheOrder, steadyNow } from './cache-order.ts'

const day = 24 * 60 * 60 * 1000
const site = renderPages()

describe('the page cache', () => {
  it('shows each of a hundred publications during the rendering of its page', async () => {
    await site.visit()
    await site.rendered()
    for (let round = 1; round <= 100; round++) {
      // A renewal has begun and has read the content.
      await site.publish(`before ${round}`)
      let finish = () => {}
      site.held = new Promise((resolve) => {
        finish = resolve
      })
      const hasRead = new Promise<void>((resolve) => {
        site.onRead = resolve
      })
      expect((await site.visit()).isStale).toBe(true)
      await hasRead
      await site.publish(`after ${round}`)
      finish()
      await site.rendered()
      expect(await site.visit()).toEqual({ text: `before ${round}`, isStale: true })
      await site.rendered()
      expect(await site.visit()).toEqual({ text: `after ${round}`, isStale: false })
    }
  })

  it.each([-3, 3])('shows publications although the clock is set by %s days', async (days) => {
    await site.visit()
    await site.rendered()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day })
    for (const text of ['second', 'third']) {
      await site.publish(text)
      expect((await site.visit()).isStale).toBe(true)
      await site.rendered()
      expect(await site.visit()).toEqual({ text, isStale: false })
    }
  })

  it('renders a page again after its lifetime although the clock is set back', async () => {
    await site.visit()
    await site.rendered()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * day })
    const now = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => now + 301_000)
    site.published = 'unannounced'
    expect((await site.visit()).isStale).toBe(true)
    await site.rendered()
    expect(await site.visit()).toEqual({ text: 'unannounced', isStale: false })
  })

  it('serves an outdated page while rendering fails, and retries after some seconds', async () => {
    await site.visit()
    await site.rendered()
    const begun = steadyNow()
    await site.publish('second')
    site.failure = new Error('no content')
    vi.spyOn(console, 'error').mockReturnValue()
    expect((await site.visit()).text).toBe('first')
    await site.rendered()
    expect(cacheOrder().conditionOf(site.path, begun)).toBe('failed')
    // Not on every visit.
    expect(await site.visit()).toEqual({ text: 'first', isStale: false })

    site.failure = undefined
    const now = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => now + 3100)
    expect(await site.visit()).toEqual({ text: 'first', isStale: true })
    await site.rendered()
    expect(await site.visit()).toEqual({ text: 'second', isStale: false })
    expect(cacheOrder().conditionOf(site.path, begun)).toBe('current')
  })

  it('never replaces a page with an older one', async () => {
    const older = site.requestCache()
    await site.publish('second')
    await site.visit()
    await site.rendered()
    const value = {
      kind: 'APP_PAGE',
      html: 'old',
      rscData: Buffer.from('old'),
      headers: { 'x-next-cache-tags': pageTag },
    }
    await older.set(site.path, value as never, {
      cacheControl: { revalidate: 300, expire: undefined },
      isFallback: false,
    })
    expect(await site.visit()).toEqual({ text: 'second', isStale: false })
  })
})
