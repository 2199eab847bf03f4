import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freePorts } from '@/tests/support/free-port'
import { temporaryFolder } from '@/tests/support/temporary-folder'

const token = 'an-operations-token-of-tests'
const folder = temporaryFolder('ready-')

const get = async (authorization?: string) => {
  const { GET } = await import('./route')
  const headers = new Headers(authorization === undefined ? undefined : { authorization })
  return GET(new Request('http://localhost/api/health/ready', { headers }))
}

beforeEach(async () => {
  const [port = 0] = await freePorts(1)
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('CONTENT_LAKE_PORT', String(port))
  vi.stubEnv('OPERATIONS_TOKEN', token)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('GET /api/health/ready, while the Content Lake is away', () => {
  it('is 503, and tells strangers no more than that', async () => {
    const response = await get()
    expect(response.status).toBe(503)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({ status: 'unready' })
  })

  it('tells the operator which part has failed', async () => {
    const response = await get(`Bearer ${token}`)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      status: 'unready',
      checks: {
        lake: { state: 'failed', detail: expect.stringContaining('ECONNREFUSED') },
        spool: { state: 'ok' },
        mailQueue: { state: 'ok' },
        redis: { state: 'ok' },
        disk: { state: expect.any(String), detail: expect.stringContaining('MiB free') },
      },
    })
  })

  it('names the missing data folder', async () => {
    writeFileSync(join(folder, 'file'), '')
    vi.stubEnv('DATA_DIR', join(folder, 'file', 'data'))
    expect(await (await get(`Bearer ${token}`)).json()).toMatchObject({
      checks: { disk: { state: 'failed' }, spool: { state: 'failed' } },
    })
  })

  it.each([`Bearer ${token}x`, 'Bearer', 'Basic eA=='])('refuses %j', async (authorization) => {
    const response = await get(authorization)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ error: 'The token is not OPERATIONS_TOKEN' })
  })
})

describe('GET /api/health', () => {
  it('needs nothing but the process', async () => {
    const { GET } = await import('../route')
    const response = GET()
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})
