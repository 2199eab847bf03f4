import { describe, expect, it } from 'vitest'
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

describe('enquiryIds', () => {
  it('gives a retry the same id, whenever it comes', () => {
    expect(enquiryIds('contact', fields, key, noon)).toEqual(enquiryIds('contact', fields, key, later(600)))
    expect(enquiryIds('contact', fields, key, noon)[0]).toMatch(
      /^enquiry\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    )
  })

  it('gives a corrected form another id: it says something new', () => {
    const corrected = fieldsWith({ phone: '01632 960 002' })
    expect(enquiryIds('contact', corrected, key, noon)).not.toEqual(enquiryIds('contact', fields, key, noon))
  })

  it('tells two rendered forms with the same words apart', () => {
    expect(enquiryIds('contact', fields, `${key}-2`, noon)).not.toEqual(
      enquiryIds('contact', fields, key, noon),
    )
  })

  it('takes a double click for one enquiry where there is no key, wherever the clock stands', () => {
    for (let second = 0; second < 1200; second += 7) {
      const first = enquiryIds('contact', fields, undefined, new Date(noon.getTime() + second * 1000))
      const again = enquiryIds('contact', fields, undefined, new Date(noon.getTime() + second * 1000 + 900))
      expect(again).toContain(first[0])
    }
  })

  it('takes the same words for a new enquiry when they come again the next day', () => {
    const [first] = enquiryIds('contact', fields, undefined, noon)
    expect(enquiryIds('contact', fields, undefined, later(24 * 60))).not.toContain(first)
  })
})
