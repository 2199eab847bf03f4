import { guideChapters } from './guide-chapters.ts'
import { callToAction, features, listOf, questions, seo, steps } from '../parts.ts'
import { richText } from '../portable-text.ts'
import type { SeedDocument } from '../seed-document.ts'

/** The texts of the selling guide. */
export const guide: SeedDocument = {
  _id: 'guide',
  _type: 'guide',
  title: 'How to sell your car in Berkshire',
  intro: richText(`
Selling a car comes down to three things: knowing what you have, having the papers to hand, and knowing when the money
arrives. This guide takes them one by one. It is written for sellers in Berkshire, but most of it holds wherever you live and
whoever you sell to.
`),
  benefits: {
    heading: 'What you get when you sell to us',
    items: features(
      {
        icon: 'document',
        title: 'A free quote',
        text: 'No obligation, and usually within 24 hours of your request.',
      },
      {
        icon: 'van',
        title: 'Collection at your door',
        text: 'Free of charge, from home, work or elsewhere in Berkshire.',
      },
      {
        icon: 'money',
        title: 'Money before the car leaves',
        text: 'By bank transfer at the collection, usually within minutes.',
      },
      { icon: 'tag', title: 'The full price', text: 'No fees, no deductions and no cash to count.' },
      {
        icon: 'key',
        title: 'A buyer for any car',
        text: 'Every make and age, with or without an MOT, running or not.',
      },
      {
        icon: 'shield',
        title: 'Finance settled',
        text: 'We can pay off the lender and pass the remaining balance on to you.',
      },
    ),
  },
  preparation: {
    heading: 'Get your car ready',
    text: 'An hour of preparation makes for a closer valuation and a shorter handover.',
    groups: listOf('tipGroup', [
      {
        title: 'Clean it, within reason',
        tips: [
          'Wash the outside and vacuum the seats. A clean car is easier to look over; a paid valet is not needed.',
          'Leave small marks alone. A poor touch-up is harder to judge than an honest scratch.',
          'Look for your own things under the seats, in the glovebox and beneath the boot floor.',
          'Take out toll tags and parking permits.',
          'Sign out of the car’s apps, and delete paired phones and saved addresses.',
        ],
      },
      {
        title: 'Find the documents',
        tips: [
          'The V5C logbook, in your name or naming you as the keeper. It shows who keeps the car, not who owns it.',
          'Written authorisation from the registered keeper, if that is somebody else who cannot be there.',
          'The service history: the book, the invoices or both.',
          'The MOT certificate, if the car needs one.',
          'All keys, with the locking wheel nut key if there is one.',
          'Photo ID: a driving licence or a passport.',
          'Proof of address from the last three months: a utility bill or a bank statement.',
        ],
      },
      {
        title: 'Know the details of the car',
        tips: [
          'The registration, and the mileage on the clock today.',
          'Make, model, engine size, fuel and transmission.',
          'The day the MOT runs out.',
          'Warning lights, faults and damage, inside and out.',
          'Whether there is finance on the car, and with which lender. Ask them for a settlement figure.',
          'Whether you want to keep a private plate. If so, take it off with DVLA before the sale.',
        ],
      },
    ]),
  },
  process: {
    heading: 'The sale in four steps',
    steps: steps(
      {
        title: 'Request a quote',
        text: 'Enter your registration and fill in the quote form. It takes a few minutes, is free and commits you to nothing.',
      },
      {
        title: 'Receive your valuation',
        text: 'It usually reaches you within 24 hours. It is typically valid for 7 days and is subject to inspection at the collection.',
      },
      {
        title: 'Arrange the collection',
        text: 'Choose a day and a place: your home, your workplace or elsewhere in Berkshire. Collection is free.',
      },
      {
        title: 'Get paid instantly',
        text: 'We inspect the car, do the paperwork with you and pay by bank transfer, usually within minutes. Only then does the car leave.',
      },
    ),
  },
  faqs: {
    heading: 'Common questions',
    items: questions(
      {
        question: 'Can I sell a car without an MOT?',
        answer: `
Yes. We buy cars whose MOT has run out or that have failed the test. A car without a valid MOT may not be driven or parked on
the road, except on the way to or from a repair or a test booked beforehand, so please keep it on private ground until we
collect it. Anyone can [check the MOT history](https://www.gov.uk/check-mot-history) of any car.
`,
      },
      {
        question: 'Can I sell a car that is still on finance?',
        answer: `
Yes. Tell us about it when you ask for the quote. Under hire purchase or PCP the car belongs to the finance company until the
agreement is settled, so it has to be settled as part of the sale. We can do that with your lender, and any balance that
remains is paid to you.
`,
      },
      {
        question: 'What do I have to tell DVLA?',
        answer: `
That you have sold the car to a motor trader, and straight away. Online you need the 11-digit reference number from your
latest V5C. [GOV.UK takes you through it](https://www.gov.uk/sold-bought-vehicle) and says which part of the logbook you keep.
If you want to keep a private plate, [apply for that](https://www.gov.uk/personalised-vehicle-registration-numbers) first.
`,
      },
      {
        question: 'What happens to my vehicle tax and insurance?',
        answer: `
Vehicle tax does not pass to the buyer. Once you have told DVLA about the sale, the tax is cancelled and you get a refund for
any full months left. Keep your insurance going until the car has left, then tell your insurer.
`,
      },
    ),
  },
  chapters: {
    heading: 'Prices, inspections and sales that need more thought',
    items: listOf(
      'guideChapter',
      guideChapters.map(({ text, ...chapter }) => ({ ...chapter, text: richText(text) })),
    ),
  },
  safety: {
    heading: 'Stay clear of scams',
    text: richText(`
Whoever you sell to, keep the keys and the V5C until the money is in your own account. Look at the account itself, not at a
screenshot or a message.

Be wary of anyone who

- offers more than you asked without seeing the car
- sends too much and wants some of it back
- asks you for a fee, a card PIN, a password or a one-time code
- presses you to decide at once

If something feels wrong, stop.
[GOV.UK says how to report it](https://www.gov.uk/report-suspicious-emails-websites-phishing). We never ask you to pay in
order to sell.
`),
  },
  contact: {
    heading: 'Do you have a question?',
    text: 'We are glad to talk it through before you decide anything.',
  },
  areasHeading: 'Selling in your area',
  cta: callToAction(
    'Ready when you are',
    'Send us the registration and what you know of the car. The quote is free and commits you to nothing.',
  ),
  seo: seo(
    'Car selling guide: documents, steps and safety',
    'How to get your car ready to sell in Berkshire: what to clean, which papers to find, the four steps to payment, and how to stay clear of scams.',
  ),
}
