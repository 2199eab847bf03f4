import { describe, expect, it } from 'vitest'
import { lookupLimits, retryWaitMs } from './lookup-limits.ts'

const desktop = { timeoutMs: 15_000, retries: 3 }
const mobile = { timeoutMs: 20_000, retries: 4 }

describe('lookupLimits', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', desktop],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      desktop,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', desktop],
    ['', desktop],
    ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', mobile],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
      mobile,
    ],
    ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', mobile],
    ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', mobile],
  ])('depend on the user agent: %s', (userAgent, expected) => {
    expect(lookupLimits(userAgent)).toEqual(expected)
  })
})

describe('retryWaitMs', () => {
  it('doubles from one second', () => {
    expect([1, 2, 3, 4].map(retryWaitMs)).toEqual([1000, 2000, 4000, 8000])
  })
})
