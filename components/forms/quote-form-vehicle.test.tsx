import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { fieldNames } from '@/lib/enquiries/shared/forms'
import { lookupTexts } from '@/schemas/rules/lookup-texts'
import { estimatedValue, type Vehicle } from '@/lib/vehicle/vehicle'
import { controls, quoteFormProps, visible } from '../../tests/support/form-props.tsx'
import { QuoteForm } from './quote-form'

vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({ push: () => {} }) }))

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
      {...quoteFormProps}
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

  it('keeps each date on a line of its own, whole', () => {
    const html = renderToStaticMarkup(render({}))
    expect(html).toMatch(/<p>First registered: <span class="whitespace-nowrap">Mar 2012<\/span><\/p>/)
    expect(html).toMatch(/<p>MOT expiry: <span class="whitespace-nowrap">20\/3\/2027<\/span><\/p>/)
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
