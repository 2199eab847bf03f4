import { describe, expect, it } from 'vitest'
import { isBritishPhone, isPlaceholderEmail, isPlaceholderPhone } from './contact-details.ts'

describe('isBritishPhone', () => {
  it.each([
    '0800 000 0000',
    '0118 496 0123',
    '(0118) 496 0123',
    '+44 118 496 0123',
    '07700 900123',
    '0800 1111 11',
  ])('accepts %s', (phone) => {
    expect(isBritishPhone(phone)).toBe(true)
  })

  it.each(['', '0800', '999', '0800 CAR BUY', '+1 202 555 0123', '00 44 118 496 0123', '0118 496 0123 x5'])(
    'refuses %s',
    (phone) => {
      expect(isBritishPhone(phone)).toBe(false)
    },
  )
})

describe('placeholders', () => {
  it('are told apart from real details', () => {
    expect(isPlaceholderPhone('0800 000 0000')).toBe(true)
    expect(isPlaceholderPhone('0800 123 4000')).toBe(false)
    const placeholders = ['info@royalcounty.example', 'a@example.com', 'a@b.test']
    expect(placeholders.filter(isPlaceholderEmail)).toEqual(placeholders)
    const real = ['info@royalcounty.co.uk', 'example@royalcounty.co.uk', 'a@examples.com']
    expect(real.filter(isPlaceholderEmail)).toEqual([])
  })
})
