import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { hasTestServer } from '../../scripts/lib/test-servers.ts'
import { type Machines, startMachines } from '../support/machines.ts'
import { slowdown } from '../support/processor-share.ts'
import { startVisits } from '../support/steady-visits.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { webhookSignature } from '../support/webhook-call.ts'

/** For each publication, with a processor to itself. In milliseconds; other work on the machine allows more. */
const limit = 1000
const rounds = 20
const paths = ['/', '/reading', '/wokingham', '/faq', '/about', '/contact']

describe.skipIf(!hasTestServer('nginx') || !hasTestServer('redis-server'))(
  'two instances of a site over one Content Lake (skipped without nginx and redis-server)',
  () => {
    const folder = temporaryFolder('machines-')
    let site: Machines

    beforeAll(async () => {
      site = await startMachines(folder)
      // The first visits after a start load what they need.
      for (const { url } of site.instances) for (const path of paths) await page(url, path)
    })
    afterAll(() => site.stop())

    async function page(url: string, path: string): Promise<{ status: number; text: string }> {
      const response = await fetch(`${url}${path}`, { redirect: 'manual' })
      return { status: response.status, text: await response.text() }
    }

    /** Resolves when every instance's page is so. */
    async function everywhere(path: string, isSo: (page: { status: number; text: string }) => boolean) {
      const until = async (url: string) => {
        const deadline = performance.now() + 60_000
        while (!isSo(await page(url, path))) {
          if (performance.now() > deadline) throw new Error(`${url}${path} is not as it should be`)
          await sleep(20)
        }
      }
      await Promise.all(site.instances.map(({ url }) => until(url)))
    }

    const isAnywhere = async (path: string, text: string) => {
      const pages = await Promise.all(site.instances.map(({ url }) => page(url, path)))
      return pages.some((found) => found.text.includes(text))
    }

    const publishIntro = (town: string, text: string) =>
      site.content.patch(`town-${town}`).set({ 'intro[0].children[0].text': text }).commit()

    it('show a published text within a second, median of twenty', async () => {
      const times: number[] = []
      const slowdowns: number[] = []
      for (let round = 1; round <= rounds; round++) {
        const text = `Published in round ${round} for all.`
        slowdowns.push(slowdown())
        const begun = performance.now()
        await publishIntro('wokingham', text)
        await everywhere('/wokingham', ({ text: shown }) => shown.includes(text))
        times.push(performance.now() - begun)
      }
      console.log(
        `Publish to both instances: median ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms; ` +
          `slowdown of the machine: ${median(slowdowns).toFixed(1)}`,
      )
      expect(median(times)).toBeLessThan(limit * median(slowdowns))
    })

    it('know a new redirect, a new page and the end of both at once', async () => {
      const begun = performance.now()
      const town = await site.content.getDocument('town-wokingham')
      await site.content
        .transaction()
        .create({ _id: 'redirect-test', _type: 'redirect', from: '/old-address', to: '/faq' })
        .create({ ...town!, _id: 'town-test', name: 'Testham', slug: { _type: 'slug', current: 'testham' } })
        .commit()
      await everywhere('/old-address', ({ status }) => status === 308)
      await everywhere('/testham', ({ status, text }) => status === 200 && text.includes('Testham'))
      const shown = performance.now()
      await site.content.transaction().delete('redirect-test').delete('town-test').commit()
      await everywhere('/old-address', ({ status }) => status === 404)
      await everywhere('/testham', ({ status }) => status === 404)
      const times = [shown - begun, performance.now() - shown]
      console.log(`New addresses: ${times.map((time) => time.toFixed(0)).join(' ms, gone again: ')} ms`)
      expect(Math.max(...times)).toBeLessThan(3 * limit * slowdown())
    })

    it('show a new telephone number on pages of each within seconds', async () => {
      const before = slowdown()
      const begun = performance.now()
      await site.content.patch('siteSettings').set({ phone: '0800 555 0199' }).commit()
      await everywhere('/', ({ text }) => text.includes('0800 555 0199'))
      await everywhere('/about', ({ text }) => text.includes('0800 555 0199'))
      await everywhere('/api/error-content', ({ text }) => text.includes('0800 555 0199'))
      const time = performance.now() - begun
      console.log(`New telephone number on pages of both instances: ${time.toFixed(0)} ms`)
      // Meanwhile all other pages are rendered as well, on the same processors.
      expect(time).toBeLessThan(5 * limit * Math.max(before, slowdown()))
    })

    it('refuse a call of the webhook that either has seen', async () => {
      const body = JSON.stringify({ _id: randomUUID(), _type: 'faq', before: null, after: null })
      const headers = {
        'sanity-webhook-signature': webhookSignature(site.webhookSecret, body, Date.now()),
      }
      const statuses: number[] = []
      for (const { url } of [...site.instances, ...site.instances]) {
        const response = await fetch(`${url}/api/revalidate`, { method: 'POST', body, headers })
        await response.text()
        statuses.push(response.status)
      }
      expect(statuses).toEqual([200, 401, 401, 401])
    })

    it('store nothing for unknown addresses', async () => {
      const redis = await createClient({ url: site.redis.url }).connect()
      onTestFinished(() => redis.destroy())
      const files = ({ buildDir }: { buildDir: string }) =>
        ['server/app', 'cache/fetch-cache'].flatMap((name) => {
          const folder = join(buildDir, name)
          return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
        })
      // The page that all of them get is stored, and rendered again after a publication.
      const pageForAll = /(?:^|[/:])_not-found\b/
      const stored = async () =>
        [...(await redis.keys('site:*')), ...site.instances.flatMap(files)]
          .filter((name) => !pageForAll.test(name))
          .toSorted()
      // Pages of the earlier tests may still be on their way.
      for (const { url } of site.instances) await page(url, '/made-up')
      let before: string[]
      do {
        before = await stored()
        await sleep(3000)
      } while ((await stored()).length > before.length)
      for (let number = 0; number < 100; number++)
        for (const { url } of site.instances)
          expect((await page(url, `/made-up-${number}/${randomUUID()}`)).status).toBe(404)
      expect(await stored()).toEqual(before)
    })

    it('serve every page while Redis is away, and are fresh again when it is back', async () => {
      const visits = startVisits(site.url, paths, 3)
      await site.redis.stop()
      await sleep(1000)
      const meanwhile = `While Redis was away ${randomUUID()}`
      await publishIntro('reading', meanwhile)
      // Whichever instance is told shows it.
      await vi.waitUntil(() => isAnywhere('/reading', meanwhile))
      await site.redis.start()
      const back = performance.now()
      await everywhere('/reading', ({ text }) => text.includes(meanwhile))
      console.log(`After Redis was back, both show it in ${(performance.now() - back).toFixed(0)} ms`)
      const after = `After Redis was away ${randomUUID()}`
      const begun = performance.now()
      await publishIntro('wokingham', after)
      await everywhere('/wokingham', ({ text }) => text.includes(after))
      expect(performance.now() - begun).toBeLessThan(3 * limit * slowdown())
      await visits.stop()
      expect(visits.count()).toBeGreaterThan(100)
      expect(visits.failures).toEqual([])
    })

    it('are not stopped by a Redis that hangs', async () => {
      const visits = startVisits(site.url, paths, 3)
      site.redis.signal('SIGSTOP')
      try {
        const text = `While Redis hung ${randomUUID()}`
        await publishIntro('reading', text)
        await vi.waitFor(async () => {
          const pages = await Promise.all(site.instances.map(({ url }) => page(url, '/reading')))
          expect(pages.some(({ text: shown }) => shown.includes(text))).toBe(true)
        })
      } finally {
        site.redis.signal('SIGCONT')
      }
      await visits.stop()
      expect(visits.failures).toEqual([])
    })

    /** Publishes while one instance is stopped, and returns what its first visitor gets after its start. */
    async function firstVisitAfterRestart(text: string, suspendRedis: boolean): Promise<string> {
      const [stopped, running] = site.instances
      await stopped!.stop()
      if (suspendRedis) site.redis.signal('SIGSTOP')
      try {
        await publishIntro('newbury', text)
        await vi.waitUntil(async () => (await page(running!.url, '/newbury')).text.includes(text))
      } finally {
        if (suspendRedis) site.redis.signal('SIGCONT')
      }
      await stopped!.start()
      return (await page(stopped!.url, '/newbury')).text
    }

    it('show a restarted instance’s first visitor what was published while it was stopped', async () => {
      // Taken over from the other.
      const text = `While one was stopped ${randomUUID()}`
      expect((await firstVisitAfterRestart(text, false)).includes(text)).toBe(true)
    })

    it('show it what was published while Redis hung, too', async () => {
      for (let round = 0; round < 3; round++) {
        const text = `While one was stopped and Redis hung ${randomUUID()}`
        expect((await firstVisitAfterRestart(text, true)).includes(text)).toBe(true)
      }
    })
  },
)

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
