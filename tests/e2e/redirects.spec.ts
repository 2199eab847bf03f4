import type { APIRequestContext } from '@playwright/test'
import { formerPages } from '../../lib/content/former-pages.ts'
import { administrator } from '../support/administrator.ts'
import { expect, test } from './test.ts'

/** One request without following: its status, and where it points as a path of this site or a full address. */
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
  test('are those that were promised', () => {
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
    test(`${from} leads to ${to} for good, in one hop, with its query`, async ({ request }) => {
      expect(await hop(request, `${from}?reg=AB12CDE&utm_source=old%26new`)).toEqual({
        status: 308,
        to: `${to}?reg=AB12CDE&utm_source=old%26new`,
      })
      expect(await hop(request, from)).toEqual({ status: 308, to })
      expect((await hop(request, to)).status).toBe(200)
    })

  test('a visitor with a registration arrives with it', async ({ page }) => {
    await page.goto('/quote?reg=AB12CDE')
    await expect(page).toHaveURL(/\/get-a-quote\?reg=AB12CDE$/)
  })
})

test.describe('redirects that editors make while the site runs', () => {
  test.describe.configure({ mode: 'default' })

  const made: Record<string, { from: string; to: string; permanent?: boolean }> = {
    moved: { from: '/test/Old-Page.html', to: '/faq' },
    detour: { from: '/test-detour', to: '/contact', permanent: false },
    // Another computer's address: it gets no request, since redirects are not followed here.
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
    // Made last, so once this one works they all do.
    last: { from: '/test-last', to: '/terms' },
  }

  test.beforeAll(async () => {
    const transaction = administrator().transaction()
    for (const [name, { from, to, permanent = true }] of Object.entries(made))
      transaction.createOrReplace({ _id: `redirect-test-${name}`, _type: 'redirect', from, to, permanent })
    await transaction.commit()
  })

  test.afterAll(async () => {
    await administrator().delete({ query: '*[_type == "redirect" && _id match "redirect-test-*"]' })
  })

  test.beforeEach(async ({ request }) => {
    await expect.poll(async () => (await hop(request, '/test-last')).status).toBe(308)
  })

  test('lead on in one hop, for good or for now, with the query', async ({ request }) => {
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
    test(`${path} leads nowhere and responds as not found`, async ({ request }) => {
      expect(await hop(request, path)).toEqual({ status: 404, to: '' })
    })

  for (const path of ['/windsor', '/reading/caversham', '/about'])
    test(`${path} stays the page it is`, async ({ request }) => {
      expect(await hop(request, path)).toEqual({ status: 200, to: '' })
    })

  test('a visitor arrives with the query', async ({ page }) => {
    await page.goto('/test-detour?reg=AB12CDE')
    await expect(page).toHaveURL(/\/contact\?reg=AB12CDE$/)
  })

  test('a redirect that an editor takes back ends', async ({ request }) => {
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
    await client.delete('redirect-test-short')
    await expect.poll(status).toBe(404)
  })
})
