import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hasTestServer } from '../../scripts/lib/test-servers.ts'
import { visitOnce } from '../support/secure-client.ts'
import { startStandInSite } from '../support/stand-in-site.ts'
import { visited } from '../support/visited-front-door.ts'

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
