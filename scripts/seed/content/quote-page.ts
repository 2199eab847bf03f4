import { features, seo } from '../parts.ts'
import type { SeedDocument } from '../seed-document.ts'

/** The texts of the quote page. */
export const quotePage: SeedDocument = {
  _id: 'quotePage',
  _type: 'quotePage',
  hero: {
    title: 'Get a free quote',
    text: 'Tell us about your vehicle. Your valuation usually arrives within 24 hours, and you need not accept it.',
  },
  reasons: {
    heading: 'Why sell to us',
    items: features(
      {
        icon: 'document',
        title: 'Free and without obligation',
        text: 'A quote costs nothing and commits you to nothing.',
      },
      {
        icon: 'clock',
        title: 'Time to think',
        text: 'A valuation is typically valid for 7 days, subject to inspection when we collect.',
      },
      {
        icon: 'van',
        title: 'We come to you',
        text: 'Free collection from home, work or elsewhere in Berkshire.',
      },
      {
        icon: 'money',
        title: 'Paid before it leaves',
        text: 'By bank transfer at the collection, usually within minutes. No cash, no fees, no deductions.',
      },
    ),
  },
  help: {
    heading: 'Would you rather talk?',
    text: 'Call us and we will take down the details of your vehicle for you.',
  },
  form: {
    heading: 'Your vehicle and you',
    text: 'The more you tell us about the condition, the closer the valuation. What you do not know, you can leave out.',
  },
  thankYou: {
    heading: 'Thank you',
    text: 'Your request has reached us, and we reply within 24 hours. It helps to have the V5C, all keys and the service history at hand by then.',
  },
  unavailable: {
    heading: 'Please call or e-mail us',
    text: 'This form cannot send requests at the moment. Tell us the registration and the mileage, and we will take it from there:',
  },
  mail: {
    _type: 'enquiryMail',
    subject: 'Quote request from the website',
    autoresponse:
      'Thank you for your request. We have the details of your vehicle and reply within 24 hours, usually with a valuation. A quote is free and puts you under no obligation.',
  },
  seo: seo(
    'Get a free quote for your car in Berkshire',
    'Tell us about your car or van and get a free valuation, usually within 24 hours. No obligation and no fees, with free collection all over Berkshire.',
  ),
}
