import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { type FieldName, fieldNames, validateEnquiry } from '@/lib/enquiries/shared/forms'
import { controls, formProps, quoteFormProps, visible } from '../../tests/support/form-props.tsx'
import { ContactForm } from './contact-form'
import { QuoteForm } from './quote-form'

// There is no router outside a page.
vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({ push: () => {} }) }))

describe('the contact form without script', () => {
  it('has exactly its fields, and requires name, email, phone and message', () => {
    const found = controls(<ContactForm {...formProps} />)
    expect(visible(found.keys()).toSorted()).toEqual([...fieldNames('contact')].toSorted())
    expect([...found].filter(([, tag]) => / required=""/.test(tag)).map(([name]) => name)).toEqual([
      'message',
      'name',
      'email',
      'phone',
    ])
  })

  it('folds the vehicle away until it is asked for, and shows it again with its errors', () => {
    const vehicleOf = (form: ReactElement) =>
      /<details[^>]*>(?=<summary[^>]*>.*?Is it about a vehicle\?)/.exec(renderToStaticMarkup(form))?.[0]
    expect(vehicleOf(<ContactForm {...formProps} />)).toBe('<details>')
    const errors = { motExpiry: 'MOT expiry must be a real date' }
    expect(vehicleOf(<ContactForm {...formProps} replay={{ values: {}, errors }} />)).toBe(
      '<details open="">',
    )
    const values = { carReg: 'AB12 CDE' }
    expect(vehicleOf(<ContactForm {...formProps} replay={{ values, errors: {} }} />)).toBe(
      '<details open="">',
    )
  })
})

it.each([
  ['quote', <QuoteForm key="quote" {...quoteFormProps} />],
  ['contact', <ContactForm key="contact" {...formProps} />],
] as const)('the %s form limits lengths as its rules do', (kind, form) => {
  const tooLong = (name: string, length: number) => {
    const result = validateEnquiry(kind, new Map([[name, 'x'.repeat(length)]]))
    return !result.valid && /characters or fewer/.test(result.errors[name as FieldName] ?? '')
  }
  const lengths = [...controls(form)].flatMap(([name, tag]) => {
    const length = / maxLength="(\d+)"/i.exec(tag)?.[1]
    // A plate takes fewer characters than the rules allow.
    return length === undefined || /reg/i.test(name) ? [] : [[name, Number(length)] as const]
  })
  expect(lengths.length).toBeGreaterThan(4)
  for (const [name, length] of lengths)
    expect([name, tooLong(name, length), tooLong(name, length + 1)]).toEqual([name, false, true])
})

it('a form for another service has no key', () => {
  const settings = { ...formProps.settings, action: 'https://forms.example/alias', forwarded: true }
  expect(controls(<QuoteForm {...quoteFormProps} settings={settings} />).has('_key')).toBe(false)
})
