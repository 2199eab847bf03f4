import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Photo } from './photos.ts'

/** Settings are read once in a process, so each test loads the modules again. */
async function addresses(variables: Record<string, string>) {
  vi.resetModules()
  for (const name of ['NEXT_PUBLIC_SANITY_PROJECT_ID', 'SANITY_API_TOKEN', 'CONTENT_LAKE_PORT'])
    vi.stubEnv(name, variables[name] ?? '')
  return await import('./photo-address.ts')
}

const embedded = { SANITY_API_TOKEN: 'a-token-for-tests', CONTENT_LAKE_PORT: '4321' }
const hosted = { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345', SANITY_API_TOKEN: 'a-token-for-tests' }

const photo: Photo = {
  alt: 'A bridge',
  credit: null,
  placeholder: null,
  source: {
    asset: { _id: 'image-0123456789abcdef0123456789abcdef01234567-2000x1000-jpg' },
    crop: { left: 0, top: 0, right: 0, bottom: 0 },
    hotspot: { x: 0.5, y: 0.5, width: 1, height: 1 },
  },
}
const size = { width: 720, height: 480, quality: 75 }
const query = (url: string) =>
  Object.fromEntries(new URL(url, 'http://localhost:3000').searchParams) as Record<string, string>

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('the address of a photograph', () => {
  it('is on Sanity’s image host with hosted Sanity', async () => {
    const { photoUrl, lakePhotoUrl } = await addresses(hosted)
    const url = photoUrl(photo, size)
    expect(url).toMatch(
      /^https:\/\/cdn\.sanity\.io\/images\/abc12345\/production\/0123456789abcdef0123456789abcdef01234567-2000x1000\.jpg\?/,
    )
    expect(query(url)).toEqual({
      rect: '250,0,1500,1000',
      w: '720',
      h: '480',
      q: '75',
      fit: 'max',
      auto: 'format',
    })
    // There is no embedded Content Lake.
    expect(lakePhotoUrl(`http://localhost:3000/images/x?s=`)).toBeUndefined()
  })

  it('is on this site with the embedded Content Lake, and maps to its URL', async () => {
    const { photoUrl, lakePhotoUrl } = await addresses(embedded)
    const url = photoUrl(photo, size)
    expect(url).toMatch(/^\/images\/embedded\/production\/0123456789abcdef\w+-2000x1000\.jpg\?/)
    const { s, ...parameters } = query(url)
    expect(s).toMatch(/^[\w-]{16}$/)
    const lakeUrl = lakePhotoUrl(`https://www.example.co.uk${url}`)
    expect(lakeUrl?.origin).toBe('http://localhost:4321')
    expect(lakeUrl?.pathname).toBe(url.split('?')[0])
    expect(Object.fromEntries(lakeUrl?.searchParams ?? [])).toEqual(parameters)
  })

  it('cuts within the crop and around the hotspot', async () => {
    const { photoUrl } = await addresses(embedded)
    const rectOf = (source: Partial<Photo['source']>) =>
      query(photoUrl({ ...photo, source: { ...photo.source, ...source } }, size)).rect
    expect(rectOf({ hotspot: { x: 0.9, y: 0.5, width: 0.1, height: 0.1 } })).toBe('500,0,1500,1000')
    expect(rectOf({ hotspot: { x: 0.4, y: 0.5, width: 0.1, height: 0.1 } })).toBe('50,0,1500,1000')
    // The right half, which is higher than the frame: its lower part, where the hotspot is.
    const half = { left: 0.5, top: 0, right: 0, bottom: 0 }
    expect(rectOf({ crop: half, hotspot: { x: 0.7, y: 0.9, width: 0.1, height: 0.1 } })).toBe(
      '1000,333,1000,667',
    )
  })

  it('is invalid once it has been changed', async () => {
    const { photoUrl, lakePhotoUrl } = await addresses(embedded)
    const url = `http://localhost:3000${photoUrl(photo, size)}`
    expect(lakePhotoUrl(url)).toBeDefined()
    const changed = [
      url.replace('w=720', 'w=721'),
      url.replace('rect=250', 'rect=251'),
      url.replace('/production/', '/other/'),
      url.replace('/images/', '/files/'),
      `${url}&dpr=3`,
      url.replace('w=720', 'w=720&w=900'),
      url.replace(/s=[\w-]+/, 's='),
      url.replace(/&s=.*/, ''),
      url.split('?')[0] ?? '',
    ]
    expect(changed.filter((one) => lakePhotoUrl(one) !== undefined)).toEqual([])
    const elsewhere = await addresses({ ...embedded, SANITY_API_TOKEN: 'another-token' })
    expect(elsewhere.lakePhotoUrl(url)).toBeUndefined()
    const nowhere = await addresses({ CONTENT_LAKE_PORT: '4321' })
    const unsigned = `http://localhost:3000${nowhere.photoUrl(photo, size)}`
    expect(nowhere.lakePhotoUrl(unsigned)).toBeUndefined()
  })
})
