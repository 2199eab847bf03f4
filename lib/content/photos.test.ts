import { describe, expect, it } from 'vitest'
import { photo } from './photos.ts'

const asset = {
  _id: 'image-0123456789abcdef-2000x1000-jpg',
  lqip: 'data:image/jpeg;base64,AA',
  isOpaque: true,
}
const stored = { alt: 'A bridge', credit: null, crop: null, hotspot: null, asset }

describe('photo', () => {
  it('is the whole image with its hotspot in the middle by default', () => {
    expect(photo(stored)).toEqual({
      alt: 'A bridge',
      credit: null,
      placeholder: 'data:image/jpeg;base64,AA',
      source: {
        asset: { _id: asset._id },
        crop: { left: 0, top: 0, right: 0, bottom: 0 },
        hotspot: { x: 0.5, y: 0.5, width: 1, height: 1 },
      },
    })
  })

  it('has the editor’s crop and hotspot', () => {
    const crop = { _type: 'sanity.imageCrop', left: 0.1, top: 0.2, right: 0, bottom: 0.3 } as const
    const hotspot = { _type: 'sanity.imageHotspot', x: 0.2, y: 0.6, width: 0.1, height: 0.1 } as const
    expect(photo({ ...stored, crop, hotspot })?.source).toMatchObject({
      crop: { left: 0.1, top: 0.2, right: 0, bottom: 0.3 },
      hotspot: { x: 0.2, y: 0.6 },
    })
  })

  it('has no placeholder for a transparent image', () => {
    expect(photo({ ...stored, asset: { ...asset, isOpaque: false } })?.placeholder).toBeNull()
    expect(photo({ ...stored, asset: { ...asset, isOpaque: null } })?.placeholder).toBeNull()
    expect(photo({ ...stored, asset: { ...asset, lqip: null } })?.placeholder).toBeNull()
  })

  it('is null without an image, for a deleted one, and for other files', () => {
    expect(photo(null)).toBeNull()
    expect(photo({ ...stored, asset: null })).toBeNull()
    for (const _id of ['image-0123-10x10-svg', 'image-0123-jpg', 'file-0123-pdf'])
      expect(photo({ ...stored, asset: { ...asset, _id } })).toBeNull()
  })
})
