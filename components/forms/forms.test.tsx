import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { estimatedValue, type Vehicle } from '@/lib/vehicle/vehicle'
import { lookupTexts } from '@/lib/vehicle/lookup-texts'
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
  words: undefined,
  mail: { subject: 'A “subject”', autoresponse: 'Thank you.' },
  unavailable: { heading: 'Call us', text: 'Or write:', email: 'info@cars.example' },
  lookupEndpoint: '/api/vehicle-lookup',
}
const quote = {
  ...common,
  prefill: { registration: 'AB12 CDE', make: 'Ford' as const, model: 'Focus' },
  currentYear: 2026,
  thankYou: { heading: 'Thank you', text: 'We will be in touch.' },
  lookup: undefined,
  afterwards: null,
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

  it('has the words of an editor, and sends the same fields', () => {
    const changed = {
      ...quote,
      words: { name: 'What is your name?', send: 'Ask for a price', vehicle: 'The car' },
    }
    const form = renderToStaticMarkup(<QuoteForm {...changed} />)
    for (const text of ['What is your name?', 'Ask for a price', 'The car'])
      expect([form.includes(text), html.includes(text)]).toEqual([true, false])
    expect([...controls(<QuoteForm {...changed} />).keys()]).toEqual([...found.keys()])
  })

  it('requires name, email, phone, make and model', () => {
    const required = [...found].filter(([, tag]) => / required=""/.test(tag)).map(([name]) => name)
    expect(required).toEqual(['carMake', 'carModel', 'name', 'email', 'phone'])
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

  it('follows the order in which sellers think: vehicle, condition, how to reach them', () => {
    expect(visible(found.keys())).toEqual(fieldNames('quote'))
    expect([...html.matchAll(/<legend[^>]*>([^<]+)/g)].map(([, legend]) => legend)).toEqual([
      'Your vehicle',
      'Mileage and condition',
      'How to reach you',
    ])
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

describe('the quote form with a vehicle that was looked up', () => {
  const vehicle: Vehicle = {
    registration: 'AB12CDE',
    make: 'Ford',
    model: 'Focus Zetec',
    engineCc: 1596,
    fuel: 'Petrol',
    transmission: 'Manual',
    motExpiry: '20/3/2027',
    registeredOn: '14/3/12',
    estimatedValue,
  }
  const prefill = { registration: 'AB12 CDE', make: undefined, model: undefined }
  const render = (changes: Partial<Vehicle>, more: Partial<Parameters<typeof QuoteForm>[0]> = {}) => (
    <QuoteForm
      {...quote}
      prefill={prefill}
      lookup={{ kind: 'found', vehicle: { ...vehicle, ...changes } }}
      {...more}
    />
  )
  const folds = (form: ReactElement) => renderToStaticMarkup(form).match(/<details[^>]*>/g)

  it('shows it with “Change”, and has all that is known of it in its fields', () => {
    const html = renderToStaticMarkup(render({}))
    for (const text of ['Ford Focus Zetec', '1596cc', 'Mar 2012', 'Change']) expect(html).toContain(text)
    const found = controls(render({}))
    expect(visible(found.keys())).toEqual(fieldNames('quote'))
    expect(found.get('carModel')).toContain('value="Focus Zetec"')
    expect(found.get('engineSize')).toContain('value="1596cc"')
    expect(found.get('motExpiry')).toContain('value="2027-03-20"')
    expect(found.get('registeredDate')).toContain('value="2012-03-14"')
    for (const option of ['Ford', 'Petrol', 'Manual'])
      expect(html).toContain(`<option selected="">${option}</option>`)
  })

  it('folds its fields, but not when one that is required is missing or one is wrong', () => {
    expect(folds(render({}))?.[0]).not.toContain('open')
    expect(folds(render({ make: 'TESLA' }))?.[0]).toContain('open')
    const errors = { year: 'Year must be four digits, like 2016' }
    expect(folds(render({}, { replay: { values: {}, errors } }))?.[0]).toContain('open')
  })

  it('prefers the make and model of the address', () => {
    const html = renderToStaticMarkup(render({}, { prefill: { ...prefill, make: 'Audi', model: 'A3' } }))
    expect(html).toContain('Audi A3')
    expect(html).toContain('<option selected="">Audi</option>')
    expect(html).not.toContain('Focus Zetec')
  })

  it('opens the fold of the other facts for their values and errors', () => {
    const inner = (more: object) => folds(render({}, { lookup: undefined, ...more }))?.[1]
    expect(inner({})).not.toContain('open')
    expect(inner({ replay: { values: { engineSize: '1596cc' }, errors: {} } })).toContain('open')
    const errors = { motExpiry: 'MOT expiry must be a real date' }
    expect(inner({ replay: { values: {}, errors } })).toContain('open')
  })

  it.each([
    [{ kind: 'no-data' }, lookupTexts.notFound],
    [{ kind: 'failed' }, lookupTexts.failedInForm],
    [{ kind: 'pending' }, lookupTexts.failedInForm],
    [{ kind: 'invalid', message: 'Not a registration' }, 'Not a registration'],
  ] as const)('says so after %o, and shows its fields', (lookup, message) => {
    const form = render({}, { lookup })
    const html = renderToStaticMarkup(form).replaceAll('&#x27;', "'")
    expect(html).toContain(message)
    expect(folds(form)?.[0]).toContain('open')
  })
})

describe('the contact form without script', () => {
  it('has exactly its fields, and requires name, email, phone and message', () => {
    const found = controls(<ContactForm {...common} />)
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
    expect(vehicleOf(<ContactForm {...common} />)).toBe('<details>')
    const errors = { motExpiry: 'MOT expiry must be a real date' }
    expect(vehicleOf(<ContactForm {...common} replay={{ values: {}, errors }} />)).toBe('<details open="">')
    const values = { carReg: 'AB12 CDE' }
    expect(vehicleOf(<ContactForm {...common} replay={{ values, errors: {} }} />)).toBe('<details open="">')
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
