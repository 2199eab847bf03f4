import { once } from 'node:events'
import type { ConnectionOptions } from 'node:tls'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { type ClientOptions, WebSocket } from 'ws'
import { readCredentials } from '../../scripts/lib/credentials.ts'
import { hasTestServer } from '../../scripts/lib/test-servers.ts'
import { administrator } from '../support/administrator.ts'
import { type FrontDoor, startFrontDoor } from '../support/front-door.ts'
import { freePorts } from '../support/free-port.ts'
import { runningSite } from '../support/running-site.ts'
import { secureClient } from '../support/secure-client.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'

/* The production build behind nginx as deploy/ configures it. tests/process has what needs no build, tests/faults the updates. */

test.describe.configure({ mode: 'serial' })
test.skip(!hasTestServer('nginx'), 'Install nginx (on Debian: apt install nginx).')

const settings = {
  NEXT_PUBLIC_SITE_URL: 'https://www.example.co.uk',
  TRUSTED_PROXY: '127.0.0.1',
  VEHICLE_LOOKUP_LIMIT_PER_VISITOR: '3',
  ENQUIRY_LIMIT_PER_VISITOR: '100000',
}
let site: SiteProcess
let door: FrontDoor

test.beforeAll(async () => {
  site = await startSiteProcess(settings)
  const [idle = 0] = await freePorts(1)
  door = await startFrontDoor('nginx', [Number(new URL(site.url).port), idle])
})
test.afterAll(async () => {
  await door.stop()
  await site.stop()
})

test('a page arrives compressed, with its security headers, and its files may be cached for long', async () => {
  const client = await secureClient(door)
  for (let times = 0; times < 2; times += 1) {
    const { status, headers, body } = await client.request('/about', {
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe('br')
    expect(headers['strict-transport-security']).toContain('max-age=')
    expect(headers['content-security-policy']).toContain("'sha256-")
    const html = brotliDecompressSync(body).toString()
    const [file = ''] = html.match(/\/_next\/static\/[^"?]+\.js/) ?? []
    expect((await client.request(file)).headers['cache-control']).toContain('immutable')
    const again = await client.request('/about', {
      headers: { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) },
    })
    expect(again.status).toBe(304)
  }
  client.close()
})

test('a draft, a missing page and an endpoint are not stored', async () => {
  const client = await secureClient(door)
  await client.request('/about')
  const cookie = '__prerender_bypass=a-guess'
  for (const [path, headers] of [
    ['/no-such-page', {}],
    ['/get-a-quote?reg=AB12CDE', {}],
    ['/about', { cookie }],
    ['/api/vehicle-lookup/AB12CDE', {}],
  ] as const) {
    const { headers: received } = await client.request(path, { headers })
    if (path !== '/about') expect(received['cache-control']).toContain('no-store')
    expect(received['x-accel-expires']).toBeUndefined()
  }
  client.close()
})

test('each visitor has a limit of their own, which no header lifts', async () => {
  const look = async (address: string) => {
    const client = await secureClient(door, address)
    const statuses: (number | undefined)[] = []
    for (let times = 0; times < 5; times += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${times}` }
      statuses.push((await client.request('/api/vehicle-lookup/AB12CDE', { headers })).status)
    }
    client.close()
    return statuses
  }
  expect(await look('127.0.0.21')).toEqual([200, 200, 200, 429, 429])
  expect(await look('127.0.0.22')).toEqual([200, 200, 200, 429, 429])
})

test('a published text is behind nginx as soon as the site has it', async () => {
  const { url } = runningSite()
  const [idle = 0] = await freePorts(1)
  const other = await startFrontDoor('nginx', [Number(new URL(url).port), idle], 'localhost')
  const client = await secureClient(other)
  const content = administrator()
  const original = await content.getDocument('town-bracknell')
  try {
    for (let round = 1; round <= 3; round += 1) {
      const text = `Published behind nginx, round ${round}.`
      await client.request('/bracknell')
      await content.patch('town-bracknell').set({ 'intro[0].children[0].text': text }).commit()
      await expect.poll(async () => (await fetch(`${url}/bracknell`)).text()).toContain(text)
      expect((await client.request('/bracknell')).body.toString()).toContain(text)
    }
  } finally {
    if (original) await content.createOrReplace(original)
    client.close()
    await other.stop()
  }
})

test('the Content Lake is behind the same address, with its streams, uploads and WebSocket', async () => {
  const client = await secureClient(door)
  const headers = { authorization: `Bearer ${readCredentials(runningSite().dataDir).administratorToken}` }
  const query = encodeURIComponent('*[_type == "passedOn"]')
  const { stream } = client.open(`/content-lake/v1/data/listen/production?query=${query}`, { headers })
  let received = ''
  stream.on('data', (data: Buffer) => (received += data.toString()))
  await expect.poll(() => received).toContain('event: welcome')
  await administrator().createOrReplace({ _id: 'passed-on', _type: 'passedOn' })
  await expect.poll(() => received).toContain('event: mutation')
  await administrator().delete('passed-on')
  stream.destroy()

  const body = Buffer.alloc(10 * 1024 * 1024, 'x')
  const file = await client.request('/content-lake/v1/assets/files/production?filename=a.bin', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body,
  })
  const { document } = JSON.parse(file.body.toString()) as { document: { _id: string; size: number } }
  expect(document.size).toBe(body.length)
  await administrator().delete(document._id)

  const options: ClientOptions & ConnectionOptions = {
    ca: door.authority,
    servername: door.name,
    headers: { Host: door.name, ...headers },
  }
  const socket = new WebSocket(`wss://127.0.0.1:${door.port}/content-lake/v1/socket/production`, options)
  await once(socket, 'open')
  socket.terminate()
  client.close()
})

test('pages stay up while the site does not respond', async () => {
  const client = await secureClient(door)
  await client.request('/about')
  await site.finish()
  expect((await client.request('/about')).status).toBe(200)
  const { status, headers } = await client.request('/get-a-quote?reg=AB12CDE')
  expect([status, headers['cache-control']]).toEqual([503, 'no-store'])
  client.close()
})
