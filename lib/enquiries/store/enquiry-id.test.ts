import { describe, expect, it } from 'vitest'
import { referenceOf } from '../../shared/enquiry-reference.ts'
import { enquiryIds } from './enquiry-id.ts'
import { validateEnquiry } from '../shared/forms.ts'

const fields = fieldsWith({})
const key = 'a-key-of-this-rendered-form'
const noon = new Date('2026-06-01T12:00:00Z')

function fieldsWith(changes: Record<string, string>) {
  const typed = { name: 'Asha', email: 'a@example.com', phone: '01632 960 001', message: 'Hello', ...changes }
  const result = validateEnquiry('contact', new Map(Object.entries(typed)))
  if (!result.valid) throw new Error('the example is wrong')
  return result.fields
}

const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

it('has a short form for people', () => {
  expect(referenceOf('enquiry.1a2b3c4d-0000-8000-a000-000000000000')).toBe('1A2B-3C4D')
})

describe('enquiryIds', () => {
  it('are the same for a retry at any time', () => {
    expect(enquiryIds('contact', fields, key, noon)).toEqual(enquiryIds('contact', fields, key, later(600)))
    expect(enquiryIds('contact', fields, key, noon)[0]).toMatch(
      /^enquiry\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    )
  })

  it('differ for a corrected form', () => {
    const corrected = fieldsWith({ phone: '01632 960 002' })
    expect(enquiryIds('contact', corrected, key, noon)).not.toEqual(enquiryIds('contact', fields, key, noon))
  })

  it('differ for two rendered forms with the same values', () => {
    expect(enquiryIds('contact', fields, `${key}-2`, noon)).not.toEqual(
      enquiryIds('contact', fields, key, noon),
    )
  })

  it('contain the id of a double click without a key, at any time', () => {
    for (let second = 0; second < 1200; second += 7) {
      const first = enquiryIds('contact', fields, undefined, new Date(noon.getTime() + second * 1000))
      const again = enquiryIds('contact', fields, undefined, new Date(noon.getTime() + second * 1000 + 900))
      expect(again).toContain(first[0])
    }
  })

  it('differ for the same values on the next day', () => {
    const [first] = enquiryIds('contact', fields, undefined, noon)
    expect(enquiryIds('contact', fields, undefined, later(24 * 60))).not.toContain(first)
  })
})
