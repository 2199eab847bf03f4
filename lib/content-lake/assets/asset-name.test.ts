import { describe, expect, it } from 'vitest'
import { contentTypeOf, documentIdOf, fileNameOf, fileTypeOf, parseAssetName } from './asset-name.ts'

const sha1 = 'a'.repeat(40)

describe('parseAssetName', () => {
  it('parses the names that it generates', () => {
    const image = parseAssetName('image', `${sha1}-10x20.jpg`)!
    expect(documentIdOf(image)).toBe(`image-${sha1}-10x20-jpg`)
    expect(fileNameOf(image)).toBe(`${sha1}-10x20.jpg`)
    const file = parseAssetName('file', `${sha1}.pdf`)!
    expect(documentIdOf(file)).toBe(`file-${sha1}-pdf`)
    expect(fileNameOf(file)).toBe(`${sha1}.pdf`)
  })

  it.each([
    `../${sha1}.pdf`,
    `${sha1}.pdf/..`,
    `${sha1}.`,
    sha1,
    `${sha1}.p/df`,
    `${sha1}.pdf\n`,
    `${sha1}.pdf\0`,
    `${sha1.toUpperCase()}.pdf`,
    '..',
    '',
    '/etc/passwd',
    `${sha1}-10x20.jpg`,
  ])('refuses %j as a file', (name) => {
    expect(parseAssetName('file', name)).toBeUndefined()
  })

  it.each([`${sha1}.jpg`, `${sha1}-10x.jpg`, `${sha1}-10x20/../x.jpg`, `..%2f${sha1}-10x20.jpg`])(
    'refuses %j as an image',
    (name) => {
      expect(parseAssetName('image', name)).toBeUndefined()
    },
  )
})

describe('types of files', () => {
  it('follow the file name, then the stated type', () => {
    expect(fileTypeOf('Terms 2026.PDF', 'text/html')).toEqual({
      extension: 'pdf',
      mimeType: 'application/pdf',
    })
    expect(fileTypeOf('terms', 'application/pdf')).toEqual({ extension: 'pdf', mimeType: 'application/pdf' })
    expect(fileTypeOf(undefined, undefined)).toEqual({
      extension: 'bin',
      mimeType: 'application/octet-stream',
    })
    expect(fileTypeOf('x.unheardof', undefined)).toEqual({
      extension: 'unheardof',
      mimeType: 'application/octet-stream',
    })
    expect(fileTypeOf('x.../../sh', undefined).extension).toBe('bin')
  })

  it('fix the encoding of an SVG to the one it was checked in', () => {
    expect(contentTypeOf({ kind: 'image', sha1, dimensions: '1x1', extension: 'svg' })).toBe(
      'image/svg+xml; charset=utf-8',
    )
  })
})
