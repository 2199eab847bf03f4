import { describe, expect, it, vi } from 'vitest'
import { type EventStream, listenPath, openEventStream } from '../support/event-stream.ts'
import { startLakeProcess } from '../support/lake-process.ts'
import { processorSecondsOf } from '../support/process-tree.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()

const token = () => lake.credentials.siteToken

const listen = (
  query: string,
  options: { token?: string; search?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<EventStream> => openEventStream(lake, listenPath(query, options.search), options)

/** Processor time that the lake takes while `work` runs, in seconds: much the same however busy the machine is. */
async function processorSecondsDuring(work: () => Promise<unknown>): Promise<number> {
  const pid = lake.process.pid ?? 0
  const before = processorSecondsOf(pid)
  await work()
  return processorSecondsOf(pid) - before
}

const numbers = '[0,1,2,3,4,5,6,7,8,9,0,1,2,3,4,5,6,7,8,9]'
/** Compares 20 to the power of `depth` numbers. */
const endless = (depth: number): string =>
  depth === 0 ? '@ > 0' : `count(${numbers}[${endless(depth - 1)}]) > 0`
const stars = `${'*a'.repeat(10)}*b`
const text = 'a'.repeat(60)

describe('a filter that takes too long', () => {
  it('ends its own stream with an error, and delays no other request', async () => {
    const query = `*[${endless(9)}]`
    const streams = await Promise.all([listen(query), listen(query, { token: token() })])
    const seconds = await processorSecondsDuring(async () => {
      await lake.admin().create({ _type: 'bait', text })
      await vi.waitUntil(() => streams.every((stream) => !stream.isOpen()))
    })
    for (const stream of streams) {
      expect(stream.events.at(-1)).toMatchObject({
        event: 'channelError',
        data: { error: { type: 'queryTimeoutError' } },
      })
    }
    expect(seconds).toBeLessThan(1)
  })

  it.each([
    ['constants', `*["${text}" match "${stars}" || ${endless(9)}]`],
    ['depth', `*[${'('.repeat(1200)}1${')'.repeat(1200)}]`],
    ['filters upon filters', `*${'[a]'.repeat(1500)}`],
  ])('does not delay other requests when it is parsed: %s', async (_name, query) => {
    const seconds = await processorSecondsDuring(async () => {
      const stream = await listen(query, { token: token() })
      await lake.admin().create({ _type: 'bait' })
      await vi.waitUntil(() => stream.events.length > 0)
    })
    expect(seconds).toBeLessThan(1)
  })

  it('is not evaluated for all missed changes at once when a client resumes', async () => {
    const { transactionId } = await lake
      .admin()
      .transaction()
      .create({ _id: 'seen', _type: 'x' })
      .commit({ returnDocuments: false })
    for (let n = 0; n < 20; n++) await lake.admin().create({ _type: 'bait', text })
    const seconds = await processorSecondsDuring(async () => {
      const stream = await listen(`*[${endless(9)}]`, {
        token: token(),
        search: { enableResume: 'true' },
        headers: { 'last-event-id': `${transactionId}#seen` },
      })
      await vi.waitUntil(() => !stream.isOpen())
      expect(stream.events.map(({ event }) => event)).toEqual(['welcomeback', 'channelError'])
    })
    expect(seconds).toBeLessThan(1)
  })

  it('costs nothing for changes that it cannot match', async () => {
    const stream = await listen(`*[_type == "other" && ${endless(9)}]`)
    await vi.waitFor(() => expect(stream.events).toHaveLength(1))
    for (let n = 0; n < 20; n++) await lake.admin().create({ _type: 'bait', text })
    expect(stream.isOpen()).toBe(true)
    await lake.admin().create({ _type: 'other', text })
    await vi.waitFor(() => expect(stream.isOpen()).toBe(false))
  })
})

it('many stars in a match cost no more than one', async () => {
  const stream = await listen(`*[text match "${stars}" || text == "last"]`)
  await vi.waitFor(() => expect(stream.events).toHaveLength(1))
  const seconds = await processorSecondsDuring(async () => {
    await lake.admin().create({ _type: 'bait', text })
    const { _id } = await lake.admin().create({ _type: 'bait', text: 'last' })
    await vi.waitFor(() => expect(stream.events.at(-1)).toMatchObject({ data: { documentId: _id } }))
  })
  expect(stream.events).toHaveLength(2)
  expect(seconds).toBeLessThan(1)
})

it('a filter that fails ends at most its own stream; the commit succeeds', async () => {
  const failing = await listen('*[geo::distance(a, b) > 5]')
  const sound = await listen('*[_type == "measured"]')
  await vi.waitFor(() => expect(sound.events).toHaveLength(1))
  const { _id } = await lake.admin().create({ _type: 'measured', a: 1, b: 'two' })
  await vi.waitFor(() => expect(sound.events.at(-1)).toMatchObject({ data: { documentId: _id } }))
  expect(failing.isOpen() || failing.events.at(-1)?.event === 'channelError').toBe(true)
})

it('many listeners do not slow commits down', async () => {
  const commit = async (): Promise<number> => {
    const started = performance.now()
    for (let n = 0; n < 20; n++) await lake.admin().createOrReplace({ _id: 'busy', _type: 'busy', n, text })
    return performance.now() - started
  }
  // The first ones load code.
  await commit()
  const alone = await commit()
  // Each costs just less than one evaluation may.
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => listen(`*[${n} > -1 && ${endless(3)}]`, { token: token() })),
  )
  const watched = await commit()
  // Were each commit to wait for all listeners, it would take hundreds of times as long.
  expect(watched).toBeLessThan(alone * 20)
})

it('a listener that uses up its budget is closed, and may return once the budget is replenished', async () => {
  // A lake of its own: anonymous callers share a budget.
  const own = await startLakeProcess()
  try {
    const path = listenPath(`*[${endless(3)}]`)
    const baits = Array.from({ length: 100 }, () => ({ create: { _type: 'bait' } }))
    let stream = await openEventStream(own, path)
    // The budget is replenished within seconds: a very busy machine needs another attempt to return before.
    while (stream.status === 200) {
      while (stream.isOpen()) await own.admin().mutate(baits)
      stream = await openEventStream(own, path)
    }
    expect(stream.status).toBe(503)
    expect(Number(stream.headers.get('retry-after'))).toBeGreaterThan(0)
    await vi.waitUntil(async () => (await openEventStream(own, path)).status === 200)
  } finally {
    await own.stop()
  }
})
