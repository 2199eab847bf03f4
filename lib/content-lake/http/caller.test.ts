import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { addressBlock, clientAddress } from './caller.ts'

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '127.0.0.1' },
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  }) as unknown as IncomingMessage

describe('clientAddress', () => {
  it.each([
    [0, '9.9.9.9', '127.0.0.1'],
    [1, '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    [2, '6.6.6.6, 9.9.9.9, 10.0.0.1', '9.9.9.9'],
    [2, '10.0.0.1', '127.0.0.1'],
    [1, undefined, '127.0.0.1'],
    [1, ' ', '127.0.0.1'],
  ])('trusts %s proxies of "%s": %s', (hops, forwarded, expected) => {
    expect(clientAddress(request(forwarded), hops)).toBe(expected)
  })
})

describe('addressBlock', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['', ''],
    ['x'.repeat(100_000), 'x'.repeat(64)],
  ])('%s counts as %s', (address, expected) => {
    expect(addressBlock(address)).toBe(expected)
  })
})
