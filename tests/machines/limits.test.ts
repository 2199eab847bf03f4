import type { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasTestServer } from '../../scripts/lib/test-servers.ts'
import { sendMessage } from '../support/enquiry-writers.ts'
import { type Machines, startMachines } from '../support/machines.ts'
import { getPage, processorSeconds, type Rate, requestRate } from '../support/request-rate.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/*
 * What one instance, two of them and their lake can do on this machine, which also sends the requests: the figures of
 * docs/growth.md. The limits are far below them, for slower and busier machines.
 */

const seconds = 5
const connections = 16
const pages = ['/', '/reading', '/reading/caversham', '/slough', '/faq', '/sell-car-guide']

describe.skipIf(!hasTestServer('nginx') || !hasTestServer('redis-server'))(
  'the limits of a machine (skipped without nginx and redis-server)',
  () => {
    const folder = temporaryFolder('machines-')
    let site: Machines

    beforeAll(async () => {
      site = await startMachines(folder)
      for (const { url } of site.instances) for (const path of pages) await untilCached(`${url}${path}`)
    })
    afterAll(() => site.stop())

    /** Resolves when the page is rendered with the seeded content, and is sent from memory. */
    async function untilCached(url: string): Promise<void> {
      const isCached = async () => {
        const response = await fetch(url)
        await response.text()
        return response.headers.get('x-nextjs-cache') === 'HIT'
      }
      while (!((await isCached()) && (await isCached()))) await sleep(100)
    }

    const page = (url: string, paths: string[]) => (agent: Agent, number: number) =>
      getPage(agent, `${url}${paths[number % paths.length]}`)

    async function measure(
      name: string,
      pids: number[],
      send: (agent: Agent, number: number) => Promise<boolean>,
    ) {
      await requestRate(connections, 1, send)
      const before = pids.map(processorSeconds)
      const rate = await requestRate(connections, seconds, send)
      const shares = pids.map((pid, index) => (processorSeconds(pid) - (before[index] ?? 0)) / seconds)
      console.log(
        `${name}: ${describeRate(rate)}; cores used: ${shares.map((share) => share.toFixed(2)).join(', ')}`,
      )
      return rate
    }

    it('are far above a hundred cached pages a second for one instance, alone and behind nginx', async () => {
      const [one, other] = site.instances
      const alone = await measure('Cached pages of one instance', [one!.pid()], page(one!.url, pages))
      const both = [one!.pid(), other!.pid()]
      const behind = await measure('Cached pages of two behind nginx', both, page(site.url, pages))
      expect([alone.failed, behind.failed]).toEqual([0, 0])
      expect(Math.min(alone.perSecond, behind.perSecond)).toBeGreaterThan(100)
    })

    it('are above ten pages a second that are rendered for each request', async () => {
      const [one] = site.instances
      const rate = await measure(
        'Rendered pages of one instance',
        [one!.pid()],
        page(one!.url, ['/get-a-quote?reg=AB12CDE']),
      )
      expect(rate.failed).toBe(0)
      expect(rate.perSecond).toBeGreaterThan(10)
    })

    it('are above ten enquiries a second, each on disk before it is acknowledged', async () => {
      const pids = [...site.instances.map(({ pid }) => pid()), site.lake.process.pid ?? 0]
      const rate = await measure(
        'Enquiries at two instances (the third figure is the lake’s)',
        pids,
        (_, number) => sendMessage(site.url, `enquiry ${number} ${performance.now()}`),
      )
      expect(rate.failed).toBe(0)
      expect(rate.perSecond).toBeGreaterThan(10)
    })

    it.each([20, 50])('allow %s editors who type at once', async (editors) => {
      const content = site.content
      const delays: number[] = []
      const ids = Array.from({ length: editors }, (_, number) => `drafts.editor-${number}`)
      for (const _id of ids) await content.createOrReplace({ _id, _type: 'faq', question: 'Typed now' })
      const subscriptions = ids.map((_, number) =>
        site.lake
          .admin()
          .listen(
            '*[_type == "faq" && _id in path("drafts.**")]',
            {},
            { includeResult: true, visibility: 'query' },
          )
          .subscribe((event) => {
            const typedAt: unknown = event.type === 'mutation' ? event.result?.typedAt : undefined
            if (number === 0 && typeof typedAt === 'number') delays.push(performance.now() - typedAt)
          }),
      )
      await sleep(2000)
      const pid = site.lake.process.pid ?? 0
      const before = processorSeconds(pid)
      const commits: number[] = []
      const type = async (id: string) => {
        for (let second = 0; second < seconds; second++) {
          const begun = performance.now()
          await content.patch(id).set({ typedAt: begun }).commit({ returnDocuments: false })
          commits.push(performance.now() - begun)
          await sleep(Math.max(0, 1000 - (performance.now() - begun)))
        }
      }
      await Promise.all(
        ids.map(async (id, number) => {
          await sleep((number * 1000) / editors)
          await type(id)
        }),
      )
      const used = (processorSeconds(pid) - before) / (seconds + 1)
      await expect.poll(() => delays.length).toBe(editors * seconds)
      for (const subscription of subscriptions) subscription.unsubscribe()
      console.log(
        `${editors} editors, a change a second each: commit ${spread(commits)}, at another editor ${spread(delays)}; ` +
          `cores used by the lake: ${used.toFixed(2)}`,
      )
      expect(spreadOf(delays, 0.5)).toBeLessThan(1000)
    })
  },
)

function describeRate({ perSecond, medianMs, p99Ms }: Rate): string {
  return `${perSecond.toFixed(0)} a second, median ${medianMs.toFixed(1)} ms, 99 of 100 within ${p99Ms.toFixed(0)} ms`
}

function spreadOf(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

const spread = (values: number[]) =>
  `median ${spreadOf(values, 0.5).toFixed(0)} ms, 99 of 100 within ${spreadOf(values, 0.99).toFixed(0)} ms`
