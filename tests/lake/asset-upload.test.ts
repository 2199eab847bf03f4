import { createHash, randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { decode, isBlurhashValid } from 'blurhash'
import sharp from 'sharp'
import { thumbHashToAverageRGBA } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import { createToken } from '../support/lake-tokens.ts'
import { plainImage } from '../support/plain-image.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()
const photo = await plainImage(300, 200).jpeg().toBuffer()

const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex')
const path = (url: string) => url.slice(lake.url.length)
const upload = (kind: 'images' | 'files', body: BodyInit, query = '', token = lake.credentials.siteToken) =>
  lake.fetch(`/v1/assets/${kind}/production${query}`, { method: 'POST', body, token })

describe('an image', () => {
  it('becomes a document exactly as in hosted Sanity', async () => {
    const asset = await lake.admin().assets.upload('image', photo, {
      filename: 'Broad Street.jpg',
      title: 'Broad Street',
      creditLine: 'A photographer',
      source: { id: '1', name: 'library', url: 'https://example.com/1' },
    })
    const hash = sha1(photo)
    const location = `images/embedded/production/${hash}-300x200.jpg`
    expect(asset).toEqual({
      _id: `image-${hash}-300x200-jpg`,
      _type: 'sanity.imageAsset',
      _rev: expect.any(String) as string,
      _createdAt: expect.any(String) as string,
      _updatedAt: expect.any(String) as string,
      assetId: hash,
      sha1hash: hash,
      uploadId: expect.any(String) as string,
      path: location,
      url: `${lake.url}/${location}`,
      originalFilename: 'Broad Street.jpg',
      extension: 'jpg',
      mimeType: 'image/jpeg',
      size: photo.length,
      title: 'Broad Street',
      creditLine: 'A photographer',
      source: { _type: 'sanity.assetSourceData', id: '1', name: 'library', url: 'https://example.com/1' },
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: { _type: 'sanity.imageDimensions', width: 300, height: 200, aspectRatio: 1.5 },
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/) as string,
        blurHash: expect.any(String) as string,
        palette: expect.objectContaining({
          _type: 'sanity.imagePalette',
          dominant: expect.objectContaining({ background: '#bf3020', population: 100 }) as object,
        }) as object,
      },
    })
    expect(await lake.client().fetch('*[_type == "sanity.imageAsset"][0]._id')).toBe(asset._id)
  })

  it('is the same document when uploaded again, even many times at once', async () => {
    const other = await sharp(photo).resize(50).png().toBuffer()
    const uploads = await Promise.all(
      Array.from({ length: 8 }, () => lake.admin().assets.upload('image', other)),
    )
    expect(new Set(uploads.map(({ uploadId }) => uploadId)).size).toBe(1)
    const again = await lake.admin().assets.upload('image', other, { title: 'Another title' })
    expect(again).toEqual(uploads[0])
  })

  it('is detected by its content, not by its name or header', async () => {
    const refused = await lake.fetch('/v1/assets/images/production?filename=photo.jpg', {
      method: 'POST',
      body: 'MZ this is a program',
      headers: { 'Content-Type': 'image/jpeg' },
      token: lake.credentials.siteToken,
    })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' })
    const cutOff = await upload('images', new Uint8Array(photo.subarray(0, photo.length / 2)))
    expect(cutOff.status).toBe(400)
  })

  it('keeps its transparency, which its metadata state', async () => {
    const transparent = await sharp({
      create: { width: 10, height: 10, channels: 4, background: '#ff000080' },
    })
      .png()
      .toBuffer()
    const { metadata } = await lake.admin().assets.upload('image', transparent, { extract: ['lqip'] })
    expect(metadata).toMatchObject({ hasAlpha: true, isOpaque: false })
    expect(metadata.lqip).toMatch(/^data:image\/png;base64,/)
    expect(metadata.palette).toBeUndefined()
  })

  it('has the metadata that the upload requests, and no other', async () => {
    const camera = {
      IFD0: { Make: 'Royal', Model: 'County 5' },
      IFD2: { FNumber: '28/10', ISOSpeedRatings: '200' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 27/1 1800/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 58/1 1200/100',
      },
    }
    let n = 0
    const described = async (extract: string[] | undefined) => {
      // A different image each time: one that is stored is not described again.
      const bytes = await sharp(photo)
        .resize(200 + ++n)
        .withExif(camera)
        .jpeg()
        .toBuffer()
      const options = extract ? { extract: extract as never } : {}
      const { metadata } = await lake.admin().assets.upload('image', bytes, options)
      return Object.fromEntries(
        Object.entries(metadata).filter(
          ([name]) => !['_type', 'dimensions', 'hasAlpha', 'isOpaque'].includes(name),
        ),
      )
    }
    expect(Object.keys(await described(undefined)).toSorted()).toEqual(['blurHash', 'lqip', 'palette'])
    expect(await described([])).toEqual({})
    const { blurHash } = await described(['blurhash'])
    expect(isBlurhashValid(blurHash as string)).toEqual({ result: true })
    // One colour everywhere: that of the photo.
    const [red = 0, green = 0, blue = 0] = decode(blurHash as string, 1, 1)
    expect(Math.abs(red - 0xc0) + Math.abs(green - 0x30) + Math.abs(blue - 0x20)).toBeLessThan(12)
    const { thumbHash } = await described(['thumbhash'])
    expect(thumbHashToAverageRGBA(Buffer.from(thumbHash as string, 'base64')).r).toBeCloseTo(0xc0 / 255, 1)
    expect(await described(['location', 'exif', 'image'])).toEqual({
      location: {
        _type: 'geopoint',
        lat: expect.closeTo(51.455, 4) as number,
        lng: expect.closeTo(-0.97, 4) as number,
      },
      exif: expect.objectContaining({ _type: 'sanity.imageExifMetadata', FNumber: 2.8 }) as object,
      image: expect.objectContaining({ Make: 'Royal', Model: 'County 5' }) as object,
    })
    expect((await upload('images', new Uint8Array(photo), '?meta=everything')).status).toBe(400)
  })
})

