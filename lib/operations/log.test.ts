import { Console } from 'node:console'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jsonLog } from './json-log.ts'
import { textLog } from './log.ts'
import { logRequests } from './site-log.ts'

/** A stream that keeps its lines, and a console that writes to it. */
function lines() {
  const written: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written.push(...chunk.toString().split('\n').filter(Boolean))
      done()
    },
  })
  return { written, stream, console: new Console({ stdout: stream, stderr: stream }) }
}

const parsed = (written: string[]) => written.map((line) => JSON.parse(line) as Record<string, unknown>)

describe('a log in JSON', () => {
  it('has one object a line, with time, level, part and message', () => {
    const { written, stream, console } = lines()
    jsonLog({ level: 'info', part: 'site', stream, target: console })
    console.log('Content can be read again.')
    console.warn('%d of %s', 2, 'three')
    console.log()
    expect(parsed(written)).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        part: 'site',
        message: 'Content can be read again.',
      },
      expect.objectContaining({ level: 'warn', message: '2 of three' }),
    ])
  })

  it('has the stack of an error in a field, in the same line', () => {
    const { written, stream, console } = lines()
    jsonLog({ level: 'info', part: 'site', stream, target: console })
    console.error('A picture could not be drawn.', new TypeError('no font'))
    expect(parsed(written)).toEqual([
      expect.objectContaining({
        level: 'error',
        message: 'A picture could not be drawn. no font',
        error: { name: 'TypeError', stack: expect.stringContaining('log.test.ts') },
      }),
    ])
  })

  it('has nothing below its level, no colours, and no personal data', () => {
    const { written, stream, console } = lines()
    const log = jsonLog({ level: 'warn', part: 'site', stream, target: console })
    console.log('hidden')
    log('info', 'hidden')
    console.error('\u001B[31mcannot parse\u001B[39m asha@example.com', new Error('asha@example.com'))
    log('error', 'GET /api/vehicle-lookup/AB12CDE', { request: { kind: 'lookup' } })
    expect(written).toHaveLength(2)
    expect(written.join('')).not.toMatch(/asha|AB12|\[31m|\\u001b|hidden/)
    expect(parsed(written)[1]).toMatchObject({ request: { kind: 'lookup' } })
  })
})

describe('a log for people', () => {
  it('has the lines as they are, from its level on, without personal data', () => {
    const { written, console } = lines()
    const log = textLog('info', console)
    console.log('  Website   http://localhost:3000')
    console.debug('hidden')
    log('debug', 'hidden')
    console.error('cannot parse %s', 'asha@example.com')
    log('error', 'GET page: 500 after 3 ms', { request: {} })
    expect(written).toEqual([
      '  Website   http://localhost:3000',
      'cannot parse …@…',
      'GET page: 500 after 3 ms',
    ])
  })
})

describe('requests', () => {
  const { written, stream, console } = lines()
  const server = createServer((request, response) => {
    // Later than its start, when other requests have begun.
    void sleep(request.url === '/api/slow' ? 30 : 5).then(() => {
      console.warn(`working on ${request.url}`)
      response.statusCode = request.url === '/faulty' ? 500 : 200
      response.end()
      if (request.url === '/api/leaving-a-timer')
        response.once('close', () => setTimeout(() => console.warn('working for others'), 5))
    })
  })
  let port: number
  beforeAll(async () => {
    const log = jsonLog({ level: 'debug', part: 'site', stream, target: console })
    logRequests(log, { behindProxy: true, all: true })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  beforeEach(() => {
    written.length = 0
  })

  const request = (path: string, { id, ...options }: { id?: string; agent?: Agent } = {}) =>
    new Promise<string | undefined>((resolve, reject) => {
      const headers = id === undefined ? {} : { 'x-request-id': id }
      get({ host: '127.0.0.1', port, path, headers, ...options }, (response) => {
        response.resume().once('end', () => resolve(response.headers['x-request-id']?.toString()))
      }).once('error', reject)
    })

  it('have an id of their own, which the lines about them and the response have', async () => {
    const [slow, quick] = await Promise.all([request('/api/slow'), request('/api/quick')])
    expect(slow).toMatch(/^[0-9a-f-]{36}$/)
    expect(slow).not.toBe(quick)
    await expect.poll(() => written.length).toBe(4)
    expect(parsed(written).filter(({ requestId }) => requestId === slow)).toEqual([
      expect.objectContaining({ message: 'working on /api/slow' }),
      expect.objectContaining({
        level: 'debug',
        message: expect.stringMatching(/^GET api: 200 after \d+ ms$/),
        request: { method: 'GET', kind: 'api', status: 200, ms: expect.any(Number) },
      }),
    ])
  })

  it('have an id of their own on a connection that they share, too', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ids = [await request('/api/one', { agent }), await request('/api/two', { agent })]
    agent.destroy()
    await expect.poll(() => written.length).toBe(4)
    const worked = parsed(written).filter(({ message }) => String(message).startsWith('working'))
    expect(worked.map(({ requestId }) => requestId)).toEqual(ids)
    expect(new Set(ids).size).toBe(2)
  })

  it('leave no id to what goes on after their response', async () => {
    await request('/api/leaving-a-timer')
    await expect.poll(() => parsed(written).at(-1)?.message).toBe('working for others')
    expect(parsed(written).at(-1)).not.toHaveProperty('requestId')
  })

  it('that fail are errors, and no line has their path', async () => {
    await request('/api/vehicle-lookup/AB12CDE?name=asha')
    await request('/faulty')
    await expect.poll(() => written.length).toBe(4)
    const lines = parsed(written)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({ request: expect.objectContaining({ status: 500 }) }),
    ])
    expect(written.join()).not.toMatch(/AB12/)
    expect(JSON.stringify(lines.filter(({ request: about }) => about !== undefined))).not.toContain('asha')
  })

  it('keep the id that the proxy gave them, unless it could break a line', async () => {
    expect(await request('/api/x', { id: '0123456789abcdef' })).toBe('0123456789abcdef')
    expect(await request('/api/x', { id: 'short' })).toMatch(/^[0-9a-f-]{36}$/)
    expect(await request('/api/x', { id: 'with spaces "and" quotes' })).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('for pages get no header, which a cache would give to other visitors', async () => {
    expect(await request('/reading')).toBeUndefined()
  })
})
