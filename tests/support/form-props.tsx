import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { EnquiryFormProps } from '@/components/forms/enquiry-form'

/** What a page passes to both forms, before an editor changes a word. */
export const formProps: EnquiryFormProps = {
  heading: 'Tell us about your car',
  text: null,
  settings: {
    action: '/api/enquiries/quote',
    forwarded: false,
    next: 'https://cars.example/thank-you',
    captcha: false,
  },
  words: undefined,
  texts: undefined,
  mail: { subject: 'A “subject”', autoresponse: 'Thank you.' },
  unavailable: { heading: 'Call us', text: 'Or write:', phone: '0800 000 0000', email: 'info@cars.example' },
  lookupEndpoint: '/api/vehicle-lookup',
}
/** What the quote page passes to its form. */
export const quoteFormProps = {
  ...formProps,
  prefill: { registration: 'AB12 CDE', make: 'Ford' as const, model: 'Focus' },
  renderedYear: 2026,
  thankYou: { heading: 'Thank you', text: 'We will be in touch.' },
  lookup: undefined,
  afterwards: null,
  formKey: 'key-of-this-rendering',
}

/** The named controls in the markup of a form. */
export function controls(form: ReactElement): Map<string, string> {
  const html = renderToStaticMarkup(form)
  return new Map(
    [...html.matchAll(/<(?:input|select|textarea)[^>]*? name="([^"]+)"[^>]*>/g)].map(([tag, name = '']) => [
      name,
      tag,
    ]),
  )
}

/** Without those that visitors do not see. */
export const visible = (names: Iterable<string>) => [...names].filter((name) => !name.startsWith('_'))
