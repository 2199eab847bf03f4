import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { costlySvg, greedySvg } from '../../lib/content-lake/assets/costly-images.test-support.ts'
import { plainImage } from '../support/plain-image.ts'
import { startSharedLake } from '../support/shared-lake.ts'

/** Enough for an ordinary image on a busy machine. */
const imageMs = 4_000

const lake = await startSharedLake({ limits: { imageMs } })

const upload = (body: Buffer, token = lake.credentials.siteToken) =>
  lake.fetch('/v1/assets/images/production', { method: 'POST', body: new Uint8Array(body), token })
const problemOf = async (response: Response) => {
  const { message } = (await response.json()) as { message?: string }
  return [response.status, message]
}

describe('an image that is costly to decode', () => {
  it('is refused when its time is up, while images of other callers are stored and served', async () => {
    const costly = [upload(costlySvg), upload(costlySvg), upload(greedySvg)]
    let isOver = false
    void Promise.all(costly).then(() => (isOver = true))
    const asset = await lake.admin().assets.upload('image', await plainImage(1200, 800).jpeg().toBuffer())
    const shown = await fetch(`${asset.url}?w=300&fm=webp`)
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(300)
    expect(isOver).toBe(false)
    const problems = await Promise.all(costly.map(async (response) => problemOf(await response)))
    const tooSlow = [400, `Invalid image: it takes longer than ${imageMs / 1000} s`]
    expect(problems).toEqual([tooSlow, tooSlow, [400, expect.stringMatching(/memory|longer/) as string]])
    expect(readdirSync(join(lake.dataDir, 'assets-incoming'))).toEqual([])
    expect(readdirSync(join(lake.dataDir, 'assets', 'production'))).toHaveLength(1)
    expect((await upload(await plainImage(40, 30).png().toBuffer())).status).toBe(200)
  })

  it('is refused by its number of pixels alone', async () => {
    const large = plainImage(7200, 7200)
    const gif = Buffer.from('GIF89a\xff\xff\xff\xff\x80\x00\x00\x00\x00\x00\xff\xff\xff', 'latin1')
    const frame = Buffer.from('\x2c\x00\x00\x00\x00\xff\xff\xff\xff\x00\x02\x02\x4c\x01\x00\x3b', 'latin1')
    const bombs = {
      png: await large.clone().png({ compressionLevel: 1 }).toBuffer(),
      webp: await large.clone().webp({ effort: 0, lossless: true }).toBuffer(),
      tiff: await large.clone().tiff({ compression: 'lzw' }).toBuffer(),
      gif: Buffer.concat([gif, frame]),
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>'),
    }
    for (const [kind, bomb] of Object.entries(bombs)) {
      expect([kind, ...(await problemOf(await upload(bomb)))]).toEqual([
        kind,
        400,
        expect.stringMatching(/too many pixels|could not be read/) as string,
      ])
    }
  })

  it('is not one with a hundred frames: only the first is decoded', async () => {
    const frames = await sharp(
      await Promise.all(Array.from({ length: 100 }, () => plainImage(200, 200).png().toBuffer())),
      { join: { animated: true } },
    )
      .gif()
      .toBuffer()
    const asset = await lake.admin().assets.upload('image', frames)
    expect(asset.metadata.dimensions).toMatchObject({ width: 200, height: 200 })
  })
})

describe('rendering', () => {
  it('ends when its time is up, and is not attempted again for a while', async () => {
    const asset = await lake.admin().assets.upload('image', await plainImage(6000, 6000).jpeg().toBuffer())
    const costly = `${asset.url}?w=6000&h=6000&blur=2000&fm=avif`
    const first = await fetch(costly)
    expect(await problemOf(first)).toEqual([503, expect.stringMatching(/longer|memory/) as string])
    expect(Number(first.headers.get('retry-after'))).toBeGreaterThan(0)
    // Another attempt would take the whole time again.
    const started = performance.now()
    expect((await fetch(costly)).status).toBe(503)
    expect(performance.now() - started).toBeLessThan(imageMs)
    expect((await fetch(`${asset.url}?w=100`)).status).toBe(200)
    const rendered = join(lake.dataDir, 'assets-rendered', 'production')
    expect(readdirSync(rendered).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})
