import { describe, expect, it } from 'vitest'
import { lookupResponse } from './lookup-response.ts'
import { parseLookupBody } from './vehicle-record.ts'

describe('lookupResponse', () => {
  it('responds with the record', async () => {
    const record = { make: 'Ford', model: 'Focus', reg: 'AB12CDE', cc: 1596 }
    const response = lookupResponse({ kind: 'found', record })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(record)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  })

  it.each([
    [{ kind: 'no-data' }, 404, 'No data found'],
    [{ kind: 'invalid' }, 400, 'Invalid registration'],
    [{ kind: 'rate-limited', retryAfterSeconds: 7 }, 429, 'Too many lookups, please try again later'],
    [{ kind: 'misconfigured' }, 500, 'Vehicle lookup is not available'],
    [{ kind: 'unavailable' }, 503, 'Vehicle lookup is not available at the moment'],
  ] as const)('responds to %j', async (outcome, status, error) => {
    const response = lookupResponse(outcome)
    expect(response.status).toBe(status)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Retry-After')).toBe(outcome.kind === 'rate-limited' ? '7' : null)
    const body = await response.text()
    expect(JSON.parse(body)).toEqual({ error })
    // Browsers retry every error but "no data".
    expect(parseLookupBody(body).kind).toBe(outcome.kind === 'no-data' ? 'no-data' : 'faulty')
  })

  it('has no Retry-After without a delay', () => {
    expect(
      lookupResponse({ kind: 'rate-limited', retryAfterSeconds: undefined }).headers.has('Retry-After'),
    ).toBe(false)
  })
})
