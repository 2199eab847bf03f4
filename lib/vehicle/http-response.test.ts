import { describe, expect, it } from 'vitest'
import { readRetryAfter, readText } from './http-response.ts'

describe('readText', () => {
  it('is the whole body up to the maximum length', async () => {
    expect(await readText(new Response('Citroën'), 7)).toBe('Citroën')
    expect(await readText(new Response(null))).toBe('')
  })

  it('stops reading after the maximum length', async () => {
    let chunks = 0
    let isCancelled = false
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          chunks += 1
          controller.enqueue(new TextEncoder().encode('12345'))
        },
        cancel: () => {
          isCancelled = true
        },
      },
      { highWaterMark: 0 },
    )
    const text = await readText(new Response(body), 10)
    expect(text).toBe('123451234512345')
    expect(isCancelled).toBe(true)
    expect(chunks).toBeLessThan(10)
  })
})

describe('readRetryAfter', () => {
  const retryAfter = (value?: string) =>
    readRetryAfter(new Headers(value === undefined ? {} : { 'Retry-After': value }))

  it('reads seconds and dates', () => {
    expect(retryAfter('7')).toBe(7000)
    expect(retryAfter('120')).toBe(120_000)
    expect(retryAfter(' 7 ')).toBe(7000)
    expect(retryAfter('2099-01-01T00:00:00Z')).toBeGreaterThan(0)
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()
    expect(retryAfter(inAnHour)).toBeGreaterThan(3_590_000)
    expect(retryAfter(inAnHour)).toBeLessThanOrEqual(3_600_000)
  })

  it.each([undefined, '', '0', 'soon', '1.5 s', new Date(0).toUTCString()])(
    'is undefined for %j',
    (value) => {
      expect(retryAfter(value)).toBeUndefined()
    },
  )
})
