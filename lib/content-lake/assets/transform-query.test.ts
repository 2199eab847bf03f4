import { describe, expect, it } from 'vitest'
import { parseTransform } from './transform-query.ts'

describe('parseTransform', () => {
  it('returns undefined, for the original, without a known parameter', () => {
    expect(parseTransform({})).toBeUndefined()
    expect(parseTransform({ dl: 'photo.jpg', cacheBuster: '1' })).toBeUndefined()
  })

  it('parses the parameters of an ordinary request', () => {
    const query = {
      w: '400',
      h: '300',
      fit: 'crop',
      crop: 'focalpoint',
      'fp-x': '0.25',
      'fp-y': '1',
      q: '60',
      fm: 'webp',
      dpr: '2',
    }
    expect(parseTransform(query)).toMatchObject({
      w: 400,
      h: 300,
      fit: 'crop',
      crop: 'focalpoint',
      'fp-x': 0.25,
      'fp-y': 1,
      q: 60,
      fm: 'webp',
      dpr: 2,
    })
    expect(parseTransform({ rect: '10,20,300,400' })).toMatchObject({
      rect: { left: 10, top: 20, width: 300, height: 400 },
    })
    expect(parseTransform({ auto: 'format' })).toMatchObject({ auto: 'format', q: 75, fit: 'clip', dpr: 1 })
    expect(parseTransform({ or: '90', flip: 'hv' })).toMatchObject({ or: 90, flip: 'hv' })
  })

  it('parses colours with and without opacity', () => {
    expect(parseTransform({ bg: 'f00' })?.bg).toBe('#ff0000')
    expect(parseTransform({ bg: '00FF00' })?.bg).toBe('#00ff00')
    expect(parseTransform({ bg: '80112233' })?.bg).toBe('#11223380')
    expect(parseTransform({ bg: '8f00' })?.bg).toBe('#ff000088')
  })

  it.each([
    ['w', '0'],
    ['w', '8193'],
    ['w', '-5'],
    ['w', '1.5'],
    ['w', 'wide'],
    ['w', '1e9'],
    ['h', ''],
    ['dpr', '4'],
    ['fit', 'cover'],
    ['crop', 'face'],
    ['fp-x', '1.1'],
    ['rect', '0,0,0,10'],
    ['rect', '0,0,10'],
    ['rect', '-1,0,10,10'],
    ['bg', 'red'],
    ['or', '45'],
    ['q', '101'],
    ['fm', 'exe'],
    ['auto', 'compress'],
    ['blur', '2001'],
    ['w', 'NaN'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => parseTransform({ [name]: value })).toThrow(
      expect.objectContaining({ status: 400, message: expect.stringContaining(`"${name}`) as string }),
    )
  })
})
