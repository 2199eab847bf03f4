import type { TownContent } from '../town-content.ts'

export const bracknell: TownContent = {
  intro: `Bracknell was planned around the car. It was named a new town in 1949, and the neighbourhoods that followed were laid out with ring roads, underpasses and shared parking courts. Many households here run two cars and only need one. If yours is the spare, you can sell it without taking it anywhere.

Give us the registration, mileage and an honest word on its condition. A valuation usually reaches you within 24 hours, and it is typically valid for 7 days. That leaves a weekend to think it over between a Lexicon shop and the school run.`,
  sellingPoints: `- **No trip to the town centre.** Collection is free from your street in RG12 or RG42, or from the office car park where your car spends its weekdays.
- **Paid before it moves.** The bank transfer is made before your car leaves its Bracknell bay, and no fee is taken off the sum agreed.
- **Roundabout wear is no surprise.** Short hops with plenty of braking are what a Bracknell car does. Tired brakes, kerbed wheels or a failed MOT do not rule it out.
- **Vans too.** A van from one of the town's business areas can be quoted in the same way as a family hatchback.`,
  localExpertise: `The roads make this town simple to reach and easy to get lost in. The A329 and the A322 carry the through traffic, the A3095 runs down the western neighbourhoods, and the B3408 heads out towards junction 10 of the M4. Behind them are closes whose house numbers follow no obvious order. So a useful booking names the parking court or the nearest school as well as the postcode.

Each neighbourhood has its own habits. [Great Hollands](/bracknell/great-hollands) and [Easthampstead](/bracknell/easthampstead) have garage blocks and walkways between houses and road. [Martins Heron](/bracknell/martins-heron) grew up around its railway station. [Warfield](/bracknell/warfield), at the northern end, mixes newer estates with lanes. For the villages and parishes further out, see the [Bracknell Forest](/bracknell-forest) page.`,
  callToAction: `Start with the [quote form](/get-a-quote). It takes the details from your V5C and a line or two about faults, and there is no charge or obligation for a seller in Bracknell or anywhere else in Berkshire. If the car is on finance, mention the lender at the same time. The balance can be settled with them and whatever remains is paid to you.

Before we meet, put the logbook, every key, service history and any MOT certificate together, with photo ID and a recent proof of address. You can [ask a question first](/contact) if your Bracknell address is no longer the one on the logbook.`,
  metaTitle: 'Sell My Car in Bracknell | Free Local Collection',
  metaDescription:
    'Selling a car in Bracknell? Get a free quote, collection from your street in RG12 or RG42, and a bank transfer before the car is taken away.',
  areas: {
    warfield: {
      intro: `On the Bracknell side, Warfield means Whitegrove, Quelm Park and the newer streets that have filled in around them. These are estates of drives, single garages and short cul-de-sacs. A second car often sits out of the weather and does very few miles. When it becomes the car nobody insures, you can sell it from the drive it is parked on.`,
      sellingPoints: `- A car that has only ever gone to the supermarket and back from Whitegrove is worth telling us about in those terms: low mileage and a full set of stamps both count.
- Seven-seaters outgrown by a Quelm Park family are quoted like anything else, child-seat marks included.
- The money arrives by bank transfer while our collector is still at your Warfield address.`,
      localExpertise: `The A3095 brings most traffic up from the town, and the B3034 crosses towards the villages. Neither is the hard part. The hard part is the last hundred yards, where visitors' cars line a narrow close at weekends. If yours is like that, suggest the wider road at its mouth as the meeting place. Postcodes here are mainly RG42, with a little RG12, so give the street name as well.

Neighbours in [Martins Heron](/bracknell/martins-heron) and out at [Hayley Green](/bracknell-forest/hayley-green) are covered too.`,
      callToAction: `Fill in the [quote form](/get-a-quote) after the school run and you should usually hear within 24 hours. The rural half of the parish has [a page of its own](/bracknell-forest/warfield), so use that if your gate opens on to a lane rather than an estate road.`,
      metaTitle: 'Sell My Car in Warfield, Bracknell | Whitegrove, Quelm Park',
      metaDescription:
        'Sell a car from Whitegrove, Quelm Park or nearby Warfield estates. Free collection from your drive and payment by bank transfer before it goes.',
    },
    easthampstead: {
      intro: `Easthampstead was a village long before Bracknell grew around it. Now it is the part of town just south of the centre, where older roads meet new-town flats and Point Royal stands over the lot. Selling a car from here is often about where it is kept: a shared bay, a permit space, a garage round the back.`,
      sellingPoints: `- Flat owners near Point Royal need not find a private spot for an inspection. The bay the car lives in will do.
- An older runabout used for the ten-minute trip into town can be sold with a flat battery or an expired MOT, as long as you say so.
- You hand over the keys in Easthampstead after the transfer has been made, not before.
- What we agree at the kerb is what you get, without an administration charge.`,
      localExpertise: `Access comes from two sides. The A322 passes to the east and the A3095 to the west, so a transporter seldom has to thread the residential streets for long. The weak spot is height and width around the garage blocks. If your garage sits at the end of a walkway, move the car to the front before the appointment, or tell us it does not start. Bracknell station is within reach on foot for many, which is why some cars here go unused all week.`,
      callToAction: `Say in your [quote request](/get-a-quote) which block or bay the car is in, and whether there is a gate code. Over the road in [Great Hollands](/bracknell/great-hollands) or [Crown Wood](/bracknell-forest/crown-wood)? You are on the same round.`,
      metaTitle: 'Sell My Car in Easthampstead, Bracknell',
      metaDescription:
        'Sell your car from Easthampstead, RG12: a shared bay, a garage block or the kerb. Free collection, no fees, and a bank transfer before it leaves.',
    },
    'great-hollands': {
      intro: `Great Hollands went up mainly in the late 1960s and 1970s, when planners kept people and cars apart. Front doors face footpaths; cars wait in courts and garage rows behind. It is a good idea for children and a puzzle for anyone collecting a vehicle. So the first thing to settle is not the price but which side of the house the road is on.`,
      sellingPoints: `- **Court or garage, both work.** Send the name of the road that leads to your parking court, since a sat-nav may aim for the footpath.
- **Standing cars are fine.** A garage row hides many a car that was going to be mended one day, and in Great Hollands we would sooner see it than have you pay for repairs.
- **One visit.** Inspection, paperwork and transfer all take place beside the car.`,
      localExpertise: `The A3095 runs past this side of Bracknell and joins the A329 to the north, which is the usual way in for a recovery lorry. Inside the estate the spine roads are wide enough; the courts may not be. A car that rolls can be pushed out to the spine road. One that has seized brakes needs mentioning, because it may take a winch and more room.

For junction 10 of the M4 the run from here is short, so daily commuters to Reading or London tend to show motorway miles on a seven-year-old car. Motorway miles with receipts are easier to value than short trips with none.`,
      callToAction: `Use the [quote form](/get-a-quote), and put "parking court" or "garage row" in the notes with the road it opens on to. The same goes for neighbours across the A3095 and at [Jennett's Park](/bracknell-forest/jennetts-park) or [Birch Hill](/bracknell-forest/birch-hill).`,
      metaTitle: 'Sell My Car in Great Hollands, Bracknell',
      metaDescription:
        'Car in a Great Hollands parking court or garage row? Sell it where it stands. Free collection in RG12, no fees and payment by bank transfer.',
    },
    'martins-heron': {
      intro: `The railway came late to Martins Heron. The station opened on 3 October 1988, with a large Tesco beside it, and for many households the train has since taken over the commute. The car that once did it now does the shopping, or nothing. That is a sensible moment to sell it from home.`,
      sellingPoints: `- A valuation asked for on the platform in the morning can usually be waiting the next day, and it normally holds for a week.
- Cars that have faded in one Martins Heron spot since the season ticket was bought are welcome: age and high mileage are no bar.
- Payment goes to your bank, never in notes, and is sent before the loading starts.`,
      localExpertise: `Two main roads frame the estate. The A329 passes Lily Hill Park on the north side and the A322 turns south for the motorway. A transporter can leave either of them for the estate in a minute or two. The closes themselves are tight, so for a large SUV or a non-runner we may agree to load where the road widens. Please do not plan on the supermarket or station car park as a meeting place without asking its operator: your own RG12 address is simpler, and proof of it is one of the papers needed anyway.`,
      callToAction: `Look out the V5C before you sit down with the [quote form](/get-a-quote). If the keeper is a partner who works in London all week, a Saturday visit between 10am and 4pm may suit you both. We come to [Chavey Down](/bracknell-forest/chavey-down), a little further out, as well.`,
      metaTitle: 'Sell My Car in Martins Heron, Bracknell',
      metaDescription:
        'Swapped the drive for the train at Martins Heron? Sell the car from your RG12 close, with free collection and the transfer made before loading.',
    },
  },
}
