/** A question of the FAQ page; the answer is Markdown. */
export type FaqContent = {
  slug: string
  question: string
  answer: string
}

/** The eight questions of the FAQ page, in the order in which they are shown. */
export const faqs: FaqContent[] = [
  {
    slug: 'how-it-works',
    question: 'How does selling my car to you work?',
    answer: `
1. Fill in the [quote form](/get-a-quote) with your registration, the mileage and a few words about the condition.
2. We send you a valuation, usually within 24 hours.
3. If you accept it, we agree a day, a time and a place for the collection.
4. We meet you there and look the car over against your description.
5. We do the paperwork together and pay you at once by bank transfer.
6. When the money is with you, we take the car away.

You are free to say no at every step until the paperwork is signed.
`,
  },
  {
    slug: 'bring-the-car-in',
    question: 'Do I have to bring the car to you?',
    answer: `
No. Collection is free, from your home, your workplace or another place in Berkshire that suits you. If the car does not
run, tell us when you ask for the quote, so that we come with the right transport.
`,
  },
  {
    slug: 'payment',
    question: 'How quickly will I be paid?',
    answer: `
At the collection. Once the car has been inspected and the paperwork is signed, we send the money by bank transfer, and it
usually arrives within minutes. We pay before the car leaves, so you can check your account first. We never pay in cash.
`,
  },
  {
    slug: 'documents',
    question: 'Which documents do I need?',
    answer: `
Please have these ready on the day:

- the V5C logbook, in your name or naming you as the keeper
- the service history, as far as you have it
- the MOT certificate, if the car needs one
- every key
- photo ID: a driving licence or a passport
- proof of your address from the last three months, such as a utility bill or a bank statement

If somebody else is the registered keeper, they need to be there or give you their written authorisation. Something
missing? [Ask us](/contact) before the day; it is easier to sort out in advance.
`,
  },
  {
    slug: 'areas-covered',
    question: 'Which areas do you cover?',
    answer: `
The whole of Berkshire, towns and villages alike. There is a page for [Reading](/reading), [Slough](/slough),
[Maidenhead](/maidenhead), [Bracknell](/bracknell), [Wokingham](/wokingham), [Windsor](/windsor) and
[Newbury](/newbury), each with the places around it. If you live close to the county boundary, [contact us](/contact) and
we will tell you whether we can come to you.
`,
  },
  {
    slug: 'faults-and-failed-mot',
    question: 'Do you buy cars with faults, high mileage or a failed MOT?',
    answer: `
Yes. We buy cars with mechanical problems, with a high mileage and with a failed or lapsed MOT. Describe what is wrong as
fully as you can: the valuation then already takes it into account, and there is less to discuss when we inspect the car.
`,
  },
  {
    slug: 'fees',
    question: 'Are there any fees or hidden charges?',
    answer: `
No. The quote and the collection are free, and we take no administration fee and make no deductions for our costs. If you
still owe money on the car, we can settle it with the lender and pay you whatever remains; nothing is added for doing so.
`,
  },
  {
    slug: 'vehicle-types',
    question: 'What kinds of vehicle do you buy?',
    answer: `
Cars, SUVs, vans and other light commercial vehicles, of any make and any age and in any condition. If you are not sure
whether yours counts, enter its registration on the [quote page](/get-a-quote) or [send us a message](/contact).
`,
  },
]
