import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressedCopy, encodingFor, scriptSourcesOf } from './page-parts.ts'

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
    const brotli = compressedCopy('"v1"', body, 'br')
    expect(brotliDecompressSync(brotli).toString()).toBe(body)
    expect(gunzipSync(compressedCopy('"v1"', body, 'gzip')).toString()).toBe(body)
    expect(compressedCopy('"v1"', body, 'br')).toBe(brotli)
    expect(brotliDecompressSync(compressedCopy('"v2"', `${body}!`, 'br')).toString()).toBe(`${body}!`)
  })
})

describe('scriptSourcesOf', () => {
  it('are cached for a version whose body is not sent again', () => {
    expect(scriptSourcesOf('"a"', undefined)).toBeUndefined()
    const found = scriptSourcesOf('"a"', '<script>self.__next_f.push([1,"x"])</script>')
    expect(found).toHaveLength(1)
    expect(scriptSourcesOf('"a"', undefined)).toEqual(found)
    expect(scriptSourcesOf(undefined, '<p>')).toEqual([])
  })
})
