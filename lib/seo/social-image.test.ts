import { describe, expect, it } from 'vitest'
import { drawable, pageOfSocialImage, socialImagePath } from './social-image.ts'

describe('the path of an image', () => {
  it.each(['/', '/about', '/reading', '/reading/caversham'])('maps back to %s', (path) => {
    expect(pageOfSocialImage(socialImagePath(path).split('/').slice(2))).toBe(path)
  })

  it.each([[['reading']], [['.png']], [['reading.jpg']], [[]]])('%j is no such path', (segments) => {
    expect(pageOfSocialImage(segments)).toBeNull()
  })
})

describe('drawable', () => {
  it('drops characters that the fonts do not contain', () => {
    expect(drawable('Sell your Citroën – “fast” for £900 🚗 in Łódź\u2028 東京')).toBe(
      'Sell your Citroën – “fast” for £900 in ód',
    )
  })
})
