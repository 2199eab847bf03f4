import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hasTestServer } from '../../scripts/lib/test-servers.ts'
import { freePorts } from '../support/free-port.ts'
import { startFrontDoor } from '../support/front-door.ts'
import { secureClient, visitOnce } from '../support/secure-client.ts'
import { startStandInSite } from '../support/stand-in-site.ts'

async function visited(kind: 'nginx' | 'caddy') {
  const [port = 0, idle = 0] = await freePorts(2)
  const site = await startStandInSite(port)
  onTestFinished(site.stop)
  const door = await startFrontDoor(kind, [port, idle])
  onTestFinished(door.stop)
  const client = await secureClient(door)
  onTestFinished(client.close)
  return { site, door, client, ports: [port, idle] as const }
}

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

describe.each(['nginx', 'caddy'] as const)('an update behind %s', (kind) => {
  it.runIf(hasTestServer(kind))('fails no request, forwards and back', async () => {
    const { site, door, ports } = await visited(kind)
    const statuses = new Set<number | undefined>()
    const finished = new AbortController()
    const visits = Array.from({ length: 4 }, async () => {
      while (!finished.signal.aborted) {
        for (const path of ['/about', '/get-a-quote?reg=AB12CDE', '/slow'])
          statuses.add(await visitOnce(door, path))
        statuses.add(await visitOnce(door, '/api/enquiries/contact', 'name=Visitor'))
      }
    })
    let live = site
    for (const port of [ports[1], ports[0]]) {
      const next = await startStandInSite(port)
      onTestFinished(next.stop)
      door.swap()
      await next.requested()
      await live.finish()
      live = next
    }
    finished.abort()
    await Promise.all(visits)
    expect([...statuses]).toEqual([200])
  })
})

describe.runIf(hasTestServer('caddy'))('a restart behind caddy', () => {
  // Caddy 2.6 loses a form that it has tried to send.
  it('lets visits wait until the site responds', async () => {
    const { site, door, ports } = await visited('caddy')
    await site.stop()
    const visits = [visitOnce(door, '/about'), visitOnce(door, '/get-a-quote?reg=AB12CDE')]
    // By then Caddy has noticed that nothing listens on either port.
    await sleep(1500)
    visits.push(visitOnce(door, '/faq'))
    await sleep(300)
    const next = await startStandInSite(ports[0])
    onTestFinished(next.stop)
    expect(await Promise.all(visits)).toEqual([200, 200, 200])
  })
})