describe('an SVG', () => {
  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${content}</svg>`

  it('is refused with a script inside', async () => {
    const response = await upload('images', svg('<script>alert(1)</script>'))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: 'Invalid SVG: it contains <script>' })
  })

  it('is served unchanged, with scripts disabled', async () => {
    const source = svg('<rect width="20" height="10" fill="red"/>')
    const asset = await lake.admin().assets.upload('image', Buffer.from(source))
    expect(asset).toMatchObject({
      extension: 'svg',
      mimeType: 'image/svg+xml',
      metadata: { dimensions: { width: 20 } },
    })
    const response = await lake.fetch(`${path(asset.url)}?w=400`)
    expect(await response.text()).toBe(source)
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    )
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('permissions and limits', () => {
  it('allows uploads to editors, not to viewers or anonymous callers', async () => {
    const anonymous = await lake.fetch('/v1/assets/images/production', {
      method: 'POST',
      body: new Uint8Array(photo),
    })
    expect(anonymous.status).toBe(401)
    const { key } = await createToken(lake, 'viewer')
    expect((await upload('images', new Uint8Array(photo), '', key)).status).toBe(403)
    expect((await upload('files', 'text', '', key)).status).toBe(403)
    expect((await upload('files', 'text')).status).toBe(200)
  })

  it('responds with 404 for a missing dataset, 400 for an empty file or too long a parameter', async () => {
    const missing = await lake.fetch('/v1/assets/files/nowhere', {
      method: 'POST',
      body: 'x',
      token: lake.credentials.siteToken,
    })
    expect(missing.status).toBe(404)
    expect((await upload('files', '')).status).toBe(400)
    expect((await upload('files', 'x', `?filename=${'x'.repeat(300)}`)).status).toBe(400)
  })

  it('stops an upload at the limit whether or not its length was announced, and leaves nothing behind', async () => {
    const chunk = randomBytes(1024 * 1024)
    expect(await send({ 'Content-Length': String(30 * chunk.length) }, [])).toBe(413)
    expect(
      await send(
        {},
        Array.from({ length: 30 }, () => chunk),
      ),
    ).toBe(413)
    // A client that is still sending must not lose the response.
    for (const announced of [chunk.length * 100, undefined])
      expect(await sendToTheEnd(chunk, announced)).toBe(413)
    expect(readdirSync(join(lake.dataDir, 'assets-incoming'))).toEqual([])
  })

  function send(headers: Record<string, string>, chunks: Buffer[]): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const outgoing = request(`${lake.url}/v1/assets/files/production`, {
        method: 'POST',
        headers: { ...headers, Authorization: `Bearer ${lake.credentials.siteToken}` },
      })
      let status: number | undefined
      outgoing.on('response', (response) => {
        status = response.statusCode
        resolve(status)
        outgoing.destroy()
      })
      // The lake closes the connection of a body that it will not read.
      outgoing.on('error', (error) => (status === undefined ? reject(error) : resolve(status)))
      outgoing.flushHeaders()
      for (const chunk of chunks) outgoing.write(chunk)
      if (chunks.length > 0) outgoing.end()
    })
  }

  /** Sends a hundred chunks, whatever happens, and announces so many bytes. */
  function sendToTheEnd(chunk: Buffer, announced: number | undefined): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const outgoing = request(`${lake.url}/v1/assets/files/production`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${lake.credentials.siteToken}`,
          ...(announced === undefined ? {} : { 'Content-Length': announced }),
        },
      })
      outgoing.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
      for (let sent = 0; sent < 100; sent += 1) outgoing.write(chunk)
      outgoing.end()
    })
  }
})
