import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { freshPicture } from './picture.test-support.ts'
import { outputFormat, render } from './render.ts'
import { parseTransform } from './transform-query.ts'

const picture = freshPicture()

async function rendered(query: Record<string, string>, accept = '', from = picture.original) {
  const transform = parseTransform(query)!
  const file = await render(from, transform, outputFormat(transform, from, accept))
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
    const cutOut = await rendered({ rect: '250,0,100,100', w: '50' })
    expect(cutOut).toMatchObject({ width: 50, height: 50 })
    expect(cutOut.at(25, 25)).toEqual(blue)
  })

  it('fills empty space with the requested colour, or leaves it transparent', async () => {
    const green = await rendered({ w: '100', h: '100', fit: 'fill', bg: '00ff00' })
    expect([green.width, green.height, green.at(50, 5)]).toEqual([100, 100, [0, 255, 0, 255]])
    expect((await rendered({ w: '100', h: '100', fit: 'fill' })).at(50, 5)[3]).toBe(0)
    expect((await rendered({ w: '100', h: '100', fit: 'fill', fm: 'jpg' })).at(50, 5)).toEqual([
      255, 255, 255, 255,
    ])
  })

  it('flips and rotates', async () => {
    expect((await rendered({ flip: 'h' })).at(5, 100)).toEqual(blue)
    const rotated = await rendered({ or: '90' })
    expect([rotated.width, rotated.height, rotated.at(100, 5)]).toEqual([200, 400, red])
  })

  it('crops to the most interesting part on request', async () => {
    expect(await rendered({ w: '50', h: '50', fit: 'crop', crop: 'entropy' })).toMatchObject({
      width: 50,
      height: 50,
    })
  })

  it('applies the rotation in EXIF data, and drops the rest of it', async () => {
    const path = join(picture.folder, 'rotated.jpg')
    await sharp(picture.original.path)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Ada' } })
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
})
