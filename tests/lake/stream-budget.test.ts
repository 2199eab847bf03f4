import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type EventStream, listenPath, openEventStream } from '../support/event-stream.ts'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'

let lake: LakeProcess
const open: { close: () => void }[] = []

beforeAll(async () => {
  lake = await startLakeProcess()
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
afterAll(() => lake.stop())

const token = () => lake.credentials.siteToken

async function listen(
  query: string,
  options: { token?: string; search?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<EventStream> {
  const stream = await openEventStream(lake, listenPath(query, options.search), options)
  open.push(stream)
  return stream
}

/** The longest that a small request took while `work` ran, in milliseconds. */
async function longestAnswer(work: () => Promise<unknown>): Promise<number> {
  const finished = new AbortController()
  let longest = 0
  const ping = async (): Promise<void> => {
    while (!finished.signal.aborted) {
      const started = performance.now()
      await (await lake.fetch('/v1/ping')).arrayBuffer()
      longest = Math.max(longest, performance.now() - started)
    }
  }
  const pinging = ping()
  try {
    await work()
  } finally {
    finished.abort()
    await pinging
  }
  return longest
}

const numbers = '[0,1,2,3,4,5,6,7,8,9,0,1,2,3,4,5,6,7,8,9]'
/** Looks at 20 to the power of so many numbers. */
const endless = (depth: number): string =>
  depth === 0 ? '@ > 0' : `count(${numbers}[${endless(depth - 1)}]) > 0`
const stars = `${'*a'.repeat(10)}*b`
const text = 'a'.repeat(60)

describe('a filter that takes too long', () => {
  it('ends its own stream with an error, and delays no other', async () => {
    const query = `*[${endless(9)}]`
    const streams = await Promise.all([listen(query), listen(query, { token: token() })])
    let took = 0
    const longest = await longestAnswer(async () => {
      const started = performance.now()
      await lake.admin().create({ _type: 'bait', text })
      took = performance.now() - started
      await vi.waitFor(() => expect(streams.some((stream) => stream.isOpen())).toBe(false), {
        timeout: 5_000,
      })
    })
    for (const stream of streams) {
      expect(stream.events.at(-1)).toMatchObject({
        event: 'channelError',
        data: { error: { type: 'queryTimeoutError' } },
      })
    }
    expect(took).toBeLessThan(500)
    expect(longest).toBeLessThan(500)
  })

  it.each([
    ['constants', `*["${text}" match "${stars}" || ${endless(9)}]`],
    ['depth', `*[${'('.repeat(1200)}1${')'.repeat(1200)}]`],
    ['filters upon filters', `*${'[a]'.repeat(1500)}`],
  ])('or to parse, does not delay anybody either: %s', async (_name, query) => {
    const longest = await longestAnswer(async () => {
      const stream = await listen(query, { token: token() })
      await lake.admin().create({ _type: 'bait' })
      await vi.waitFor(() => expect(stream.events.length).toBeGreaterThan(0))
    })
    expect(longest).toBeLessThan(500)
  })

  it('is not evaluated in one go for a client that resumes', async () => {
    const { transactionId } = await lake
      .admin()
      .transaction()
      .create({ _id: 'seen', _type: 'x' })
      .commit({ returnDocuments: false })
    for (let n = 0; n < 20; n++) await lake.admin().create({ _type: 'bait', text })
    const longest = await longestAnswer(async () => {
      const stream = await listen(`*[${endless(9)}]`, {
        token: token(),
        search: { enableResume: 'true' },
        headers: { 'last-event-id': `${transactionId}#seen` },
      })
      await vi.waitFor(() => expect(stream.isOpen()).toBe(false), { timeout: 5_000 })
      expect(stream.events.map(({ event }) => event)).toEqual(['welcomeback', 'channelError'])
    })
    expect(longest).toBeLessThan(500)
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
  const stream = await listen(`*[text match "${stars}" || text == "heard"]`)
  await vi.waitFor(() => expect(stream.events).toHaveLength(1))
  const longest = await longestAnswer(async () => {
    await lake.admin().create({ _type: 'bait', text })
    const { _id } = await lake.admin().create({ _type: 'bait', text: 'heard' })
    await vi.waitFor(() => expect(stream.events.at(-1)).toMatchObject({ data: { documentId: _id } }))
  })
  expect(stream.events).toHaveLength(2)
  expect(longest).toBeLessThan(500)
})

it('a filter that fails ends its own stream at most; the commit succeeds', async () => {
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
  await commit()
  const alone = await commit()
  // Just below what one look may cost.
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => listen(`*[${n} > -1 && ${endless(3)}]`, { token: token() })),
  )
  const watched = await commit()
  expect(watched).toBeLessThan(alone * 6 + 1_500)
})

it('a listener that goes on costing too much is closed, and may reconnect once its budget is replenished', async () => {
  // A lake of its own: what anonymous callers spend here is missing elsewhere.
  const own = await startLakeProcess()
  try {
    const path = listenPath(`*[${endless(3)}]`)
    const stream = await openEventStream(own, path)
    for (let n = 0; n < 400 && stream.isOpen(); n++) await own.admin().create({ _type: 'bait' })
    await vi.waitFor(() => expect(stream.isOpen()).toBe(false), { timeout: 10_000 })
    const refused = await openEventStream(own, path)
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const comeBack = async (): Promise<void> => {
      const again = await openEventStream(own, path)
      again.close()
      expect(again.status).toBe(200)
    }
    await vi.waitFor(comeBack, { timeout: 20_000, interval: 1_000 })
  } finally {
    await own.stop()
  }
}, 60_000)

describe('a slow reader', () => {
  /** A listener that takes nothing unless told to. */
  async function slowListener(): Promise<{ socket: Socket; text: () => string }> {
    const { hostname, port } = new URL(lake.url)
    const socket = connect(Number(port), hostname)
    let received = ''
    socket.on('data', (data: Buffer) => (received += data.toString()))
    socket.on('error', () => {})
    open.push({ close: () => socket.destroy() })
    const path = listenPath('*[_type == "large"]')
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${token()}\r\nConnection: close\r\n\r\n`,
    )
    await vi.waitFor(() => expect(received).toContain('event: welcome'))
    socket.pause()
    return { socket, text: () => received }
  }
  const large = 'x'.repeat(200_000)

  it('gets everything in order when it catches up, and costs little until then', async () => {
    const { socket, text: received } = await slowListener()
    for (let n = 0; n < 30; n++) await lake.admin().create({ _id: `large-${n}`, _type: 'large', large })
    socket.resume()
    await vi.waitFor(() => expect(received()).toContain('"documentId":"large-29"'), { timeout: 10_000 })
    const ids = [...received().matchAll(/"documentId":"large-(\d+)"/g)].map(([, n]) => Number(n))
    expect(ids).toEqual(Array.from({ length: 30 }, (_, n) => n))
  })

  it('is cut off when it misses too much, and delays no other', async () => {
    const slow = await slowListener()
    const quick = await listen('*[_type == "large"]', { token: token() })
    await vi.waitFor(() => expect(quick.events).toHaveLength(1))
    const ended = new Promise((resolve) => slow.socket.on('close', resolve))
    for (let n = 0; n < 120; n++)
      await lake.admin().createOrReplace({ _id: 'large', _type: 'large', large, n })
    await vi.waitFor(() => expect(quick.events).toHaveLength(121), { timeout: 10_000 })
    slow.socket.resume()
    await ended
    expect(slow.text()).not.toContain('"n":119')
  })
})
