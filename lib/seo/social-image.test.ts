import { describe, expect, it } from 'vitest'
import { drawable, pageOfSocialImage, socialImagePath } from './social-image.ts'

describe('the address of a picture', () => {
  it.each(['/', '/about', '/reading', '/reading/caversham'])('leads back to %s', (path) => {
    expect(pageOfSocialImage(socialImagePath(path).split('/').slice(2))).toBe(path)
  })

  it.each([[['reading']], [['.png']], [['reading.jpg']], [[]]])('%j is none', (segments) => {
    expect(pageOfSocialImage(segments)).toBeNull()
  })
})

describe('drawable', () => {
  it('keeps what the font has and drops the rest', () => {
    expect(drawable('Sell your Citroën – “fast” for £900 🚗 in Łódź\u2028 東京')).toBe(
      'Sell your Citroën – “fast” for £900 in ód',
    )
  })
})
