import { callToAction, features, seo } from '../parts.ts'
import { richText } from '../portable-text.ts'
import type { SeedDocument } from '../seed-document.ts'

/** The texts of the about page. */
export const aboutPage: SeedDocument = {
  _id: 'aboutPage',
  _type: 'aboutPage',
  hero: {
    title: 'About us',
    text: 'A local service for people in Berkshire who would like to sell a vehicle without weeks of waiting for a buyer.',
  },
  story: {
    heading: 'Our story',
    text: richText(`
We began in 2010 with a plain idea. Selling a car should not mean strangers on the drive every evening, a week of messages
that lead nowhere, or a buyer who talks the price down once you have agreed it.

So we do it in one visit. You tell us about the vehicle, we send you a valuation, and if you like it we come to you. We look
the car over, do the paperwork at your table or on your bonnet, and pay by bank transfer before we drive off.

We work in Berkshire because knowing the place helps. A collection in the middle of [Reading](/reading) is a different job
from one at the end of a lane in [West Berkshire](/west-berkshire), and both go better when whoever arranges them knows
which is which.
`),
  },
  values: {
    heading: 'What matters to us',
    items: features(
      {
        icon: 'speech',
        title: 'Straight answers',
        text: 'We tell you what a valuation rests on. If the inspection shows something else, we say what it is and why it counts.',
      },
      {
        icon: 'clock',
        title: 'Your time',
        text: 'One form and one visit. From the first message to the money in your account, it can all be done within 24 hours.',
      },
      {
        icon: 'shield',
        title: 'No pressure',
        text: 'A quote puts you under no obligation. Accept it, sleep on it or leave it.',
      },
      {
        icon: 'pin',
        title: 'Local knowledge',
        text: 'We cover one county, from town-centre flats to farms on the Downs, and know how to reach both.',
      },
    ),
  },
  guarantees: {
    heading: 'What you can count on',
    items: features(
      {
        icon: 'document',
        title: 'A free quote',
        text: 'Without obligation, and usually within 24 hours. It is typically valid for 7 days, subject to inspection.',
      },
      {
        icon: 'van',
        title: 'Free collection',
        text: 'From your home, your workplace or another place in Berkshire.',
      },
      {
        icon: 'money',
        title: 'Payment first',
        text: 'By bank transfer, on the same day and before the vehicle is taken away. Never in cash.',
      },
      {
        icon: 'tag',
        title: 'Nothing taken off',
        text: 'No fees and no deductions from the price we have agreed.',
      },
    ),
  },
  peopleHeading: 'The people you deal with',
  cta: callToAction(
    'Find out what your car could fetch',
    'The quote is free, and there is nothing to sign until you have decided.',
  ),
  seo: seo(
    'About us: buying cars in Berkshire since 2010',
    'Who we are and how we work: a local service that has bought cars across Berkshire since 2010, with free collection and payment by bank transfer.',
  ),
}
