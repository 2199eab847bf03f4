import { statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { plainImage } from '../support/plain-image.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()
const photo = await plainImage(300, 200).jpeg().toBuffer()

const path = (url: string) => url.slice(lake.url.length)

describe('serving', () => {
  let image: string
  let file: string
  const text = 'Terms and conditions, '.repeat(1000)

  beforeAll(async () => {
    image = path((await lake.admin().assets.upload('image', photo)).url)
    file = path(
      (await lake.admin().assets.upload('file', Buffer.from(text), { filename: 'Überblick "neu".txt' })).url,
    )
  })

  it('responds with the original bytes, which may be cached for ever', async () => {
    const response = await lake.fetch(image)
    expect(Buffer.from(await response.arrayBuffer()).equals(photo)).toBe(true)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const known = await lake.fetch(image, { headers: { 'If-None-Match': response.headers.get('etag')! } })
    expect([known.status, await known.text()]).toEqual([304, ''])
  })

  it('resizes and converts, by what the browser accepts', async () => {
    const response = await lake.fetch(`${image}?w=30&h=30&fit=crop&auto=format`, {
      headers: { Accept: 'image/webp,*/*' },
    })
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('vary')).toContain('Accept')
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({
      width: 30,
      height: 30,
      format: 'webp',
    })
    const plain = await lake.fetch(`${image}?w=30&auto=format`, { headers: { Accept: 'image/*' } })
    expect(plain.headers.get('content-type')).toBe('image/jpeg')
  })

  it('applies an editor’s crop and hotspot, as URLs of Sanity’s builder request them', async () => {
    // Four bands of 100 pixels: red, green, blue, white.
    const pixels = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255])
    const bands = await sharp(pixels, { raw: { width: 4, height: 1, channels: 3 } })
      .resize(400, 100, { kernel: 'nearest', fit: 'fill' })
      .png()
      .toBuffer()
    const asset = await lake.admin().assets.upload('image', bands)
    const builder = createImageUrlBuilder({ projectId: 'embedded', dataset: 'production', baseUrl: lake.url })
    // Red is cut off; the hotspot is blue.
    const source = {
      asset,
      crop: { left: 0.25, top: 0, right: 0, bottom: 0 },
      hotspot: { x: 0.625, y: 0.5, width: 0.2, height: 1 },
    }
    const colours = async (width: number, height: number) => {
      const url = builder.image(source).size(width, height).fit('max').url()
      const { data, info } = await sharp(await (await fetch(url)).arrayBuffer())
        .raw()
        .toBuffer({ resolveWithObject: true })
      const at = (x: number) => [...data.subarray(x * info.channels, x * info.channels + 3)]
      return { size: [info.width, info.height], left: at(5), right: at(info.width - 6) }
    }
    expect(await colours(90, 90)).toEqual({ size: [90, 90], left: [0, 0, 255], right: [0, 0, 255] })
    expect(await colours(270, 90)).toEqual({ size: [270, 90], left: [0, 255, 0], right: [255, 255, 255] })
  })

  it('resizes for a token that is not valid as well: anybody may have the image', async () => {
    const response = await lake.fetch(`${image}?w=29`, { headers: { Authorization: 'Bearer ended' } })
    expect(response.status).toBe(200)
  })

  it('names a wrong parameter', async () => {
    const response = await lake.fetch(`${image}?w=99999`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('"w"') as string })
  })

  it('responds to HEAD with the length and no body', async () => {
    const response = await lake.fetch(file, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String(text.length))
    expect(await response.text()).toBe('')
  })

  it('responds with ranges of a file', async () => {
    const part = async (range: string, headers = {}) => {
      const response = await lake.fetch(file, { headers: { Range: range, ...headers } })
      return [response.status, response.headers.get('content-range'), await response.text()]
    }
    expect(await part('bytes=0-4')).toEqual([206, `bytes 0-4/${text.length}`, 'Terms'])
    expect(await part(`bytes=${text.length - 2}-`)).toEqual([
      206,
      `bytes ${text.length - 2}-${text.length - 1}/${text.length}`,
      ', ',
    ])
    expect((await part('bytes=-7'))[2]).toBe(text.slice(-7))
    expect((await part(`bytes=${text.length}-`)).slice(0, 2)).toEqual([416, `bytes */${text.length}`])
    expect((await part('bytes=0-4', { 'If-Range': '"another"' }))[0]).toBe(200)
    expect((await part('bytes=0-1,4-5'))[0]).toBe(200)
  })

  it('names a download as requested, or as it was uploaded', async () => {
    const named = await lake.fetch(`${file}?dl=terms.txt`)
    expect(named.headers.get('content-disposition')).toBe(
      `attachment; filename="terms.txt"; filename*=UTF-8''terms.txt`,
    )
    const original = await lake.fetch(`${file}?dl=`)
    expect(original.headers.get('content-disposition')).toBe(
      `attachment; filename="_berblick _neu_.txt"; filename*=UTF-8''%C3%9Cberblick%20%22neu%22.txt`,
    )
  })

  it('lets no browser run an uploaded file', async () => {
    const page = await lake
      .admin()
      .assets.upload('file', Buffer.from('<script>alert(1)</script>'), { filename: 'x.html' })
    const drawing = await lake
      .admin()
      .assets.upload('image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))
    for (const { url } of [page, drawing]) {
      const response = await lake.fetch(path(url))
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      // Opened by itself it is saved; a page still shows it as a picture.
      expect(response.headers.get('content-disposition')).toBe('attachment')
    }
    expect((await lake.fetch(image)).headers.get('content-disposition')).toBeNull()
  })

  it.each(['js', 'mjs', 'css'])('lets no page load an uploaded .%s file as its own', async (extension) => {
    const { url } = await lake
      .admin()
      .assets.upload('file', Buffer.from(`/* ${extension} */`), { filename: `part.${extension}` })
    const { headers } = await lake.fetch(path(url))
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('responds with nothing outside its folder', async () => {
    const base = '/files/embedded/production'
    for (const address of [
      `${base}/../../../credentials.json`,
      `${base}/..%2f..%2f..%2fcredentials.json`,
      `/files/embedded/..%2f../credentials.json`,
      `/files/embedded/%2e%2e/content-lake.sqlite`,
      `/images/embedded/production/..%5c..%5ccredentials.json`,
    ]) {
      // `fetch` would normalise the path first.
      const status = await new Promise((resolve) => {
        request(lake.url, { path: address }, (response) => resolve(response.resume().statusCode)).end()
      })
      expect([address, status]).toEqual([address, 404])
    }
  })

  it('responds with 404 for another project and for a deleted file', async () => {
    expect((await lake.fetch(image.replace('/embedded/', '/other/'))).status).toBe(404)
    const gone = await lake
      .admin()
      .assets.upload('file', Buffer.from('for a short time'), { filename: 'short.txt' })
    expect((await lake.fetch(path(gone.url))).status).toBe(200)
    await lake.admin().delete(gone._id)
    expect((await lake.fetch(path(gone.url))).status).toBe(404)
  })

  it('stores files for its own user only, and deletes them with their dataset', async () => {
    const client = lake.admin({ dataset: 'short-lived' })
    await client.datasets.create('short-lived')
    await client.assets.upload('image', photo)
    const folder = join(lake.dataDir, 'assets', 'short-lived')
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    await client.datasets.delete('short-lived')
    expect(() => statSync(folder)).toThrow('ENOENT')
  })
})
