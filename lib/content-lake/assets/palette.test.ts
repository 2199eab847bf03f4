import { describe, expect, it } from 'vitest'
import { paletteOf } from './palette.ts'

const pixels = (...groups: [count: number, rgba: [number, number, number, number]][]) =>
  Uint8Array.from(groups.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()))

describe('paletteOf', () => {
  it('names the colours of an image by lightness and saturation', () => {
    const palette = paletteOf(
      pixels([60, [30, 30, 40, 255]], [30, [220, 30, 30, 255]], [10, [180, 210, 250, 255]]),
    )
    expect(palette.dominant).toEqual({
      _type: 'sanity.imagePaletteSwatch',
      background: '#1e1e28',
      foreground: '#fff',
      title: '#fff',
      population: 60,
    })
    expect(palette.vibrant).toMatchObject({ background: '#dc1e1e', population: 30 })
    expect(palette.lightVibrant).toMatchObject({ background: '#b4d2fa', foreground: '#000', population: 10 })
    expect(palette.darkMuted).toMatchObject({ background: '#1e1e28' })
    expect(palette.muted).toBeUndefined()
  })

  it('ignores transparent pixels', () => {
    expect(paletteOf(pixels([5, [255, 0, 0, 10]], [1, [0, 0, 255, 255]])).dominant?.background).toBe(
      '#0000ff',
    )
    expect(paletteOf(pixels([5, [255, 0, 0, 0]]))).toEqual({ _type: 'sanity.imagePalette' })
  })
})
