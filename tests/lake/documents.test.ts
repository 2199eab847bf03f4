import { Readable } from 'node:stream'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { plainImage } from '../support/plain-image.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()

beforeAll(async () => {
  await lake
    .admin()
    .transaction()
    .create({ _id: 'a', _type: 'note', text: 'A' })
    .create({ _id: 'drafts.a', _type: 'note', text: 'A draft' })
    .create({ _id: 'b', _type: 'other' })
    .commit()
})

describe('documents by id', () => {
  it('come in the requested order, with null for missing ones', async () => {
    const documents = await lake.admin().getDocuments(['b', 'missing', 'a'])
    expect(documents.map((document) => document?._id ?? null)).toEqual(['b', null, 'a'])
  })

  it('come without content when only their existence is requested', async () => {
    const response = await lake.fetch('/v1/data/doc/production/a,missing?excludeContent=true')
    const { documents, omitted } = (await response.json()) as { documents: object[]; omitted: object[] }
    expect(documents).toMatchObject([{ _id: 'a', _type: 'note' }])
    expect(documents[0]).not.toHaveProperty('text')
    expect(omitted).toEqual([{ id: 'missing', reason: 'existence' }])
  })

  it('come with all their versions on request', async () => {
    const token = lake.credentials.siteToken
    const response = await lake.fetch('/v1/data/doc/production/a?includeAllVersions=true', { token })
    const { documents } = (await response.json()) as { documents: { _id: string }[] }
    expect(documents.map(({ _id }) => _id).toSorted()).toEqual(['a', 'drafts.a'])
  })
})

describe('export', () => {
  it('has each document on a line of its own, of all types or of some', async () => {
    const read = async (query: string) => {
      const response = await lake.fetch(`/v1/data/export/production${query}`, {
        token: lake.credentials.siteToken,
      })
      expect(response.headers.get('content-type')).toContain('ndjson')
      const lines = (await response.text()).trim().split('\n')
      return lines.map((line) => (JSON.parse(line) as { _id: string })._id)
    }
    expect(await read('')).toEqual(['a', 'b', 'drafts.a'])
    expect(await read('?types=other')).toEqual(['b'])
  })
})

describe('assets by the real client', () => {
  const image = () => plainImage(60, 40).png().toBuffer()

  it('are stored, described and served in the requested size', async () => {
    const asset = await lake.admin().assets.upload('image', await image(), { filename: 'plate.png' })
    expect(asset).toMatchObject({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-60x40-png$/),
      _type: 'sanity.imageAsset',
      originalFilename: 'plate.png',
      mimeType: 'image/png',
      metadata: { dimensions: { width: 60, height: 40, aspectRatio: 1.5 } },
    })
    const whole = await fetch(asset.url)
    expect(whole.headers.get('content-type')).toBe('image/png')
    const small = await fetch(`${asset.url}?w=30&fm=webp`)
    expect(small.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({
      width: 30,
      height: 20,
      format: 'webp',
    })
  })

  it('are stored once, however often they are uploaded', async () => {
    const first = await lake.admin().assets.upload('image', await image())
    const second = await lake.admin().assets.upload('image', await image())
    expect(second._id).toBe(first._id)
  })

  it('may be any file', async () => {
    const asset = await lake.admin().assets.upload('file', Readable.from(['hello']), { filename: 'note.txt' })
    const served = await fetch(asset.url)
    expect(await served.text()).toBe('hello')
  })

  it('are refused without a token, and when they are no image', async () => {
    await expect(lake.client().assets.upload('image', await image())).rejects.toMatchObject({
      statusCode: expect.toSatisfy((status: number) => status === 401 || status === 403),
    })
    await expect(lake.admin().assets.upload('image', Buffer.from('not an image'))).rejects.toMatchObject({
      statusCode: 400,
    })
  })
})

describe('the number of streams', () => {
  it('is limited, and a stream that ends frees a slot', async () => {
    const streams: AbortController[] = []
    const openStream = async () => {
      const controller = new AbortController()
      const response = await lake.fetch('/v1/data/live/events/production', { signal: controller.signal })
      if (response.status === 200) streams.push(controller)
      return response.status
    }
    const statuses = new Set<number>()
    for (let n = 0; n < 300 && !statuses.has(503); n++) statuses.add(await openStream())
    expect([...statuses]).toEqual([200, 503])
    for (const controller of streams.splice(0)) controller.abort()
    await expect.poll(openStream).toBe(200)
    for (const controller of streams) controller.abort()
  })
})
