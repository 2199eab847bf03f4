import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { startLake } from '../../lib/content-lake/lake.ts'
import { lakeConfig } from '../support/lake-config.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()

beforeAll(async () => {
  await lake.admin().create({ _id: 'note', _type: 'note', list: [{ _key: 'k', a: 1 }], nested: { a: 1 } })
  await lake.admin().create({ _id: 'hidden.1', _type: 'note' })
})

const post = (path: string, body: unknown, token = lake.credentials.administratorToken) =>
  lake.fetch(path, { method: 'POST', token, body: typeof body === 'string' ? body : JSON.stringify(body) })
const mutate = (...mutations: unknown[]) => post('/v1/data/mutate/production', { mutations })
const query = (search: string) => lake.fetch(`/v1/data/query/production?${search}`)

describe('names with a meaning in JavaScript', () => {
  const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']

  it.each(names)('%s: change nothing else as a field, in a path or as a parameter', async (name) => {
    const fields = JSON.parse(`{"${name}": {"polluted": true}}`) as Record<string, unknown>
    for (const response of [
      await mutate({ createOrReplace: { _id: 'odd', _type: 'note', ...fields, nested: fields } }),
      await mutate({ patch: { id: 'note', set: { [`${name}.polluted`]: true } } }),
      await mutate({ patch: { id: 'note', set: { [`nested.${name}.polluted`]: true } } }),
      await mutate({ patch: { id: 'note', set: { [`list[0].${name}.prototype.polluted`]: true } } }),
      await mutate({ patch: { id: 'note', setIfMissing: { [`${name}.prototype.polluted`]: true } } }),
      await mutate({ patch: { id: 'note', unset: [`${name}.toString`] } }),
      await mutate({ patch: { id: 'note', set: { [`nested['${name}']`]: 1 } } }),
      await post(
        '/v1/data/mutate/production',
        `{"mutations":[{"create":{"_type":"note","a":{"\\u00${name.charCodeAt(0).toString(16)}${name.slice(1)}":1}}}]}`,
      ),
      await query(`query=*[_id==$${name}]&$${name}=${encodeURIComponent('{"polluted":true}')}`),
      await post('/v1/data/query/production', `{"query":"$a","params":{"a":1,"${name}":{"polluted":true}}}`),
    ]) {
      expect(response.status).toBeLessThan(500)
    }
    expect((await query('query=*{a,polluted,list,nested{a}}')).status).toBe(200)
    const fresh = await (await mutate({ create: { _type: 'note' } })).json()
    expect(fresh).not.toHaveProperty('polluted')
    const response = (await (await query('query={"a":polluted,"b":*[polluted==true]._type}')).json()) as {
      result: unknown
    }
    expect(JSON.stringify(response.result)).not.toContain('true')
  })

  it.each(names)('%s: are no dataset, user, action or key', async (name) => {
    const token = lake.credentials.administratorToken
    expect((await lake.fetch(`/v1/data/query/${name}?query=*`)).status).toBe(404)
    expect((await lake.fetch(`/v1/users/${name}`, { token })).status).toBe(404)
    const action = { actionType: `sanity.action.document.${name}`, publishedId: 'note' }
    expect((await post('/v1/data/actions/production', { actions: [action] })).status).toBe(400)
    expect(await (await lake.fetch(`/v1/users/me/keyvalue/${name}`, { token })).json()).toEqual([])
  })
})

