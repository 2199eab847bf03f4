import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { completePage, compressedCopy, encodingFor, knownSources } from './page-parts.ts'

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s: %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding)
  })
})

describe('compressedCopy', () => {
  it('has the same text, and is compressed once per version', () => {
    const body = 'Häuser £ 1 '.repeat(500)
    const brotli = compressedCopy('"v1"', 'br', () => body)
    expect(brotliDecompressSync(brotli).toString()).toBe(body)
    expect(gunzipSync(compressedCopy('"v1"', 'gzip', () => body)).toString()).toBe(body)
    expect(compressedCopy('"v1"', 'br', () => body)).toBe(brotli)
    expect(brotliDecompressSync(compressedCopy('"v2"', 'br', () => `${body}!`)).toString()).toBe(`${body}!`)
  })
})

describe('completePage', () => {
  it('caches the sources of a version whose body is not sent again', () => {
    expect(knownSources('"a"')).toBeUndefined()
    const html = '<p><script>self.__next_f.push([1,"x"])</script>'
    const { body, sources } = completePage('"a"', html, () => undefined)
    expect(body).toBe(html)
    expect(sources.scripts).toHaveLength(1)
    expect(knownSources('"a"')).toEqual(sources)
    expect(completePage(undefined, '<p>', () => undefined).sources).toEqual({ scripts: [] })
    expect(knownSources(undefined)).toBeUndefined()
  })
})
