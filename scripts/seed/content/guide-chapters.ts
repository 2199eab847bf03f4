/** A chapter of the guide; the text is Markdown. Other pages link to its anchor. */
export type GuideChapterContent = {
  anchor: string
  title: string
  text: string
}

/** The chapters of the guide on prices, inspections and sales that need more thought. */
export const guideChapters: GuideChapterContent[] = [
  {
    anchor: 'how-a-price-is-made',
    title: 'How a price is made',
    text: `
A valuation starts from what cars of the same model, age and specification change hands for in the trade. From there it moves
with the mileage, the condition, the time left on the MOT, the service history and how quickly such cars sell at the moment.

**An invented example, not an offer.** A seven-year-old hatchback with 62,000 miles:

- trade value for its age at an average mileage: £5,000
- mileage above the average: −£250
- two tyres close to the legal limit and a scraped wheel: −£180
- full service history with invoices: +£150
- valuation: **£4,720**

Retail prices on a forecourt are higher, because they include preparation, a warranty, premises and tax on the dealer's
margin. A private buyer may pay more than the trade too; see [the comparison](#private-sale-or-part-exchange).
`,
  },
  {
    anchor: 'inspection',
    title: 'What an inspection looks at, and when an offer changes',
    text: `
Our driver compares the car with your description: the number on the chassis with the V5C, the mileage, bodywork and glass,
tyres, warning lights, how it starts and runs, keys, papers, and the vehicle's recorded history.

The offer stays as it is when the car matches what you told us. It may change when something differs: a warning light that was
not mentioned, damage that the form did not name, a different mileage, a recorded write-off. You are told what it is and what
it costs, and you can say no; nothing is owed for the visit.
`,
  },
  {
    anchor: 'lost-logbook',
    title: 'The V5C logbook is lost',
    text: `
The registered keeper can [ask DVLA for a new V5C](https://www.gov.uk/vehicle-log-book) online or by post; there is a fee. It
is sent to the keeper's address on record, so correct that address first if you have moved. Tell us when you ask for the
quote: we can value the car meanwhile, and agree the collection for when the logbook is there.
`,
  },
  {
    anchor: 'a-car-of-someone-who-died',
    title: 'A car of someone who has died',
    text: `
The car belongs to the estate, so those who may act for the estate sell it: the executors named in the will or, without one,
the administrators. Please have the paper that shows this ready, with the death certificate or a copy of it, and your own
photo ID. Where several people act together, all of them should agree to the sale in writing.

[GOV.UK explains how to tell DVLA](https://www.gov.uk/tell-dvla-about-bereavement). Ask the insurer before anyone drives the
car: cover can end with the death. There is no hurry on our side.
`,
  },
  {
    anchor: 'more-owed-than-it-is-worth',
    title: 'More is owed than the car is worth',
    text: `
Ask your lender for a settlement figure; it names a day until which it holds. If it is higher than our offer, the difference
has to be paid to the lender at the sale, and only then is the car free to sell. Under a PCP agreement or hire purchase, ask
the lender about voluntary termination as well before you decide; it can be the cheaper way out, and we will not tell you
otherwise. A personal loan is different: the car is yours, and the loan goes on.
`,
  },
  {
    anchor: 'leased-and-company-cars',
    title: 'Leased, contract-hire and company cars',
    text: `
A leased or contract-hire car belongs to the leasing company, and a company car to the company, whoever drives it. Neither is
the keeper's to sell. Some leases allow you to buy the car at the end, or to introduce a buyer: ask the leasing company for
that in writing first. A company can sell us its own car; we then deal with somebody who may sign for it.
`,
  },
  {
    anchor: 'private-plates',
    title: 'Keeping a private plate',
    text: `
The plate goes with the car unless you take it off first. [Apply to DVLA](https://www.gov.uk/personalised-vehicle-registration-numbers)
before the sale and wait until the car has its new registration and a new V5C. Give us both registrations, so that the
valuation and the history check are about the right car.
`,
  },
  {
    anchor: 'write-offs',
    title: 'Insurance write-offs',
    text: `
Insurers sort written-off cars into [categories](https://www.gov.uk/scrapped-and-written-off-vehicles/insurance-writeoffs). A
and B must be crushed, B after usable parts have been taken. S means damage to the structure and N damage elsewhere; both may
return to the road once repaired. Before October 2017 comparable categories were called C and D. The category stays on record
and lowers the value, repaired or not, so please name it: we would find it in the history check anyway.
`,
  },
  {
    anchor: 'imports',
    title: 'Imported cars',
    text: `
A car from abroad can be sold like any other once it is [registered in the United Kingdom](https://www.gov.uk/importing-vehicles-into-the-uk)
and has a V5C. Tell us the country, whether the speedometer counts kilometres, and any difference from the British model: it
changes what parts and insurance cost the next owner. A car that is not registered here yet needs that done first.
`,
  },
  {
    anchor: 'non-runners',
    title: 'Cars that do not run',
    text: `
We buy them. What we need to know is practical: whether the wheels turn and the steering unlocks, whether the handbrake
releases, where the keys are, and what stands in front of the car. Say what happened before it stopped. A car that is off the
road needs a [SORN](https://www.gov.uk/make-a-sorn) unless it is taxed and insured, and has to stand on private ground.
`,
  },
  {
    anchor: 'ulez',
    title: 'Clean-air charges toward London',
    text: `
London's Ultra Low Emission Zone covers all London boroughs and so begins at the eastern edge of Berkshire. As a rule, petrol
cars meet its standard from Euro 4 (mostly those first registered from 2006) and diesels from Euro 6 (mostly from September
2015). Look your car up with [Transport for London](https://tfl.gov.uk/modes/driving/check-your-vehicle/); the rule has
exceptions. A car that does not meet it tends to be worth less near London than in the west of the county. It can be sold all
the same.
`,
  },
  {
    anchor: 'electric-cars',
    title: 'Electric cars and plug-in hybrids',
    text: `
The battery decides much of the price. A recent report on its state of health, from a dealer or an independent test, makes for
a closer valuation; failing that, tell us the range shown at a full charge. Say whether the battery is owned or, as with some
early cars, leased. Have the cables ready. Before the handover, remove the car from your account and your phone from the
car, delete saved places, and cancel charging cards and home-charger links.
`,
  },
  {
    anchor: 'private-sale-or-part-exchange',
    title: 'Selling privately, in part-exchange or to us',
    text: `
- **Privately** usually brings the most. In return you advertise, answer strangers, let them drive the car, check their payment
  and stay answerable for what you have said about it.
- **Part-exchange** is the least work if you are buying anyway. Compare the whole deal: a good price for the old car can be
  paid for by a smaller discount on the new one.
- **To a buyer such as us** is quick and done at your door, with one visit and a bank transfer. We have to sell the car again,
  so we pay less than a private buyer who is keen on it.

If you have time and a car that is easy to sell, try privately first. An offer of ours commits you to nothing.
`,
  },
  {
    anchor: 'complaints',
    title: 'If something goes wrong',
    text: `
Tell us through the [contact page](/contact), with the registration and the day: whoever you dealt with should have the chance
to put it right. If we cannot agree, [Citizens Advice](https://www.citizensadvice.org.uk/consumer/) gives free and independent
advice, and the small claims court is open to you. Our [terms](/terms) say what we have promised.
`,
  },
]
