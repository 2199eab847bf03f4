import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { parseEnv } from '../../lib/env/env.ts'
import { freePorts } from '../../tests/support/free-port.ts'
import {
  json,
  type ReceivedRequest,
  type Responder,
  startLoopbackServer,
  webPage,
} from '../../tests/support/loopback-server.ts'
import { OperatorProblem } from './operator-problem.ts'
import { awaitSeparateLake } from './separate-lake.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'separate-lake-'))
const credentials = { ownerLoginUrl: 'x', administratorToken: 'x', siteToken: 'sk-of-the-data-folder' }
afterAll(() => rmSync(dataDir, { recursive: true }))
beforeEach(() => rmSync(join(dataDir, 'credentials.json'), { force: true }))

const envAt = (url: string, more: Record<string, string> = {}) =>
  parseEnv({
    DATA_DIR: dataDir,
    CONTENT_LAKE_SERVER: url,
    SANITY_API_TOKEN: 'sk-of-the-settings',
    SANITY_WEBHOOK_SECRET: 'a-secret-of-this-test',
    ...more,
  })

const filled = json(200, { result: 12 })
const isQuery = ({ path }: ReceivedRequest) => path.includes('/data/query/')

async function lake(respond: Responder) {
  const server = await startLoopbackServer(respond)
  onTestFinished(() => server.stop())
  return server
}

/** What is left after this wait, or the problem that ends it. */
const outcome = async (url: string, waitMs = 0, more: Record<string, string> = {}) =>
  awaitSeparateLake(envAt(url, more), url, waitMs).catch((error: unknown) => error)

describe('a site on a Content Lake that runs by itself', () => {
  it('may use one that is filled and accepts the token for writing', async () => {
    const { url, requests } = await lake(filled)
    expect(await outcome(url)).toBeUndefined()
    expect(requests.map(({ method, headers }) => [method, headers.authorization])).toEqual([
      ['GET', 'Bearer sk-of-the-settings'],
      ['POST', 'Bearer sk-of-the-settings'],
    ])
    expect(requests[1]?.path).toContain('dryRun=true')
  })

  it('uses the token of a shared data folder when the settings have none', async () => {
    writeFileSync(join(dataDir, 'credentials.json'), JSON.stringify(credentials))
    const { url, requests } = await lake(filled)
    expect(await outcome(url, 0, { SANITY_API_TOKEN: '' })).toBeUndefined()
    expect(requests[0]?.headers.authorization).toBe('Bearer sk-of-the-data-folder')
  })

  it('waits while it starts and while it is empty', async () => {
    const responses = [json(503, {}), json(200, { result: 0 })]
    const { url } = await lake((request, response) => (responses.shift() ?? filled)(request, response))
    expect(await outcome(url, 60_000)).toBeUndefined()
  })

  it.each<[string, Responder, string]>([
    ['the token is wrong', json(401, {}), 'does not accept the token'],
    [
      'the token may only read',
      (request, response) => (isQuery(request) ? filled : json(403, {}))(request, response),
      'SANITY_API_TOKEN may not write',
    ],
    ['there is no such dataset', json(404, { message: 'Dataset not found' }), 'has no dataset production'],
    ['it does not know its name', json(421, {}), 'use the IP address in CONTENT_LAKE_SERVER'],
    ['another server is there', webPage, 'is no Content Lake: correct CONTENT_LAKE_SERVER'],
    [
      'another server has no such page',
      json(404, 'Not found'),
      'is no Content Lake: correct CONTENT_LAKE_SERVER',
    ],
  ])('is refused at once when %s', async (_case, respond, problem) => {
    const { url } = await lake(respond)
    const error = await outcome(url, 60_000)
    expect(error).toBeInstanceOf(OperatorProblem)
    expect(String(error)).toContain(problem)
    expect(String(error)).not.toContain('sk-of')
  })

  it.each<[string, Responder, string]>([
    [
      'it is empty',
      json(200, { result: 0 }),
      'holds no content of this site yet. On its machine: npm run seed',
    ],
    ['it fails', json(503, {}), 'cannot answer now (HTTP 503)'],
  ])('is told the remedy when %s for too long', async (_case, respond, problem) => {
    const { url } = await lake(respond)
    expect(await outcome(url)).toContain(problem)
  })

  it('is told the remedy when nothing listens there, or there is no token', async () => {
    const [port] = await freePorts(1)
    const url = `http://127.0.0.1:${port}`
    expect(await outcome(url)).toBe(
      `No Content Lake answers at ${url} (ECONNREFUSED). Start it there with npm run lake, or correct CONTENT_LAKE_SERVER.`,
    )
    expect(await outcome(url, 0, { SANITY_API_TOKEN: '' })).toContain('SANITY_API_TOKEN is not set')
  })
})
