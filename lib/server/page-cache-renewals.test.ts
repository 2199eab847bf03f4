import { describe, expect, it, vi } from 'vitest'
import { renderPages } from '../../tests/support/rendered-pages.ts'
import { cacheOrder, steadyNow } from './cache-order.ts'
import { pageRenewals } from './page-renewals.ts'

const site = renderPages()

describe('the page cache', () => {
  it('renders outdated pages one after the other, and serves the others as they are', async () => {
    const all = ['a', 'b', 'c', 'd'].map((name) => `${site.path}/${name}`)
    for (const page of all) await site.visit(page)
    await site.rendered()
    await site.publish('second')
    const begun = steadyNow()
    let finish = () => {}
    site.held = new Promise((resolve) => {
      finish = resolve
    })
    const [first, ...others] = all
    // After the pause that follows the earlier renewals.
    await vi.waitUntil(async () => (await site.visit(first)).isStale, { interval: 5 })
    for (const page of others) expect(await site.visit(page)).toEqual({ text: 'first', isStale: false })
    // None is reported as fresh.
    expect(all.map((page) => cacheOrder().conditionOf(page, begun))).toEqual(all.map(() => 'outdated'))
    // A prioritised page does not wait.
    const release = pageRenewals().prioritise(all[3] ?? '')
    expect(await site.visit(all[3])).toEqual({ text: 'first', isStale: true })
    release()
    finish()
    await site.rendered()
    expect((await site.visit(all[3])).text).toBe('second')
    // In the end every page is rendered.
    for (const page of all)
      await vi.waitUntil(async () => (await site.visit(page)).text === 'second', { interval: 5 })
  })

  it('renders no page for a prefetch', async () => {
    const other = `${site.path}/other`
    for (const page of [site.path, other]) await site.visit(page)
    await site.rendered()
    await site.publish('second')
    expect((await site.visit(other, { purpose: 'prefetch' })).text).toBe('first')
    await vi.waitUntil(async () => (await site.visit()).text === 'second', { interval: 5 })
  })
})
