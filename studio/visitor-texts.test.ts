import { describe, expect, it } from 'vitest'
import { schemaTypes } from '../schemas/index.ts'
import { withVisitorTextsShown } from './visitor-texts.ts'

type EnquiryType = {
  preview: { prepare: (selection: Record<string, unknown>) => { title: string; subtitle: string } }
  fields: { name: string; components?: { input?: (props: object) => unknown } }[]
}

const types = withVisitorTextsShown(schemaTypes)
const enquiry = types.find(({ name }) => name === 'enquiry') as unknown as EnquiryType

describe('an enquiry in the Studio', () => {
  it('has a title whose direction a visitor’s text cannot change', () => {
    const { title, subtitle } = enquiry.preview.prepare({
      name: 'Asha\u202E',
      make: 'Ford',
      model: 'פוקוס',
      kind: 'quote',
      status: 'new',
    })
    expect(title).toBe('Asha[U+202E] · Ford \u2068פוקוס\u2069')
    expect(subtitle).toBe('New · Quote request')
  })

  it.each(['name', 'email', 'phone', 'message', 'carModel', 'additionalInfo'])(
    'shows control characters in %s',
    (name) => {
      const input = enquiry.fields.find((field) => field.name === name)?.components?.input
      const renderDefault = (props: unknown) => props
      expect(input?.({ value: 'a\u202Eb', elementProps: { id: 'x' }, renderDefault })).toMatchObject({
        value: 'a[U+202E]b',
        elementProps: { id: 'x', value: 'a[U+202E]b' },
      })
      expect(input?.({ value: undefined, elementProps: {}, renderDefault })).toMatchObject({ value: '' })
    },
  )

  it('leaves notes and other types unchanged', () => {
    expect(enquiry.fields.find(({ name }) => name === 'notes')?.components).toBeUndefined()
    expect(types.filter(({ name }) => name !== 'enquiry')).toEqual(
      schemaTypes.filter(({ name }) => name !== 'enquiry'),
    )
  })
})
