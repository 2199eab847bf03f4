import { sampleBrandName } from '../../../schemas/rules/owner-gaps.ts'
import { callToAction, listOf, references, seo, steps } from '../parts.ts'
import type { SeedDocument } from '../seed-document.ts'

const weekday = { opens: '09:00', closes: '18:00' }

/** The company's data and the texts that pages share. Telephone number and e-mail address are placeholders. */
export const siteSettings: SeedDocument = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  brandName: sampleBrandName,
  description:
    'A local car-buying service in Berkshire: free quotes without obligation, free collection, and payment by bank transfer before the vehicle is taken away.',
  serviceArea: 'Berkshire',
  foundedYear: 2010,
  priceRange: '££',
  phone: '0800 000 0000',
  phoneLabel: 'Freephone',
  email: 'info@royalcounty.example',
  openingHours: listOf('openingHoursDay', [
    { day: 'Monday', ...weekday },
    { day: 'Tuesday', ...weekday },
    { day: 'Wednesday', ...weekday },
    { day: 'Thursday', ...weekday },
    { day: 'Friday', ...weekday },
    { day: 'Saturday', opens: '10:00', closes: '16:00' },
    { day: 'Sunday' },
  ]),
  responsePromise: 'We reply within 24 hours',
  rating: 4.9,
  ratingLabel: 'out of 5',
  featuredTowns: references([
    'town-reading',
    'town-slough',
    'town-maidenhead',
    'town-bracknell',
    'town-wokingham',
    'town-windsor',
    'town-newbury',
  ]),
  footerText:
    'We buy cars, vans and SUVs all over Berkshire: a free quote, free collection and a bank transfer before the vehicle leaves.',
  process: {
    heading: 'How it works',
    steps: steps(
      {
        title: 'Request a quote',
        text: 'Enter your registration, add the mileage and the condition, and send the form. It is free.',
      },
      {
        title: 'Receive your valuation',
        text: 'It usually reaches you within 24 hours and is typically valid for 7 days.',
      },
      {
        title: 'Arrange the collection',
        text: 'Choose a day and a place: your home, your workplace or elsewhere in Berkshire.',
      },
      {
        title: 'Get paid',
        text: 'After the inspection and the paperwork we pay by bank transfer, before the car is taken away.',
      },
    ),
  },
  placePages: {
    benefits: [
      'Free quote with no obligation',
      'Free collection from home or work',
      'Bank transfer before the car leaves',
      'No fees, no deductions',
    ],
    buttonLabel: 'Get a Free Quote',
    sellingPointsHeading: 'Selling your car in {place}',
    localExpertiseHeading: 'Local knowledge',
    callToActionHeading: 'Your next step',
    sidebarHeading: 'Sell your car here',
    sidebarText:
      'Tell us about it and have a valuation, usually within 24 hours. It is free and commits you to nothing.',
  },
  faqPage: {
    title: 'Frequently asked questions',
    intro: 'How a sale works, what you need for it and when you are paid.',
    cta: callToAction(
      'Is your question missing?',
      'Call us or send a message, or simply ask for a quote: it is free and commits you to nothing.',
    ),
    seo: seo(
      'Questions about selling your car in Berkshire',
      'How selling your car works, which documents you need, when you are paid, which areas we cover, and whether we buy cars with faults or a failed MOT.',
    ),
  },
  thankYouPage: {
    title: 'Thank you',
    text: 'Your message has reached us, and we reply within 24 hours.',
    documents: [
      'The V5C logbook',
      'The service history',
      'The MOT certificate, if the car needs one',
      'All keys',
      'Photo ID: a driving licence or a passport',
      'Proof of address: a recent utility bill or bank statement',
    ],
  },
  enquiryRetentionMonths: 12,
}
