import { expect, it } from 'vitest'
import { logo, siteIcon } from './logo.ts'

const stored = (size: string, more: object = {}) => ({
  _type: 'image' as const,
  asset: { _type: 'reference' as const, _ref: `image-${'a'.repeat(40)}-${size}-png` },
  ...more,
})

it('fits the header in its own proportions, and is sharp on fine screens', () => {
  expect(logo(stored('1000x100'))).toMatchObject({ width: 110, height: 11, hasName: false })
  const wide = logo(stored('1000x100', { hasName: true }))
  expect(wide).toMatchObject({ width: 200, height: 20, hasName: true })
  expect(wide?.src).toMatch(/w=200&h=20/)
  expect(wide?.srcSet).toMatch(/w=400&h=40.* 2x$/)
  expect(logo(stored('600x600', { hasName: true }))).toMatchObject({ width: 44, height: 44, hasName: true })
})

it('is drawn without a picture, or with one that could hold scripts', () => {
  expect(logo(undefined)).toBeNull()
  expect(logo({ _type: 'image' })).toBeNull()
  expect(logo({ ...stored('1x1'), asset: { _type: 'reference', _ref: 'image-a-1x1-svg' } })).toBeNull()
})

it('an icon is square in each size, around the point that an editor has chosen', () => {
  const hotspot = { _type: 'sanity.imageHotspot' as const, x: 0.9, y: 0.5, width: 0.1, height: 0.1 }
  const icon = siteIcon(stored('1000x500', { hotspot }))
  expect(icon?.tab).toMatch(/rect=500,0,500,500&w=64&h=64/)
  expect(icon?.large).toMatch(/w=512&h=512/)
  expect(siteIcon(undefined)).toBeNull()
  expect(siteIcon({ ...stored('1x1'), asset: { _type: 'reference', _ref: 'image-a-1x1-svg' } })).toBeNull()
})
