import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { hasTestServer } from '../../scripts/lib/test-servers.ts'
import { type FrontDoor, startFrontDoor } from '../support/front-door.ts'
import { freePorts } from '../support/free-port.ts'
import { secureClient } from '../support/secure-client.ts'
import { type StandInSite, startStandInSite } from '../support/stand-in-site.ts'

// `npm test` installs both, or says how to.
describe.each(['nginx', 'caddy'] as const)('%s in front of the site', (kind) => {
  describe.runIf(hasTestServer(kind))('as deploy/ configures it', () => {
    let site: StandInSite
    let door: FrontDoor

    beforeAll(async () => {
      const [port = 0, idle = 0] = await freePorts(2)
      site = await startStandInSite(port)
      door = await startFrontDoor(kind, [port, idle])
    })
    afterAll(async () => {
      await door.stop()
      await site.stop()
    })
    const visitor = async (address?: string) => {
      const client = await secureClient(door, address)
      onTestFinished(client.close)
      return client
    }

    it('speaks HTTP/2 over TLS 1.2 or newer, and redirects from http://', async () => {
      expect((await visitor()).protocol).toBe('h2')
      const old = connectTls({
        host: '127.0.0.1',
        port: door.port,
        servername: door.name,
        ca: door.authority,
        minVersion: 'TLSv1.1',
        maxVersion: 'TLSv1.1',
        ciphers: 'DEFAULT@SECLEVEL=0',
      })
      await expect(once(old, 'secureConnect')).rejects.toThrow(/alert|version/)
      const [redirect] = (await once(
        get({ port: door.httpPort, path: '/reading?a=1', headers: { Host: door.name } }),
        'response',
      )) as [IncomingMessage]
      redirect.resume()
      expect(redirect.statusCode).toBe(308)
      expect(redirect.headers.location).toMatch(/^https:\/\/www\.example\.co\.uk(?::\d+)?\/reading\?a=1$/)
    })

    it('refuses to speak for another name', async () => {
      await expect(secureClient({ ...door, name: 'elsewhere.example' })).rejects.toThrow(/alert|reset/i)
    })

    it('passes on the compressed forms of a page', async () => {
      const client = await visitor()
      const forms = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
      for (const [encoding, decode] of Object.entries(forms)) {
        const { headers, body } = await client.request('/faq', { headers: { 'accept-encoding': encoding } })
        expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
        expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
        expect(decode(body).toString()).toContain('<p>first</p>')
      }
    })

    it('shows what is published at once', async () => {
      const client = await visitor()
      for (const text of ['second', 'third']) {
        await client.request('/about')
        site.publish(text)
        expect((await client.request('/about')).body.toString()).toContain(text)
      }
      site.publish('first')
    })

    it('lets browsers keep files with a hash in their name', async () => {
      const { headers } = await (await visitor()).request('/_next/static/chunks/a-0123abcd.js')
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    })

    it('never shows a draft to a visitor, nor a visitor’s page to an editor', async () => {
      const client = await visitor()
      const cookie = '__prerender_bypass=secret'
      for (const path of ['/drafted-first', '/visited-first']) {
        if (path === '/visited-first') await client.request(path)
        const draft = await client.request(path, { headers: { cookie } })
        expect(draft.body.toString()).toContain('draft')
        expect(draft.headers['cache-control']).toContain('no-store')
        expect((await client.request(path)).body.toString()).toContain('first')
      }
    })

    it.each(['/broken', '/with-cookie', '/get-a-quote?reg=AB12CDE', '/api/error-content', '/about?a=1'])(
      'requests %s each time',
      async (path) => {
        const client = await visitor()
        const before = site.paths.filter((requested) => requested === path).length
        for (let times = 0; times < 3; times += 1) await client.request(path)
        expect(site.paths.filter((requested) => requested === path)).toHaveLength(before + 3)
      },
    )

    it('tells the site the visitor’s address and nothing that a visitor claims', async () => {
      for (const address of ['127.0.0.7', '127.0.0.8']) {
        const client = await visitor(address)
        const { body } = await client.request('/api/anything', {
          headers: {
            'x-forwarded-for': '203.0.113.9',
            'x-real-ip': '203.0.113.9',
            forwarded: 'for=203.0.113.9',
            'x-forwarded-host': 'elsewhere.example',
            'x-forwarded-port': '2031',
            'x-forwarded-proto': 'http',
          },
        })
        const { headers } = JSON.parse(body.toString()) as { headers: Record<string, string> }
        expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113\.9|elsewhere|2031/)
        expect(headers).toMatchObject({
          'x-forwarded-for': address,
          'x-real-ip': address,
          'x-forwarded-proto': 'https',
          host: `${door.name}:${door.port}`,
        })
      }
    })

    it('passes on an event stream as it comes', async () => {
      const { stream, headers } = (await visitor()).open('/content-lake/listen')
      expect((await headers)['content-type']).toBe('text/event-stream')
      let received = ''
      stream.on('data', (data: Buffer) => (received += data.toString()))
      await vi.waitFor(() => expect(received).toBe('data: welcome\n\n'))
      site.endStreams()
      await once(stream, 'end')
      expect(received).toBe('data: welcome\n\ndata: last\n\n')
    })

    it('passes on an upload of 20 MB while it arrives', async () => {
      const before = site.uploadedBytes()
      const { stream, headers } = (await visitor()).open('/content-lake/upload', { method: 'POST' })
      const half = Buffer.alloc(10 * 1024 * 1024, 'x')
      stream.write(half)
      await vi.waitUntil(() => site.uploadedBytes() - before > 5 * 1024 * 1024)
      stream.end(half)
      expect(await headers).toMatchObject({ ':status': 200 })
      expect(site.uploadedBytes() - before).toBe(20 * 1024 * 1024)
    })

    it.each<Record<string, string>>([{}, { 'content-length': String(2 * 1024 * 1024) }])(
      'refuses a form of 2 MB (%o)',
      async (headers) => {
        const client = await visitor()
        const body = Buffer.alloc(2 * 1024 * 1024)
        const { status } = await client.request('/api/enquiries/contact', { method: 'POST', headers, body })
        expect(status).toBe(413)
      },
    )

    // Caddy 2.6 cannot read a form again that it has sent on.
    it.each(kind === 'nginx' ? ['/api/enquiries/contact'] : [])(
      'sends a form to %s that was not responded to to the other port, and nothing else',
      async (form) => {
        const client = await visitor()
        const other = await startStandInSite(door.idlePort)
        onTestFinished(other.stop)
        const post = async (path: string) => {
          site.failNextPost()
          return (await client.request(path, { method: 'POST', body: Buffer.from('name=A') })).status
        }
        expect(await post('/content-lake/upload')).toBe(502)
        expect(await post(form)).toBe(200)
        expect(other.paths).toEqual([form])
      },
    )

    it('passes on a WebSocket', async () => {
      const options: ClientOptions & ConnectionOptions = {
        ca: door.authority,
        servername: door.name,
        headers: { Host: door.name },
      }
      const socket = new WebSocket(`wss://127.0.0.1:${door.port}/content-lake/socket`, options)
      onTestFinished(() => socket.terminate())
      await once(socket, 'open')
      socket.send('presence')
      const [message] = (await once(socket, 'message')) as [Buffer]
      expect(message.toString()).toBe('presence')
    })
  })
})
