import { seo } from '../parts.ts'
import type { SeedDocument } from '../seed-document.ts'

/** The texts of the contact page. */
export const contactPage: SeedDocument = {
  _id: 'contactPage',
  _type: 'contactPage',
  hero: {
    title: 'Contact us',
    text: 'Ask about a valuation, a collection or a document you cannot find. Write to us or give us a ring.',
  },
  details: { heading: 'Call or write', hoursHeading: 'Business hours' },
  coverage: {
    heading: 'Where we collect',
    text: 'Collection is free throughout Berkshire. Choose a town to see the places around it.',
  },
  form: {
    heading: 'Send us a message',
    text: 'We reply within 24 hours. The details of your vehicle help us to answer, but you may leave them out.',
  },
  unavailable: {
    heading: 'Please call or e-mail us',
    text: 'This form cannot send messages at the moment. We would still like to hear from you:',
  },
  mail: {
    _type: 'enquiryMail',
    subject: 'Message from the website',
    autoresponse:
      'Thank you for your message. It has reached us, and we reply within 24 hours. If it is urgent, please call us on the number on our website.',
  },
  seo: seo(
    'Contact us about selling your car in Berkshire',
    'Call our freephone number, send an e-mail or use the form: we answer questions about selling a car anywhere in Berkshire, within 24 hours.',
  ),
}
