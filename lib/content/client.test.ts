import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { serveContent } from '../../tests/support/query-server.ts'
import { ContentUnavailableError } from './read-timeout.ts'
import { getTowns } from './towns.ts'

const server = serveContent('file')
/** Requests without probes, which follow when retries take long. */
const attempts = () => server.state.queries.filter((query) => query !== 'true')

describe('reading content that cannot be read', () => {
  it('is retried three times', async () => {
    server.state.refusals = [503, 429, 502]
    expect(await getTowns()).toEqual([])
    expect(attempts()).toHaveLength(4)
  })

  it('fails after the last retry, with the cause', async () => {
    server.state.refusals = [503, 503, 503, 503]
    const failure = await getTowns().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ContentUnavailableError)
    expect((failure as ContentUnavailableError).message).toContain('503')
    expect(attempts()).toHaveLength(4)
  })

  it('is retried for longer by a build, which one page would end', async () => {
    vi.resetModules()
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    onTestFinished(() => void vi.stubEnv('NEXT_PHASE', undefined))
    const { getTowns: getTownsInBuild } = await import('./towns.ts')
    server.state.refusals = [503, 503, 503, 503, 503]
    expect(await getTownsInBuild()).toEqual([])
    expect(attempts()).toHaveLength(6)
  })

  it('is not retried after a client error', async () => {
    server.state.refusals = [400]
    await expect(getTowns()).rejects.toThrow(ContentUnavailableError)
    expect(attempts()).toHaveLength(1)
  })
})
