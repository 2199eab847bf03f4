import { describe, expect, it } from 'vitest'
import { readEnquiry, registrationOf, vehicleOf } from './stored-enquiry.ts'

describe('readEnquiry', () => {
  it('reads an enquiry from before there were steps, and shows what is invisible', () => {
    const enquiry = readEnquiry({
      _id: 'enquiry.one',
      status: 'in-progress',
      notes: 'Called back.',
      carReg: 'ab12cde',
      carMake: 'Ford\u202E',
      carModel: 'Focus',
    })
    expect(enquiry).toMatchObject({ status: 'contacted', notes: 'Called back.', teamNotes: [], phone: '' })
    expect(registrationOf(enquiry)).toBe('ab12cde')
    expect(vehicleOf(enquiry)).toBe('Ford[U+202E] Focus')
  })

  it.each([undefined, null, 'text', {}, { status: 7, teamNotes: 'x', assignee: [], offeredPrice: '4' }])(
    'shows %j as an empty one',
    (document) => {
      expect(readEnquiry(document)).toMatchObject({ status: 'new', teamNotes: [], name: '' })
      expect(readEnquiry(document).offeredPrice).toBeUndefined()
    },
  )
})
