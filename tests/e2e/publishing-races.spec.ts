import type { SanityDocument } from '@sanity/client'
import { expect, test } from '@playwright/test'
import { administrator } from '../support/administrator.ts'
import { type HoldingProxy, startHoldingProxy } from '../support/holding-proxy.ts'
import { rounds } from '../support/rounds.ts'
import { runningSite } from '../support/running-site.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { callWebhook, webhookSignature } from '../support/webhook-call.ts'

/*
 * Publications while pages are rendered, on a separate server whose responses from the Content Lake can be held back.
 */

test.describe.configure({ mode: 'serial', timeout: 300_000 })

const secret = 'a-secret-for-this-server'
const races = rounds(10)

let lake: HoldingProxy
let site: SiteProcess
let original: SanityDocument & { slug: { current: string }; town: { _ref: string } }
let path: string
let change: object

test.beforeAll(async () => {
  lake = await startHoldingProxy(runningSite().lakeUrl)
  site = await startSiteProcess({
    SANITY_WEBHOOK_SECRET: secret,
    CONTENT_LAKE_PORT: String(lake.port),
    NODE_OPTIONS: `--import=${new URL('../support/movable-clock.mjs', import.meta.url).href}`,
  })
  const found = await administrator().fetch<typeof original & { address: string }>(
    '*[_type == "area" && town._ref == "town-slough"] | order(_id desc)[0]',
  )
  original = found
  const state = { slug: found.slug.current, town: 'slough' }
  path = `/slough/${state.slug}`
  change = { _id: found._id, _type: 'area', before: state, after: state }
})

test.afterAll(async () => {
  await site.stop()
  await lake.stop()
  await administrator().createOrReplace(original)
})

async function write(text: string): Promise<void> {
  await administrator()
    .patch(original._id)
    .set({ 'intro[0].children[0].text': text })
    .commit({ visibility: 'sync' })
}

async function visit(address: string): Promise<{ html: string; isStale: boolean }> {
  const response = await fetch(`${site.url}${address}`)
  expect(response.status).toBe(200)
  return { html: await response.text(), isStale: response.headers.get('x-nextjs-cache') === 'STALE' }
}

test('no publication is lost while its page is being rendered', async () => {
  const lost: number[] = []
  for (let round = 1; round <= races; round++) {
    const [before, text] = [`Before the race ${round}.`, `After the race ${round}.`]
    await write(before)
    const held = lake.hold()
    const first = callWebhook(site.url, secret, change)
    // Rendering has read the old text, and is not finished. A refused call renders nothing.
    await Promise.race([held, first.then(({ status }) => expect(status).toBe(200)).then(() => held)])
    await write(text)
    const second = callWebhook(site.url, secret, [change, { _id: 'faq-any', _type: 'faq' }])
    // The FAQ page, which the second call also changes, is stale: the call has been handled.
    while (!(await visit('/faq')).isStale);
    lake.release()
    for (const response of await Promise.all([first, second])) {
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ failed: [] })
    }
    if (!(await visit(path)).html.includes(text)) lost.push(round)
  }
  expect(lost).toEqual([])
})

test('a clock that is set back by three days hides no publication', async () => {
  await write('Before the clock was set.')
  await (await callWebhook(site.url, secret, change)).json()
  expect((await visit(path)).html).toContain('Before the clock was set.')

  process.kill(site.pid, 'SIGUSR2')
  for (const [round, moment] of [Date.now(), Date.now() - 3 * 24 * 60 * 60 * 1000].entries()) {
    const text = `After the clock was set ${round}.`
    await write(text)
    // The sender's clock is right, or has been set back too.
    const response = await callWebhook(site.url, secret, change, moment)
    expect(response.status).toBe(200)
    await response.json()
    expect((await visit(path)).html).toContain(text)
  }
})

test('unsigned calls over the limit do not delay a signed one', async () => {
  const post = () => fetch(`${site.url}/api/revalidate`, { method: 'POST', body: 'x'.repeat(1000) })
  const statuses = new Set<number>()
  for (let batch = 0; batch < 60; batch++)
    for (const { status } of await Promise.all(Array.from({ length: 10 }, post))) statuses.add(status)
  expect(statuses).toEqual(new Set([401, 429]))

  const begun = performance.now()
  const response = await callWebhook(site.url, secret, change)
  expect(response.status).toBe(200)
  await response.json()
  // If both counted towards one limit, the call would wait for about a minute.
  expect(performance.now() - begun).toBeLessThan(10_000)
})

test('a call about another dataset or project is refused', async () => {
  const body = JSON.stringify(change)
  const others = { 'sanity-dataset': 'staging', 'sanity-project-id': 'another' }
  for (const [index, [name, value]] of Object.entries(others).entries()) {
    const response = await fetch(`${site.url}/api/revalidate`, {
      method: 'POST',
      body,
      headers: {
        [name]: value,
        'sanity-webhook-signature': webhookSignature(secret, body, Date.now() - 1000 - index),
      },
    })
    expect(response.status, name).toBe(400)
  }
})

for (const to of [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\r\n/evil.example',
  '/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])
  test(`leaving draft mode does not redirect to another site: ${JSON.stringify(to)}`, async () => {
    const response = await fetch(`${site.url}/api/draft-mode/disable?to=${encodeURIComponent(to)}`, {
      redirect: 'manual',
    })
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toBe('/')
  })
