import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { fieldNames } from '@/lib/enquiries/shared/forms'
import { controls, quoteFormProps, visible } from '../../tests/support/form-props.tsx'
import { QuoteForm } from './quote-form'

vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({ push: () => {} }) }))

describe('the quote form without script', () => {
  const html = renderToStaticMarkup(<QuoteForm {...quoteFormProps} />)
  const found = controls(<QuoteForm {...quoteFormProps} />)

  it('posts exactly its fields to the endpoint', () => {
    expect(html).toMatch(/^<form [^>]*action="\/api\/enquiries\/quote" method="post">/)
    expect(visible(found.keys()).toSorted()).toEqual([...fieldNames('quote')].toSorted())
  })

  it('has the words of an editor, and sends the same fields', () => {
    const changed = {
      ...quoteFormProps,
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
        {...quoteFormProps}
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

describe('the quote form with messages and choices of an editor', () => {
  const texts = {
    'Enter your telephone number': 'Which number may we call?',
    'There is a problem': 'Nearly there',
    Petrol: 'Unleaded',
    'Select make': 'Who built it?',
  }
  const form = (
    <QuoteForm
      {...quoteFormProps}
      texts={texts}
      replay={{ values: { fuelType: 'Petrol' }, errors: { phone: 'Enter your telephone number' } }}
    />
  )
  const html = renderToStaticMarkup(form)

  it('says them beside the field and above the form', () => {
    for (const own of ['Enter your telephone number', 'There is a problem', 'Select make'])
      expect(html).not.toContain(own)
    expect(html.match(/Which number may we call\?/g)).toHaveLength(2)
    for (const text of ['Nearly there', 'Who built it?']) expect(html).toContain(text)
  })

  it('sends the same values', () => {
    expect(html).toContain('<option value="Petrol" selected="">Unleaded</option>')
    expect([...controls(form).keys()]).toEqual([...controls(<QuoteForm {...quoteFormProps} />).keys()])
  })
})
