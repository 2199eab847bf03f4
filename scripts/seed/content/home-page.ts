import { callToAction, features, seo } from '../parts.ts'
import { richText } from '../portable-text.ts'
import type { SeedDocument } from '../seed-document.ts'

/** The texts of the home page. */
export const homePage: SeedDocument = {
  _id: 'homePage',
  _type: 'homePage',
  hero: {
    title: 'Sell Your Car Fast in Berkshire',
    text: 'A local service that buys cars, vans and SUVs of any make, age or condition, and comes to you.',
    benefits: [
      'Free quote with no obligation',
      'Valuation usually within 24 hours',
      'Free collection from home or work',
      'Bank transfer before the car leaves',
    ],
    quoteLabel: 'Get a Free Quote',
    contactLabel: 'Contact Us',
  },
  lookup: {
    heading: 'Start with your registration',
    help: 'It gives us make, model and engine, which saves you typing them in. It commits you to nothing.',
  },
  whyChooseUs: {
    heading: 'Why sell to us',
    items: features(
      {
        icon: 'clock',
        title: 'Fast from start to finish',
        text: 'A valuation usually takes less than 24 hours, and the whole sale can be finished within a day.',
      },
      {
        icon: 'money',
        title: 'Paid before it leaves',
        text: 'We pay by bank transfer at the collection. It usually arrives within minutes, and the car stays until it has.',
      },
      {
        icon: 'van',
        title: 'Free collection',
        text: 'From your home, your workplace or elsewhere in Berkshire. You need not drive anywhere.',
      },
      {
        icon: 'tag',
        title: 'No fees, no deductions',
        text: 'The price we agree is the price you are paid. Nothing is taken off for paperwork or transport.',
      },
      {
        icon: 'key',
        title: 'Any make, age or condition',
        text: 'High mileage, a mechanical fault or a failed MOT need not stop a sale. Just tell us about it.',
      },
      {
        icon: 'document',
        title: 'Finance settled',
        text: 'Still paying for it? We can settle with the lender and pay you the balance that remains.',
      },
    ),
  },
  about: {
    heading: 'Local since 2010',
    text: richText(`
We have been buying cars from people in Berkshire since 2010. You deal with a service that knows the county, from the
terraces of [Reading](/reading) to the villages around [Newbury](/newbury), and that comes to your door instead of asking
you to come to it.
`),
    linkLabel: 'More about us',
  },
  testimonials: { heading: 'What sellers say' },
  faq: {
    heading: 'Questions before you start?',
    text: 'Which papers do you need? What if the car has failed its MOT? When does the money arrive? Here are plain answers to what sellers ask most.',
    linkLabel: 'Read the answers',
  },
  areas: {
    heading: 'Areas we serve',
    text: 'We buy cars all over Berkshire, in town and in the villages. Choose the place nearest to you.',
  },
  cta: callToAction(
    'Ready to sell your car?',
    'Send us the details now. It takes a few minutes, costs nothing and commits you to nothing.',
  ),
  seo: seo(
    'Sell Your Car Fast in Berkshire',
    'Sell your car or van in Berkshire: a free quote, usually within 24 hours, free collection from your door, and a bank transfer before the car leaves.',
  ),
}
