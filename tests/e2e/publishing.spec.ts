import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import type { SanityDocument } from '@sanity/client'
import { administrator } from '../support/administrator.ts'
import { freePorts } from '../support/free-port.ts'
import { runningSite } from '../support/running-site.ts'
import { startSiteProcess } from '../support/site-process.ts'
import { webhookSignature } from '../support/webhook-call.ts'

/*
 * From the Studio's publish request to a visitor's page, by plain HTTP. publishing.quiet.ts measures how long it takes.
 */

test.describe.configure({ mode: 'serial' })

const id = 'town-wokingham'
let original: SanityDocument

test.beforeAll(async () => {
  original = await administrator().fetch<SanityDocument>('*[_id == $id][0]', { id })
})

test.afterAll(async () => {
  await administrator()
    .transaction()
    .delete('area-wokingham-new-quarter')
    .delete('drafts.area-wokingham-new-quarter')
    .createOrReplace(original)
    .commit()
})

/** The page as a visitor gets it. */
async function visit(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; html: string }> {
  const response = await fetch(`${runningSite().url}${path}`, { redirect: 'manual', headers })
  return { status: response.status, html: await response.text() }
}

async function untilVisit(
  path: string,
  isExpected: (page: { status: number; html: string }) => boolean,
): Promise<void> {
  const deadline = performance.now() + 60_000
  while (!isExpected(await visit(path))) {
    if (performance.now() > deadline) throw new Error(`${path} did not become as expected`)
    await sleep(20)
  }
}

async function edit(set: Record<string, unknown>, documentId = id): Promise<void> {
  await administrator().action({
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${documentId}`,
    publishedId: documentId,
    patch: { set },
  })
}

async function publish(documentId = id): Promise<void> {
  await administrator().action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${documentId}`,
    publishedId: documentId,
  })
}

test('once the new page is served, the old one is not served again', async () => {
  const text = `Final at ${Date.now()}.`
  await edit({ 'intro[0].children[0].text': text })
  await publish()
  await untilVisit('/wokingham', ({ html }) => html.includes(text))
  for (let request = 0; request < 30; request++) expect((await visit('/wokingham')).html).toContain(text)
})

test('a published area has a page, and is on its town’s page and in the sitemap; unpublished, it is nowhere', async () => {
  const content = administrator()
  const area = 'area-wokingham-new-quarter'
  const model = (await content.fetch('*[_type == "area" && town._ref == $id][0]', { id })) as SanityDocument
  expect((await visit('/wokingham/new-quarter')).status).toBe(404)
  await content.createOrReplace({
    ...model,
    _id: `drafts.${area}`,
    name: 'New Quarter',
    slug: { _type: 'slug', current: 'new-quarter' },
    intro: [
      {
        _type: 'block',
        _key: 'a',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 'b', text: 'Written after the build.', marks: [] }],
      },
    ],
  })
  expect((await visit('/wokingham/new-quarter')).status).toBe(404)
  await publish(area)
  await untilVisit('/wokingham/new-quarter', ({ status }) => status === 200)
  const { html } = await visit('/wokingham/new-quarter')
  expect(html).toMatch(/<h1[^>]*>[^<]*New Quarter/)
  expect(html).toContain('Written after the build.')
  await untilVisit('/wokingham', ({ html }) => html.includes('/wokingham/new-quarter'))
  await untilVisit('/sitemap.xml', ({ html }) => html.includes('/wokingham/new-quarter'))

  await content.action({
    actionType: 'sanity.action.document.unpublish',
    draftId: `drafts.${area}`,
    publishedId: area,
  })
  await untilVisit('/wokingham/new-quarter', ({ status }) => status === 404)
  await untilVisit('/wokingham', ({ html }) => !html.includes('/wokingham/new-quarter'))
  await untilVisit('/sitemap.xml', ({ html }) => !html.includes('/wokingham/new-quarter'))
})

test('a change of all pages is rendered without visits', async () => {
  // Begins as before, which the tests of the footer expect: to restore it would render all pages once more.
  const text = `We buy cars, vans and SUVs all over Berkshire, since ${Date.now()}.`
  await edit({ footerText: text }, 'siteSettings')
  await publish('siteSettings')
  const paths = ['/', '/reading', '/windsor', '/faq', '/about', '/reading/caversham']
  // A visit renders an outdated page again, a prefetch does not.
  for (const path of paths)
    await expect
      .poll(async () => (await visit(path, { purpose: 'prefetch' })).html.includes(text), path)
      .toBe(true)
  for (const path of paths)
    expect({ path, isFresh: (await visit(path)).html.includes(text) }).toEqual({ path, isFresh: true })
})

test.describe('the webhook’s endpoint', () => {
  const call = (headers: Record<string, string>, body = '{"_id":"a","_type":"faq"}') =>
    fetch(`${runningSite().url}/api/revalidate`, { method: 'POST', body, headers })

  test('refuses calls without a signature, with a wrong one, and other methods', async () => {
    expect((await call({})).status).toBe(401)
    expect((await call({ 'sanity-webhook-signature': 'nonsense' })).status).toBe(401)
    const forged = `t=${Date.now()},v1=${'A'.repeat(43)}`
    expect((await call({ 'sanity-webhook-signature': forged })).status).toBe(401)
    expect((await call({}, 'x'.repeat(5_000_000))).status).toBe(401)
    expect((await fetch(`${runningSite().url}/api/revalidate`)).status).toBe(405)
  })

  test('refuses replayed and old calls, and serves pages while content is unavailable', async () => {
    const secret = 'a-secret-for-this-server'
    const [closedPort] = await freePorts(1)
    const site = await startSiteProcess({
      SANITY_WEBHOOK_SECRET: secret,
      CONTENT_LAKE_PORT: String(closedPort),
    })
    try {
      const body =
        '{"_id":"town-reading","_type":"town","before":{"slug":"reading"},"after":{"slug":"reading"}}'
      const sign = (time: number) => webhookSignature(secret, body, time)
      const post = (signature: string) =>
        fetch(`${site.url}/api/revalidate`, {
          method: 'POST',
          body,
          headers: { 'sanity-webhook-signature': signature },
        })
      const signature = sign(Date.now())
      const first = await post(signature)
      expect(first.status).toBe(200)
      expect(await first.json()).toMatchObject({ tags: ['content:town:reading', 'content:page-dates'] })
      expect((await post(signature)).status).toBe(401)
      expect((await post(sign(Date.now() - 301_000))).status).toBe(401)

      // All pages are stale now, and none can be rendered.
      for (let round = 0; round < 3; round++)
        for (const path of ['/', '/reading', '/sitemap.xml']) {
          const response = await fetch(`${site.url}${path}`)
          expect(response.status, path).toBe(200)
        }
    } finally {
      await site.stop()
    }
  })
})
