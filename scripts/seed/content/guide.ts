/** The words of the selling guide; every `text`, `answer` and `intro` is Markdown. */
export const guide = {
  title: 'How to sell your car in Berkshire',
  metaTitle: 'Car selling guide: documents, steps and safety',
  metaDescription:
    'How to get your car ready to sell in Berkshire: what to clean, which papers to find, the four steps to payment, and how to stay clear of scams.',
  intro: `
Selling a car comes down to three things: knowing what you have, having the papers to hand and knowing when the money
arrives. This guide takes you through all three. It is meant for sellers in Berkshire, but most of it holds wherever you
live, and whoever you sell to.
`,
  benefits: [
    'A free quote with no obligation, usually within 24 hours',
    'Free collection from your home, your workplace or elsewhere in Berkshire',
    'Payment by bank transfer before the car is taken away',
    'No fees and no deductions',
    'Any make, age or condition, with or without an MOT',
    'Outstanding finance can be settled with the lender',
  ],
  preparation: [
    {
      title: 'Clean it, within reason',
      text: `
A washed car is easier to look over, and an honest look is what a fair price rests on. Wash the outside, clear out the boot
and the glovebox, and vacuum the seats. Look under the seats and the boot floor for your own things. There is no need to pay
for a valet, and small marks are better left alone than touched up badly.

Before the car goes, remove your toll tag and parking permits, sign out of its apps, and delete paired phones and saved
addresses.
`,
    },
    {
      title: 'Find the documents',
      text: `
- **V5C logbook.** It must be in your name or name you as the keeper. It shows who keeps the car; it is not proof of who owns
  it.
- **Service history.** The book, or the invoices, or both.
- **MOT certificate,** if the car needs one. Most cars have their first test due three years after registration.
- **All keys,** with any code cards and locking wheel nut key.
- **Photo ID:** a driving licence or a passport.
- **Proof of address:** a utility bill or a bank statement from the last three months.

If the registered keeper is somebody else, they need to be there or to give their authorisation in writing.

Keeping a private plate? Take it off before you sell, because a number that is still on the car can go with it.
[GOV.UK explains how](https://www.gov.uk/personalised-vehicle-registration-numbers).
`,
    },
    {
      title: 'Know the details',
      text: `
A quote is only as good as what it is based on. Have these in front of you:

- the registration and the mileage on the clock today
- make, model, engine size, fuel and transmission
- when the MOT runs out
- warning lights, faults and damage, inside and out
- whether there is finance on the car, and with which lender

Under hire purchase or PCP the car belongs to the finance company until the agreement is settled. Your lender can tell you
the settlement figure.
`,
    },
  ],
  steps: [
    {
      title: 'Request a quote',
      text: 'Enter your registration and fill in the [quote form](/get-a-quote). It is free and commits you to nothing.',
    },
    {
      title: 'Receive your valuation',
      text: 'You usually hear from us within 24 hours. A valuation is typically valid for 7 days and is subject to inspection at the collection.',
    },
    {
      title: 'Arrange the collection',
      text: 'Choose a day and a place: your home, your workplace or elsewhere in Berkshire. Collection is free.',
    },
    {
      title: 'Get paid instantly',
      text: 'We inspect the car, sign the paperwork with you and pay by bank transfer. The money usually arrives within minutes, and only then does the car leave.',
    },
  ],
  faqs: [
    {
      question: 'Can I sell a car that has no MOT?',
      answer: `
Yes, we buy cars whose MOT has run out or that have failed the test. A car without a valid MOT may not be driven or parked on
the road, except on the way to or from a repair or a test booked beforehand, so please keep it on private ground until we
collect it. You can [check the MOT history](https://www.gov.uk/check-mot-history) on GOV.UK.
`,
    },
    {
      question: 'Can I sell a car that is still on finance?',
      answer: `
Yes. Tell us the lender when you ask for the quote. We can settle what is outstanding with them, and any balance that remains
is paid to you. A personal loan is usually separate from the car, but look at your agreement to be sure.
`,
    },
    {
      question: 'What do I have to tell DVLA?',
      answer: `
That you have sold the car to a motor trader, and straight away. You need the 11-digit reference number from your latest V5C.
[GOV.UK shows the steps](https://www.gov.uk/sold-bought-vehicle) and says which part of the logbook you keep.
`,
    },
    {
      question: 'What happens to my road tax?',
      answer: `
It does not pass to the buyer. Once you have told DVLA about the sale, the tax is cancelled and any full months that remain are
refunded. If you pay by direct debit, check with your bank that it has stopped. Keep your insurance until the car has gone.
`,
    },
  ],
  safetyNote: `
**Stay clear of scams.** Whoever you sell to, do not hand over the keys or the V5C until the money is in your own account, and
look at the account itself, not at a screenshot or a message. Be wary of anyone who offers more than you asked, wants to pay
by a link or sends a "refund" request, or presses you to hurry. Never give out a card PIN, a banking password or a one-time
code. If something feels wrong, stop, and report it through
[GOV.UK](https://www.gov.uk/report-suspicious-emails-websites-phishing). We never ask you to pay a fee to sell your car.
`,
}
