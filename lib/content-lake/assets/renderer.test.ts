import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { httpError } from '../errors.ts'
import { type Original, outputFormat, render } from './render.ts'
import { RenderCache } from './render-cache.ts'
import { createRenderer } from './renderer.ts'
import { parseTransform, type Transform } from './transform-query.ts'

const visitor = { key: 'visitor', isAnonymous: true }

let folder: string
let original: Original

const transformOf = (query: Record<string, string>): Transform => parseTransform(query)!

/** A picture of 400 × 200: the left half red, the right half blue. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lake-renderer-'))
  const path = join(folder, 'original.png')
  const blue = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 200, top: 0 }])
    .png()
    .toFile(path)
  original = { path, width: 400, height: 200, extension: 'png', hasAlpha: false }
})

afterEach(() => rmSync(folder, { recursive: true }))

async function rendered(query: Record<string, string>, accept = '', from = original) {
  const renderer = createRenderer(join(folder, 'rendered'), { render })
  const transform = transformOf(query)
  const format = outputFormat(transform, from, accept)
  const file = readFileSync(
    await renderer.render(
      renderer.keyOf('production', 'sha', transform, format),
      from,
      transform,
      format,
      visitor,
    ),
  )
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  return {
    width,
    height,
    at,
    format: (await sharp(file).metadata()).format,
    exif: (await sharp(file).metadata()).exif,
  }
}

const red = [255, 0, 0, 255]
const blue = [0, 0, 255, 255]

describe('render', () => {
  it('resizes and converts', async () => {
    expect(await rendered({ w: '100', fm: 'webp' })).toMatchObject({ width: 100, height: 50, format: 'webp' })
    expect(await rendered({ w: '100', fm: 'avif' })).toMatchObject({ width: 100, height: 50, format: 'heif' })
    expect(await rendered({ h: '50', fm: 'jpg' })).toMatchObject({ width: 100, height: 50, format: 'jpeg' })
    expect(await rendered({ w: '100' }, 'image/webp')).toMatchObject({ format: 'png' })
    expect(await rendered({ auto: 'format' }, 'image/avif,image/webp')).toMatchObject({
      width: 400,
      format: 'webp',
    })
    expect(await rendered({ auto: 'format' }, 'image/png')).toMatchObject({ format: 'png' })
  })

  it('crops around the focal point', async () => {
    const left = await rendered({
      w: '100',
      h: '100',
      fit: 'crop',
      crop: 'focalpoint',
      'fp-x': '0.1',
      'fp-y': '0.5',
    })
    expect([left.at(5, 50), left.at(95, 50)]).toEqual([red, red])
    const right = await rendered({ w: '100', h: '100', fit: 'crop', crop: 'right' })
    expect([right.at(5, 50), right.at(95, 50)]).toEqual([blue, blue])
  })

  it('cuts out the rectangle before anything else', async () => {
    const picture = await rendered({ rect: '250,0,100,100', w: '50' })
    expect(picture).toMatchObject({ width: 50, height: 50 })
    expect(picture.at(25, 25)).toEqual(blue)
  })

  it('fills what is left with the colour asked for, or nothing', async () => {
    const green = await rendered({ w: '100', h: '100', fit: 'fill', bg: '00ff00' })
    expect([green.width, green.height, green.at(50, 5)]).toEqual([100, 100, [0, 255, 0, 255]])
    expect((await rendered({ w: '100', h: '100', fit: 'fill' })).at(50, 5)[3]).toBe(0)
    expect((await rendered({ w: '100', h: '100', fit: 'fill', fm: 'jpg' })).at(50, 5)).toEqual([
      255, 255, 255, 255,
    ])
  })

  it('flips and turns', async () => {
    expect((await rendered({ flip: 'h' })).at(5, 100)).toEqual(blue)
    const turned = await rendered({ or: '90' })
    expect([turned.width, turned.height, turned.at(100, 5)]).toEqual([200, 400, red])
  })

  it('keeps the most interesting part where asked', async () => {
    expect(await rendered({ w: '50', h: '50', fit: 'crop', crop: 'entropy' })).toMatchObject({
      width: 50,
      height: 50,
    })
  })

  it('sets upright what a camera noted as turned, and drops what else it noted', async () => {
    const path = join(folder, 'turned.jpg')
    await sharp(original.path)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'somebody' } })
      .jpeg()
      .toFile(path)
    const upright = await rendered({ w: '100' }, '', {
      path,
      width: 200,
      height: 400,
      extension: 'jpg',
      hasAlpha: false,
    })
    expect(upright).toMatchObject({ width: 100, height: 200, exif: undefined })
    const [red, , blue] = upright.at(50, 20)
    expect(red).toBeGreaterThan(blue!)
  })

  it('does the same work once, however many ask at the same time', async () => {
    const renderer = createRenderer(join(folder, 'rendered'), { render })
    const transform = transformOf({ w: '10' })
    const key = renderer.keyOf('production', 'sha', transform, 'png')
    const paths = await Promise.all(
      Array.from({ length: 20 }, () => renderer.render(key, original, transform, 'png', visitor)),
    )
    expect(new Set(paths).size).toBe(1)
    expect(readdirSync(join(folder, 'rendered', 'production'))).toHaveLength(1)
  })

  it('does not try again for a while what could not be rendered, and leaves nothing behind', async () => {
    let attempts = 0
    const renderer = createRenderer(join(folder, 'rendered'), {
      render: () => {
        attempts++
        return Promise.reject(httpError(400, 'Invalid image: it takes longer than 15 s'))
      },
    })
    const transform = transformOf({ w: '10' })
    const key = renderer.keyOf('production', 'sha', transform, 'png')
    for (let n = 0; n < 3; n++) {
      await expect(renderer.render(key, original, transform, 'png', visitor)).rejects.toMatchObject({
        status: 503,
        headers: { 'Retry-After': '60' },
        message: expect.stringContaining('takes longer than 15 s') as string,
      })
    }
    expect(attempts).toBe(1)
    expect(readdirSync(folder)).not.toContain('rendered')
  })

  it('turns requests away when too many wait', async () => {
    const renderer = createRenderer(join(folder, 'rendered'), { render })
    const results = await Promise.allSettled(
      Array.from({ length: 110 }, (_, index) => {
        const transform = transformOf({ w: String(index + 1) })
        return renderer.render(
          renderer.keyOf('production', 'sha', transform, 'png'),
          original,
          transform,
          'png',
          index < 5 ? { ...visitor, key: 'somebody else' } : visitor,
        )
      }),
    )
    expect(results.slice(0, 5).map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.reason).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(100)
  })
})

describe('RenderCache', () => {
  const kb = (letter: string) => Buffer.alloc(1024, letter)

  it('makes room by dropping what was not used for longest', async () => {
    const root = join(folder, 'cache')
    const cache = new RenderCache(root, 3 * 1024)
    for (const name of ['a', 'b', 'c']) await cache.put(`production/${name}`, kb(name))
    expect(await cache.find('production/a')).toBe(join(root, 'production/a'))
    await cache.put('production/d', kb('d'))
    expect(await cache.find('production/b')).toBeUndefined()
    expect(readdirSync(join(root, 'production')).toSorted()).toEqual(['a', 'c', 'd'])
  })

  it('knows after a restart what is there, and clears away what was left half written', async () => {
    const root = join(folder, 'cache')
    const first = new RenderCache(root, 10 * 1024)
    await first.put('production/old', kb('o'))
    await first.put('production/new', kb('n'))
    await first.put('production/half.tmp', kb('h'))
    utimesSync(join(root, 'production/old'), 1, 1)
    const second = new RenderCache(root, 2 * 1024)
    expect(await second.find('production/new')).toBeDefined()
    expect(readdirSync(join(root, 'production'))).not.toContain('half.tmp')
    await second.put('production/third', kb('t'))
    expect(readdirSync(join(root, 'production')).toSorted()).toEqual(['new', 'third'])
  })

  it('does not promise what somebody deleted, and forgets a dataset as a whole', async () => {
    const root = join(folder, 'cache')
    const cache = new RenderCache(root, 10 * 1024)
    rmSync(await cache.put('production/a', kb('a')))
    expect(await cache.find('production/a')).toBeUndefined()
    await cache.put('production/b', kb('b'))
    await cache.put('production-2/b', kb('b'))
    await cache.removeDataset('production')
    expect(await cache.find('production/b')).toBeUndefined()
    expect(await cache.find('production-2/b')).toBeDefined()
  })
})
