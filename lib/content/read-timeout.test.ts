import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startQueryServer } from '../../tests/support/query-server.ts'
import type * as Client from './client.ts'
import type * as Health from './content-health.ts'

let server: Awaited<ReturnType<typeof startQueryServer>>
let content: typeof Client
let health: typeof Health

const towns = '*[_type == "town"]{ name }'
const read = () => content.readContent(towns, { tags: [] })
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as Error,
  )
const timed = async <T>(work: () => Promise<T>) => {
  const begun = performance.now()
  const value = await work()
  return { value, milliseconds: performance.now() - begun }
}

beforeEach(async () => {
  server = await startQueryServer()
  vi.stubEnv('CONTENT_LAKE_PORT', String(server.port))
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', '')
  vi.stubGlobal('contentHealth', undefined)
  vi.resetModules()
  content = await import('./client.ts')
  health = await import('./content-health.ts')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await server.stop()
})

describe('reading content', () => {
  it('that never answers is given up within two seconds, and says so in one line', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    server.state.hangs = true
    const { value, milliseconds } = await timed(() => failureOf(read()))
    expect(value).toMatchObject({ name: 'ContentUnavailableError' })
    expect(value?.stack?.split('\n')).toHaveLength(1)
    expect(milliseconds).toBeLessThan(2000)
    expect(health.isContentUnavailable()).toBe(true)
    // Whoever asks next hears it sooner.
    expect((await timed(() => failureOf(read()))).milliseconds).toBeLessThan(1200)
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/^Content cannot be read \(.+\)\./)]])
  })

  it('that takes long is waited for as long as content answers at all', async () => {
    server.state.documents = [{ _id: 'a', _type: 'town', name: 'Reading' }]
    server.state.slowness = { query: towns, milliseconds: 2500 }
    expect(await read()).toEqual([{ name: 'Reading' }])
    expect(health.isContentUnavailable()).toBe(false)
  })

  it('asks whether content answers on nobody’s behalf: a page made ahead may not', async () => {
    const request = new AsyncLocalStorage<string>()
    const askers = new Map<string, string | undefined>()
    const note = (message: unknown) => {
      const { path } = (message as { request: { path: string } }).request
      askers.set(new URL(path, 'http://lake').searchParams.get('query') ?? '', request.getStore())
    }
    subscribe('undici:request:create', note)
    server.state.slowness = { query: towns, milliseconds: 1500 }
    await request.run('a page', read)
    unsubscribe('undici:request:create', note)
    expect(Object.fromEntries(askers)).toEqual({ [towns]: 'a page', true: undefined })
  })

  it('is not taken for being away by a process that is late itself', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    server.state.slowness = { query: towns, milliseconds: 1500 }
    // Whatever else there is to do keeps everything waiting for longer than anybody waits for content.
    const busy = setInterval(() => {
      const begun = performance.now()
      while (performance.now() - begun < 350);
    }, 1)
    const failure = await failureOf(read())
    clearInterval(busy)
    expect(failure).toBeUndefined()
    expect(health.isContentUnavailable()).toBe(false)
  })

  it('that is refused is no sign of its absence', async () => {
    server.state.refusals = [400]
    expect(await failureOf(read())).toMatchObject({ name: 'ContentUnavailableError' })
    expect(health.isContentUnavailable()).toBe(false)
  })
})

describe('canReadContent', () => {
  it('follows what is the case, and says once in the log when it ends and begins', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const told = vi.spyOn(console, 'log').mockReturnValue()
    expect(await content.canReadContent()).toBe(true)
    const { requests } = server.state
    expect(await content.canReadContent()).toBe(true)
    expect(server.state.requests).toBe(requests)
    await vi.waitUntil(() => health.sinceResponse() > 1000, { timeout: 3000 })
    server.state.hangs = true
    const { value, milliseconds } = await timed(() =>
      Promise.all([1, 2, 3].map(() => content.canReadContent())),
    )
    expect(value).toEqual([false, false, false])
    expect(milliseconds).toBeLessThan(1500)
    expect(server.state.requests).toBe(requests + 1)
    expect(logged).toHaveBeenCalledOnce()
    server.state.hangs = false
    await vi.waitUntil(() => content.canReadContent())
    expect(told.mock.calls).toEqual([['Content can be read again.']])
  })
})
