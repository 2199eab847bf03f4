import { describe, expect, it, onTestFinished } from 'vitest'
import { hasTestServer } from '../../scripts/lib/test-servers.ts'
import { startStandInSite } from '../support/stand-in-site.ts'
import { visited } from '../support/visited-front-door.ts'

// `npm test` installs nginx, or says how to.
describe.runIf(hasTestServer('nginx'))('what nginx stores', () => {
  it('requests a page with If-None-Match, and a file with a hash in its name only once', async () => {
    const { site, client } = await visited('nginx')
    const file = '/_next/static/chunks/a-0123abcd.js'
    for (let times = 0; times < 3; times += 1) {
      await client.request('/about')
      await client.request(file)
    }
    expect(site.paths.filter((path) => path === file)).toHaveLength(1)
    expect(site.notModified()).toBe(2)
  })

  it('requests a page twenty times a second at most, however many visits it has', async () => {
    const { site, client } = await visited('nginx')
    await client.request('/about')
    const begun = performance.now()
    const visit = async () => {
      for (let times = 0; times < 100; times += 1)
        expect((await client.request('/about')).body.toString()).toContain('first')
    }
    await Promise.all(Array.from({ length: 8 }, visit))
    const seconds = (performance.now() - begun) / 1000
    expect(site.paths.length - 1).toBeLessThanOrEqual(1 + 20 * seconds)
  })

  it('responds to a browser that has the page with 304', async () => {
    const { client } = await visited('nginx')
    const { headers } = await client.request('/about')
    const again = await client.request('/about', { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it('sends a page as it is while that page is being requested', async () => {
    const { site, client } = await visited('nginx')
    await client.request('/about')
    site.publish('second')
    const release = site.hold()
    const requested = site.requested()
    const first = client.request('/about')
    await requested
    expect((await client.request('/about')).body.toString()).toContain('first')
    release()
    expect((await first).body.toString()).toContain('second')
    expect((await client.request('/about')).body.toString()).toContain('second')
  })

  it('keeps pages up while the site does not respond, and responds with 503 to everything else', async () => {
    const { site, ports, client } = await visited('nginx')
    await client.request('/about')
    await client.request('/get-a-quote?reg=AB12CDE')
    await site.stop()
    expect(await client.request('/about')).toMatchObject({ status: 200 })
    for (const path of ['/get-a-quote?reg=AB12CDE', '/faq', '/api/error-content']) {
      const { status, headers } = await client.request(path)
      expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '10'])
    }
    const draft = await client.request('/about', { headers: { cookie: '__prerender_bypass=secret' } })
    expect(draft.status).toBe(503)

    const next = await startStandInSite(ports[1])
    onTestFinished(next.stop)
    expect(await client.request('/get-a-quote?reg=AB12CDE')).toMatchObject({ status: 200 })
  })
})
