import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { type FieldName, fieldNames, validateEnquiry } from '@/lib/enquiries/shared/forms'
import { ContactForm } from './contact-form'
import type { EnquiryFormProps } from './enquiry-form'
import { QuoteForm } from './quote-form'

// There is no router outside a page.
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }))

const common: EnquiryFormProps = {
  heading: 'Tell us about your car',
  text: null,
  settings: {
    action: '/api/enquiries/quote',
    forwarded: false,
    next: 'https://cars.example/thank-you',
    captcha: false,
  },
  mail: { subject: 'A “subject”', autoresponse: 'Thank you.' },
  unavailable: { heading: 'Call us', text: 'Or write:', email: 'info@cars.example' },
  lookupEndpoint: '/api/vehicle-lookup',
}
const quote = {
  ...common,
  prefill: { registration: 'AB12 CDE', make: 'Ford' as const, model: 'Focus' },
  currentYear: 2026,
  thankYou: { heading: 'Thank you', text: 'We will be in touch.' },
  formKey: 'key-of-this-rendering',
}

/** The named controls in the markup of a form. */
function controls(form: ReactElement): Map<string, string> {
  const html = renderToStaticMarkup(form)
  return new Map(
    [...html.matchAll(/<(?:input|select|textarea)[^>]*? name="([^"]+)"[^>]*>/g)].map(([tag, name = '']) => [
      name,
      tag,
    ]),
  )
}

const visible = (names: Iterable<string>) => [...names].filter((name) => !name.startsWith('_'))

describe('the quote form without script', () => {
  const html = renderToStaticMarkup(<QuoteForm {...quote} />)
  const found = controls(<QuoteForm {...quote} />)

  it('posts exactly its fields to the endpoint', () => {
    expect(html).toMatch(/^<form [^>]*action="\/api\/enquiries\/quote" method="post">/)
    expect(visible(found.keys()).toSorted()).toEqual([...fieldNames('quote')].toSorted())
  })

  it('requires name, email, phone, make and model', () => {
    const required = [...found].filter(([, tag]) => / required=""/.test(tag)).map(([name]) => name)
    expect(required).toEqual(['name', 'email', 'phone', 'carMake', 'carModel'])
  })

  it('has the control fields of a forwarding service', () => {
    expect(found.get('_subject')).toContain('value="A “subject”"')
    expect(found.get('_next')).toContain('value="https://cars.example/thank-you"')
    expect(found.get('_template')).toContain('value="table"')
    expect(found.get('_captcha')).toContain('value="true"')
    expect(found.get('_autoresponse')).toContain('value="Thank you."')
    expect(found.get('_honey')).toContain('tabindex="-1"')
    expect(found.get('_key')).toContain('value="key-of-this-rendering"')
  })

  it('offers every year from this one down to 2000, every make, fuel and transmission', () => {
    const options = (name: string) =>
      [
        ...(new RegExp(`<select[^>]* name="${name}".*?</select>`).exec(html)?.[0] ?? '').matchAll(
          /<option[^>]*>([^<]+)</g,
        ),
      ].map(([, text]) => text)
    expect(options('year').slice(1)).toEqual(Array.from({ length: 27 }, (_, index) => String(2026 - index)))
    expect(options('carMake')).toHaveLength(23)
    expect(options('fuelType').slice(1)).toEqual(['Petrol', 'Diesel', 'Hybrid', 'Electric', 'LPG', 'Other'])
    expect(options('transmission').slice(1)).toEqual(['Manual', 'Automatic', 'Semi-Automatic', 'CVT'])
  })

  it('is prefilled from the address', () => {
    expect(found.get('registration')).toContain('value="AB12 CDE"')
    expect(found.get('carModel')).toContain('value="Focus"')
    expect(html).toContain('<option selected="">Ford</option>')
  })

  it('labels every field, and sets its type, keyboard and autocompletion', () => {
    for (const name of visible(found.keys())) {
      const id = / id="([^"]+)"/.exec(found.get(name) ?? '')?.[1] ?? ''
      expect(html).toContain(`<label for="${id}"`)
    }
    expect(found.get('email')).toMatch(/type="email".*autoComplete="email"/)
    expect(found.get('phone')).toMatch(/type="tel".*autoComplete="tel"/)
    expect(found.get('mileage')).toMatch(/type="number".*inputMode="numeric"/)
    expect(found.get('motExpiry')).toContain('type="date"')
    expect(found.get('registeredDate')).toContain('type="date"')
  })

  it('shows a submission again with its values, its errors and its challenge', () => {
    const again = renderToStaticMarkup(
      <QuoteForm
        {...quote}
        replay={{
          values: { name: 'Asha "A" <b>', carModel: '' },
          errors: { phone: 'Enter your telephone number' },
          challenge: { text: 'What is two plus three?', token: 'a-token' },
        }}
      />,
    )
    expect(again).toContain('value="Asha &quot;A&quot; &lt;b&gt;"')
    expect(again).toContain('href="#quote-form-phone"')
    expect(again).toMatch(
      /id="quote-form-phone"[^>]*aria-invalid="true"[^>]*aria-describedby="quote-form-phone-error"/,
    )
    expect(again).toContain('What is two plus three?')
    expect(again).toContain('value="a-token"')
  })
})

describe('the contact form without script', () => {
  it('has exactly its fields, and requires name, email, phone and message', () => {
    const found = controls(<ContactForm {...common} />)
    expect(visible(found.keys()).toSorted()).toEqual([...fieldNames('contact')].toSorted())
    expect([...found].filter(([, tag]) => / required=""/.test(tag)).map(([name]) => name)).toEqual([
      'name',
      'email',
      'phone',
      'message',
    ])
  })
})

it.each([
  ['quote', <QuoteForm key="quote" {...quote} />],
  ['contact', <ContactForm key="contact" {...common} />],
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
  const settings = { ...common.settings, action: 'https://forms.example/alias', forwarded: true }
  expect(controls(<QuoteForm {...quote} settings={settings} />).has('_key')).toBe(false)
})