describe('excessive input', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

  it.each([200, 10_000, 1_000_000])('nesting of %s levels is refused', async (depth) => {
    const bodies = [
      ['/v1/data/mutate/production', `{"mutations":[{"create":{"_type":"a","deep":${nested(depth)}}}]}`],
      ['/v1/data/query/production', `{"query":"$a","params":{"a":${nested(depth)}}}`],
      ['/v1/data/actions/production', `{"actions":[{"actionType":"x","a":${nested(depth)}}]}`],
    ] as const
    for (const [path, body] of bodies) {
      const response = await post(path, body)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('nested deeper than')
    }
  })

  it('the deepest document allowed can be patched, queried and read', async () => {
    const deep = JSON.parse(nested(120)) as unknown
    expect((await mutate({ createOrReplace: { _id: 'deep', _type: 'deep', deep } })).status).toBe(200)
    expect((await mutate({ patch: { id: 'deep', set: { a: 1 } } })).status).toBe(200)
    expect((await query('query=*[_id=="deep"]{...}')).status).toBe(200)
    expect((await query('query=*[_id=="deep"]..a')).status).toBeLessThan(500)
  })

  it.each([
    ['long', 'a'.repeat(5000)],
    ['deep', `a${'.b'.repeat(500)}`],
    ['full of indexes', `a${'[0]'.repeat(500)}`],
    ['full of descents', `a${'..b'.repeat(6)}`],
    ['full of brackets', '['.repeat(1000)],
    ['of a huge range', 'list[0:100000000]'],
    ['of a huge range from the end', 'list[-100000000:]'],
  ])('a path that is %s is refused', async (_name, path) => {
    for (const operation of [
      { set: { [path]: 1 } },
      { setIfMissing: { [path]: 1 } },
      { inc: { [path]: 1 } },
      { unset: [path] },
      { insert: { before: path, items: [1] } },
      { diffMatchPatch: { [path]: '@@ -0,0 +1 @@\n+a\n' } },
    ]) {
      const response = await mutate({ patch: { id: 'note', ...operation } })
      expect([Object.keys(operation), response.status]).toEqual([Object.keys(operation), 400])
      expect(await response.text()).toContain('patchError')
    }
  })

  it('the body of an anonymous caller’s query is limited to a megabyte', async () => {
    const response = await lake.fetch('/v1/data/query/production', {
      method: 'POST',
      body: JSON.stringify({ query: '*', params: { a: 'x'.repeat(1_100_000) } }),
    })
    expect(response.status).toBe(413)
  })

  it('headers and forms are limited', async () => {
    const response = await lake.fetch('/v1/ping', { headers: { 'x-long': 'x'.repeat(20_000) } })
    expect(response.status).toBe(431)
    const form = new URLSearchParams({ email: 'x'.repeat(100_000), password: 'x' })
    expect((await lake.fetch('/v1/auth/login', { method: 'POST', body: form })).status).toBe(413)
  })
})

describe('the same parameter twice', () => {
  it.each([
    'query=*[_id=="hidden.1"]&query=*&perspective=published&perspective=raw',
    'query=*[_id==$id]&$id="note"&$id="hidden.1"&perspective=raw',
    'query=*[_id=="hidden.1"]&perspective[]=raw&perspective=drafts',
  ])('shows an anonymous caller no more: %s', async (search) => {
    expect(await (await query(search)).text()).not.toContain('"_id":"hidden.1"')
  })
})

it('of many patches that expect the same revision, one succeeds', async () => {
  const { _rev } = await lake.admin().create({ _id: 'race', _type: 'note', n: 0 })
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const patch = { id: 'race', ifRevisionID: _rev, inc: { n: 1 } }
      return (await mutate({ patch })).status
    }),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(await lake.admin().getDocument('race')).toMatchObject({ n: 1 })
})

it('no error names files or folders of the server', async () => {
  const texts = await Promise.all([
    query('query=*[').then((r) => r.text()),
    query('query=*&$a=}').then((r) => r.text()),
    post('/v1/data/mutate/production', '{').then((r) => r.text()),
    mutate({ patch: { id: 'note', set: { '[': 1 } } }).then((r) => r.text()),
    mutate({ patch: { id: 'note', diffMatchPatch: { a: 'no patch' } } }).then((r) => r.text()),
    post('/v1/assets/images/production', 'no picture').then((r) => r.text()),
    lake.fetch('/images/embedded/production/%2e%2e%2f%2e%2e%2fetc%2fpasswd').then((r) => r.text()),
    lake.fetch('/v1/users/%00', { token: lake.credentials.siteToken }).then((r) => r.text()),
    lake.fetch('/v1/data/doc/production/%ff').then((r) => r.text()),
  ])
  for (const text of texts)
    expect(text).not.toMatch(/\/(?:home|work|tmp|usr|root)\/|node_modules|\.ts\b|at \w+ \(/)
})

it('a request that arrives too slowly loses its connection', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-slow-'))
  const limits = { headersMs: 200, requestMs: 400 }
  const slow = await startLake(lakeConfig(dataDir, { limits }), 'production')
  const responseTo = async (beginning: string): Promise<string> => {
    const socket: Socket = connect(slow.port, '127.0.0.1')
    let response = ''
    socket.on('data', (data: Buffer) => (response += data.toString()))
    socket.write(beginning)
    await once(socket, 'close')
    return response
  }
  const line = 'POST /v1/data/query/production HTTP/1.1\r\nHost: localhost\r\n'
  expect(await responseTo(line)).toContain('408')
  expect(await responseTo(`${line}Content-Length: 1000\r\n\r\n{`)).toContain('408')
  await slow.close()
  rmSync(dataDir, { recursive: true })
})
