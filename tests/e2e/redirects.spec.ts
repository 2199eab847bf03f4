import type { APIRequestContext } from '@playwright/test'
import { formerPages } from '../../lib/content/former-pages.ts'
import { administrator } from '../support/administrator.ts'
import { expect, test } from './test.ts'

/** The status and the target, relative within this site, of one request without following redirects. */
async function hop(request: APIRequestContext, path: string): Promise<{ status: number; to: string }> {
  const response = await request.get(path, { maxRedirects: 0 })
  const { location } = response.headers()
  if (location === undefined) return { status: response.status(), to: '' }
  const here = new URL(response.url())
  const there = new URL(location, here)
  return {
    status: response.status(),
    to: there.origin === here.origin ? there.pathname + there.search + there.hash : there.href,
  }
}

test.describe('former addresses', () => {
  test('are complete', () => {
    const places = ['maidenhead', 'slough', 'warfield', 'shinfield', 'west-ilsley']
    expect(Object.keys(formerPages).toSorted()).toEqual(
      [
        '/faqs.html',
        '/quote',
        '/request-quotation.html',
        ...places.flatMap((place) => [`/${place}.html`, `/sell-my-car-${place}.html`]),
      ].toSorted(),
    )
  })

  for (const [from, to] of Object.entries(formerPages))
    test(`${from} redirects permanently to ${to} in one hop, with its query`, async ({ request }) => {
      expect(await hop(request, `${from}?reg=AB12CDE&utm_source=old%26new`)).toEqual({
        status: 308,
        to: `${to}?reg=AB12CDE&utm_source=old%26new`,
      })
      expect(await hop(request, from)).toEqual({ status: 308, to })
      expect((await hop(request, to)).status).toBe(200)
    })

  test('the registration in the query reaches the form', async ({ page }) => {
    await page.goto('/quote?reg=AB12CDE')
    await expect(page).toHaveURL(/\/get-a-quote\?reg=AB12CDE$/)
  })
})

test.describe('redirects that editors create while the site runs', () => {
  test.describe.configure({ mode: 'default' })

  const created: Record<string, { from: string; to: string; permanent?: boolean }> = {
    moved: { from: '/test/Old-Page.html', to: '/faq' },
    detour: { from: '/test-detour', to: '/contact', permanent: false },
    // Another host, which gets no request: redirects are not followed here.
    elsewhere: { from: '/test/elsewhere', to: 'https://www.example.org/cars?from=us' },
    'chain-1': { from: '/reading/test-chain', to: '/test-link' },
    'chain-2': { from: '/test-link', to: '/faqs.html' },
    'circle-1': { from: '/test-circle', to: '/test-circle-back' },
    'circle-2': { from: '/test-circle-back', to: '/test-circle' },
    itself: { from: '/test-itself', to: '/test-itself/' },
    'live-town': { from: '/windsor', to: '/slough' },
    'live-area': { from: '/reading/caversham', to: '/reading' },
    'live-page': { from: '/about', to: '/faq' },
    script: { from: '/test-script', to: 'javascript:alert(1)' },
    host: { from: '/test-host', to: '//www.example.org' },
    // Created in one transaction: once this one works, all do.
    last: { from: '/test-last', to: '/terms' },
  }

  test.beforeAll(async () => {
    const transaction = administrator().transaction()
    for (const [name, { from, to, permanent = true }] of Object.entries(created))
      transaction.createOrReplace({ _id: `redirect-test-${name}`, _type: 'redirect', from, to, permanent })
    await transaction.commit()
  })

  test.afterAll(async () => {
    await administrator().delete({ query: '*[_type == "redirect" && _id match "redirect-test-*"]' })
  })

  test.beforeEach(async ({ request }) => {
    await expect.poll(async () => (await hop(request, '/test-last')).status).toBe(308)
  })

  test('redirect in one hop, permanently or temporarily, with the query', async ({ request }) => {
    expect(await hop(request, '/test/Old-Page.html?reg=AB12CDE')).toEqual({
      status: 308,
      to: '/faq?reg=AB12CDE',
    })
    expect(await hop(request, '/test/old-page.HTML')).toEqual({ status: 308, to: '/faq' })
    expect(await hop(request, '/test-detour?a=1&b=%26')).toEqual({ status: 307, to: '/contact?a=1&b=%26' })
    expect(await hop(request, '/test/elsewhere?x=1&from=them')).toEqual({
      status: 308,
      to: 'https://www.example.org/cars?from=us&x=1',
    })
    expect(await hop(request, '/reading/test-chain?a=1')).toEqual({ status: 308, to: '/faq?a=1' })
  })

  for (const path of ['/test-circle', '/test-circle-back', '/test-itself', '/test-script', '/test-host'])
    test(`${path} is invalid as a redirect and responds with 404`, async ({ request }) => {
      expect(await hop(request, path)).toEqual({ status: 404, to: '' })
    })

  for (const path of ['/windsor', '/reading/caversham', '/about'])
    test(`${path} is still served as a page`, async ({ request }) => {
      expect(await hop(request, path)).toEqual({ status: 200, to: '' })
    })

  test('the target gets the query', async ({ page }) => {
    await page.goto('/test-detour?reg=AB12CDE')
    await expect(page).toHaveURL(/\/contact\?reg=AB12CDE$/)
  })

  test('a redirect ends while it is switched off, and when it is deleted', async ({ request }) => {
    const client = administrator()
    await client.create({
      _id: 'redirect-test-short',
      _type: 'redirect',
      from: '/test-short',
      to: '/faq',
      permanent: false,
    })
    const status = async () => (await hop(request, '/test-short')).status
    await expect.poll(status).toBe(307)
    await client.patch('redirect-test-short').set({ enabled: false }).commit()
    await expect.poll(status).toBe(404)
    await client.patch('redirect-test-short').set({ enabled: true }).commit()
    await expect.poll(status).toBe(307)
    await client.delete('redirect-test-short')
    await expect.poll(status).toBe(404)
  })
})
