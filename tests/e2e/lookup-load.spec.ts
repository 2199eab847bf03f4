import { expect, test } from '@playwright/test'
import pLimit from 'p-limit'
import {
  type Responder,
  hang,
  json,
  reset,
  startLoopbackServer,
  webPage,
} from '../support/loopback-server.ts'
import { processesWith } from '../support/process-tree.ts'
import { rounds } from '../support/rounds.ts'
import { runningSite } from '../support/running-site.ts'
import { startSiteProcess } from '../support/site-process.ts'

const failures: Responder[] = [
  json(500, 'down'),
  webPage,
  json(200, '{"make":"FO'),
  reset,
  json(200, ''),
  hang,
]
const outcomes: Record<number, string | undefined> = {
  200: undefined,
  404: 'No data found',
  503: 'Vehicle lookup is not available at the moment',
}

const lookups = rounds(3) * 100

test('50 concurrent lookups of a provider that fails a third of them: errors as specified, memory bounded', async () => {
  let requestCount = 0
  const provider = await startLoopbackServer((request, response) => {
    requestCount += 1
    const third = Math.floor(requestCount / 3)
    // A hanging response holds a lookup until the timeout, so only some failures hang.
    const failure = third % 30 === 0 ? hang : failures[third % (failures.length - 1)]!
    const respond =
      requestCount % 3 === 0 ? failure : json(200, { make: 'FORD', model: `KA ${request.path.slice(-7)}` })
    respond(request, response)
  })
  const site = await startSiteProcess({
    VEHICLE_LOOKUP_PROVIDER: 'provider',
    VEHICLE_PROVIDER_URL: provider.url,
    VEHICLE_LOOKUP_LIMIT_PER_VISITOR: '1000000',
    VEHICLE_LOOKUP_LIMIT_TOTAL: '1000000',
    // A small heap, so that garbage is collected soon and a leak shows.
    NODE_OPTIONS: '--max-old-space-size=128',
  })
  const memory = () =>
    processesWith(`DATA_DIR=${runningSite().dataDir}`).find(({ pid }) => pid === site.pid)?.memoryMegabytes ??
    0

  try {
    const counts: Record<number, number> = {}
    const times: number[] = []
    const found: string[] = []
    const lookUp = async (registration: string) => {
      const begun = performance.now()
      const response = await fetch(`${site.url}/api/vehicle-lookup/${registration}`)
      const body = (await response.json()) as { error?: string; model?: string }
      times.push(performance.now() - begun)
      counts[response.status] = (counts[response.status] ?? 0) + 1
      expect(Object.keys(outcomes)).toContain(String(response.status))
      expect(body.error).toBe(outcomes[response.status])
      if (response.status !== 200) return
      expect(body.model).toBe(`KA ${registration}`)
      found.push(registration)
    }
    const round = async (letter: string, count: number) => {
      const limit = pLimit(50)
      const registrations = Array.from(
        { length: count },
        (_, index) => `${letter}${String(index).padStart(6, '0')}`,
      )
      await limit.map(registrations, lookUp)
    }

    await round('W', lookups / 4)
    const before = memory()
    times.length = 0
    for (const status of Object.keys(counts)) delete counts[Number(status)]
    const begun = performance.now()
    await round('L', lookups)
    const seconds = (performance.now() - begun) / 1000
    const after = memory()

    times.sort((a, b) => a - b)
    const percentile = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(0)} ms`
    const figures = `${lookups} lookups in ${seconds.toFixed(1)} s; responses by status ${JSON.stringify(counts)}; half within ${percentile(0.5)}, 95 in 100 within ${percentile(0.95)}, all within ${percentile(0.9999)}; memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`
    test.info().annotations.push({ type: 'load', description: figures })
    console.log(figures)

    expect(counts[200]! + counts[503]!).toBe(lookups)
    expect(counts[503]).toBeGreaterThan(lookups * 0.3)
    expect(counts[503]).toBeLessThan(lookups * 0.37)
    expect(after - before).toBeLessThan(80)
    // Results are cached, so the provider is not requested again.
    const countBefore = requestCount
    expect((await fetch(`${site.url}/api/vehicle-lookup/${found.at(-1)!}`)).status).toBe(200)
    expect(requestCount).toBe(countBefore)
    expect(site.output()).not.toMatch(/L\d{6}|Vehicle lookup went wrong/)
  } finally {
    await site.stop()
    await provider.stop()
  }
})
