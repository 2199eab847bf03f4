import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { startSharedLake } from '../support/shared-lake.ts'

/** Longer than the time a query has on the main thread. */
const stoppedMs = 150
const lake = await startSharedLake({ limits: { queryTimeoutMs: 20_000 } })

beforeAll(async () => {
  const load = Array.from({ length: 400 }, (_unused, n) => ({ _id: `load-${n}`, _type: 'load', n }))
  await lake.admin().mutate(load.map((create) => ({ create })))
})

it('quick queries do not queue behind a slow one because the machine ran something else meanwhile', async () => {
  const quick = (limit: number): Promise<number> =>
    lake.client().fetch(`count(*[_type == "load" && n < ${limit}]{"c": count(*[n > ^.n])}[c > -1])`)
  let isSlowDone = false
  const slow = lake
    .client({ maxRetries: 0 })
    .fetch(
      'count(*[_type == "load"]{"a": count(*[n != ^.n]{"b": count(*[n != ^.n]{"c": count(*[n > ^.n])})})})',
    )
    .catch(() => undefined)
    .finally(() => (isSlowDone = true))

  // The process is stopped at different points of a query, of which several are on the main thread.
  for (let round = 0; round < 10; round++) {
    const result = quick(20 + round)
    await sleep(2 + 2 * round)
    lake.process.kill('SIGSTOP')
    await sleep(stoppedMs)
    lake.process.kill('SIGCONT')
    expect(await result).toBe(20 + round)
  }
  expect(isSlowDone).toBe(false)
  await lake.stop()
  await slow
})
