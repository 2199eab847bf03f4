import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TrustedProxy } from '../env/variables.ts'
import { addConnectionAddresses, visitorKey } from './visitor-address.ts'

let server: Server
let last: Headers
beforeAll(async () => {
  addConnectionAddresses()
  server = createServer((request, response) => {
    last = new Headers(request.headers as Record<string, string>)
    response.end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '::', resolve)
  })
})
afterAll(() => server.close())
afterEach(() => {
  vi.restoreAllMocks()
})

/** The headers that a route gets with a request from 127.0.0.1. */
async function received(headers: Record<string, string> = {}, host = '127.0.0.1'): Promise<Headers> {
  await fetch(`http://${host}:${(server.address() as AddressInfo).port}/`, { headers })
  return last
}

/** The headers as if the connection came from `address`. */
async function from(address: string, forwarded?: string): Promise<Headers> {
  const headers = await received()
  const name = [...headers.keys()].find((key) => key.startsWith('x-connection-address-'))!
  return new Headers({ [name]: address, ...(forwarded !== undefined && { 'X-Forwarded-For': forwarded }) })
}

describe('visitorKey without a trusted proxy', () => {
  it('is the address of the connection, whatever the request claims', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const claims = {
      'X-Forwarded-For': '203.0.113.7',
      Forwarded: 'for=203.0.113.7',
      'X-Real-IP': '203.0.113.7',
      'CF-Connecting-IP': '203.0.113.7',
      'x-connection-address': '203.0.113.7',
    }
    expect(visitorKey(await received(claims), undefined)).toBe('127.0.0.1')
  })

  it('is `unknown` without a connection’s address', () => {
    expect(visitorKey(new Headers({ 'X-Forwarded-For': '203.0.113.7' }), undefined)).toBe('unknown')
  })

  it('ignores a header with the secret name in the request', async () => {
    const name = [...(await received()).keys()].find((key) => key.startsWith('x-connection-address-'))!
    expect(visitorKey(await received({ [name]: '203.0.113.7' }), undefined)).toBe('127.0.0.1')
  })

  it.each([
    ['::ffff:198.51.100.4', '198.51.100.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
  ])('counts %s as %s', async (address, key) => {
    expect(visitorKey(await from(address), undefined)).toBe(key)
  })
})

describe('visitorKey behind a trusted proxy', () => {
  const one: TrustedProxy = { hops: 1 }
  const inside: TrustedProxy = { ranges: ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'] }

  it.each([
    ['one proxy and a forged entry', '10.0.0.1', '6.6.6.6, 203.0.113.7', one, '203.0.113.7'],
    ['two proxies', '10.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2', { hops: 2 }, '203.0.113.7'],
    ['fewer entries than proxies', '10.0.0.1', '203.0.113.7', { hops: 3 }, '203.0.113.7'],
    ['a proxy that added nothing', '10.0.0.1', undefined, one, '10.0.0.1'],
    ['nonsense in its entry', '10.0.0.1', '203.0.113.7, unknown', one, '10.0.0.1'],
    ['nonsense further out', '10.0.0.1', 'x, 203.0.113.7', { hops: 2 }, '203.0.113.7'],
    ['an address with a port', '10.0.0.1', '203.0.113.7:61234', one, '203.0.113.7'],
    ['IPv6 with a port', '10.0.0.1', '[2001:db8::7]:443', one, '2001:db8::/64'],
    ['proxies by range', '10.0.0.1', '6.6.6.6, 203.0.113.7, 10.9.9.9', inside, '203.0.113.7'],
    ['a proxy with an IPv4-mapped address', '::ffff:10.0.0.1', '203.0.113.7', inside, '203.0.113.7'],
    ['a proxy on IPv6', '::1', '203.0.113.7', inside, '203.0.113.7'],
    ['a visitor without a proxy', '198.51.100.4', '203.0.113.7', inside, '198.51.100.4'],
    ['only proxies', '10.0.0.1', '10.0.0.3, 10.0.0.2', inside, '10.0.0.3'],
  ] satisfies [string, string, string | undefined, TrustedProxy, string][])('%s', async (...row) => {
    const [, connection, forwarded, trusted, key] = row
    expect(visitorKey(await from(connection, forwarded), trusted)).toBe(key)
  })
})

describe('the warning', () => {
  it('is logged once when a proxy is not configured', async () => {
    vi.resetModules()
    const fresh = await import('./visitor-address.ts')
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    fresh.visitorKey(await from('127.0.0.1', '127.0.0.1'), undefined)
    fresh.visitorKey(await from('198.51.100.4', '203.0.113.7'), undefined)
    expect(warn).not.toHaveBeenCalled()
    for (let times = 0; times < 3; times += 1)
      fresh.visitorKey(await from('10.0.0.1', '203.0.113.7'), undefined)
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TRUSTED_PROXY'))
  })
})
