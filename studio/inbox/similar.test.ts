import { describe, expect, it } from 'vitest'
import { normalisePhone, readIdentities, similarTo } from './similar.ts'

describe('normalisePhone', () => {
  it.each(['01632 960001', '+44 1632 960001', '+44 (0)1632-960 001', '0044 1632 960001', '441632960001'])(
    'reads %j as one number',
    (typed) => expect(normalisePhone(typed)).toBe('01632960001'),
  )

  it('keeps numbers of other countries apart', () => {
    expect(normalisePhone('+33 1 63 29 60 00')).not.toBe(normalisePhone('01 63 29 60 00'))
  })
})

describe('similarTo', () => {
  const all = readIdentities([
    { _id: 'enquiry.own', phone: '01632 960001', email: 'a@example.com', registration: 'AB12 CDE' },
    { _id: 'enquiry.phone', phone: '+441632960001', email: 'b@example.com' },
    { _id: 'enquiry.both', email: 'A@Example.com', registration: 'ab12cde' },
    { _id: 'enquiry.other', phone: '01632 960002', email: null },
  ])
  const [own] = all

  it('finds the same person and vehicle, whatever the spelling, and says by what', () => {
    expect(own && similarTo(own, all).map(({ _id, same }) => [_id, same])).toEqual([
      ['enquiry.phone', ['telephone']],
      ['enquiry.both', ['e-mail', 'registration']],
    ])
  })

  it('does not take what is empty for the same', () => {
    const empty = { _id: 'enquiry.empty', email: '', phone: '', registration: '' }
    expect(similarTo(empty, all)).toEqual([])
  })
})
