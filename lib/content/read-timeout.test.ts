import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetModulesAndState } from '../../tests/support/fresh-modules.ts'
import { serveContent } from '../../tests/support/query-server.ts'
import type * as Client from './client.ts'
import type * as Health from './content-health.ts'
import type * as Timers from './process-timers.ts'

const server = serveContent('test')
let content: typeof Client
let health: typeof Health

const towns = '*[_type == "town"]{ name }'
const read = () => content.readContent(towns, { tags: [] })
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as Error,
  )
/** How long was waited in the time of this process, which a busy machine does not shorten. */
let waited: number[]

beforeEach(async () => {
  resetModulesAndState()
  waited = []
  vi.doMock('./process-timers.ts', async (importOriginal) => {
    const timers = await importOriginal<typeof Timers>()
    const pause: typeof timers.pause = (milliseconds, signal) => {
      waited.push(milliseconds)
      return timers.pause(milliseconds, signal)
    }
    return { ...timers, pause }
  })
  content = await import('./client.ts')
  health = await import('./content-health.ts')
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('reading content', () => {
  it('fails within two seconds without a response, with a message of one line', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    server.state.hangs = true
    const failure = await failureOf(read())
    expect(failure).toMatchObject({ name: 'ContentUnavailableError' })
    expect(failure?.stack?.split('\n')).toHaveLength(1)
    expect(waited).toEqual([1000, 600])
    expect(health.isContentUnavailable()).toBe(true)
    // The next request fails sooner.
    await failureOf(read())
    expect(waited).toEqual([1000, 600, 300, 600])
    expect(errors.mock.calls).toEqual([[expect.stringMatching(/^Content cannot be read \(.+\)\./)]])
  })

  it('waits for a slow query while probes are answered', async () => {
    server.state.documents = [{ _id: 'a', _type: 'town', name: 'Reading' }]
    server.state.slowness = { query: towns, milliseconds: 2500 }
    expect(await read()).toEqual([{ name: 'Reading' }])
    expect(health.isContentUnavailable()).toBe(false)
  })

  it('sends its probe outside the request: a statically rendered page must not fetch without the cache', async () => {
    const request = new AsyncLocalStorage<string>()
    const contexts = new Map<string, string | undefined>()
    const note = (message: unknown) => {
      const { path } = (message as { request: { path: string } }).request
      contexts.set(new URL(path, 'http://lake').searchParams.get('query') ?? '', request.getStore())
    }
    subscribe('undici:request:create', note)
    server.state.slowness = { query: towns, milliseconds: 1500 }
    await request.run('a page', read)
    unsubscribe('undici:request:create', note)
    expect(Object.fromEntries(contexts)).toEqual({ [towns]: 'a page', true: undefined })
  })

  it('does not fail because the process itself is overloaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    server.state.slowness = { query: towns, milliseconds: 1500 }
    // Each block of the event loop is longer than a probe's timeout.
    const busy = setInterval(() => {
      const begun = performance.now()
      while (performance.now() - begun < 350);
    }, 1)
    const failure = await failureOf(read())
    clearInterval(busy)
    expect(failure).toBeUndefined()
    expect(health.isContentUnavailable()).toBe(false)
  })

  it('is more patient for an editor, who can wait while the machine is busy', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { withReadTimeout } = await import('./read-timeout.ts')
    const after = (milliseconds: number) => sleep(milliseconds, 'read')
    const slowProbe = () => after(1500)
    const [visitor, editor] = [false, true].map((isPatient) =>
      withReadTimeout(after(2700), slowProbe, isPatient),
    )
    expect(await failureOf(visitor!)).toMatchObject({ message: 'no answer' })
    expect(await editor).toBe('read')
  })

  it('with a client error does not make content unavailable', async () => {
    server.state.refusals = [400]
    expect(await failureOf(read())).toMatchObject({ name: 'ContentUnavailableError' })
    expect(health.isContentUnavailable()).toBe(false)
  })
})

describe('canReadContent', () => {
  it('is more patient for an editor', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'log').mockReturnValue()
    server.state.slowness = { query: 'true', milliseconds: 1500 }
    expect(await content.canReadContent()).toBe(false)
    expect(await content.canReadContent(true)).toBe(true)
  })

  it('follows the state of content, and logs each change once', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    const logs = vi.spyOn(console, 'log').mockReturnValue()
    expect(await content.canReadContent()).toBe(true)
    const { requests } = server.state
    expect(await content.canReadContent()).toBe(true)
    expect(server.state.requests).toBe(requests)
    await vi.waitUntil(() => health.sinceResponse() > 1000, { timeout: 3000 })
    server.state.hangs = true
    waited = []
    expect(await Promise.all([1, 2, 3].map(() => content.canReadContent()))).toEqual([false, false, false])
    expect(waited).toEqual([1000, 1000, 1000])
    expect(server.state.requests).toBe(requests + 1)
    expect(errors).toHaveBeenCalledOnce()
    server.state.hangs = false
    await vi.waitUntil(() => content.canReadContent())
    expect(logs.mock.calls).toEqual([['Content can be read again.']])
  })
})
