import type { TownContent } from '../town-content.ts'

export const maidenhead: TownContent = {
  intro: `Coaches once changed horses at Maidenhead on the Bath Road. Now the Elizabeth line calls, and a good many residents have changed how they travel again. Brunel's brick bridge carries them over the Thames to London while the car stays at home. If yours now moves once a fortnight, its value is going down and its insurance is not.

Selling it can be a quiet affair. You describe the car, we send a valuation, usually within 24 hours, and it typically stands for 7 days. Nothing in Maidenhead has to be advertised first, and no one comes to kick the tyres on a Sunday.`,
  sellingPoints: `- **From home, or from the office.** Many people drive into Maidenhead to work. If your car spends the day in a company car park here, it can be collected there at no charge.
- **Flats near the station.** New blocks often have a barrier and a low roof. We can meet your car on the street outside instead, so check the headroom before you book.
- **A figure without trimmings.** Nothing is taken off for fees or paperwork, and the transfer reaches your account before the car crosses the Maidenhead boundary.
- **Any age, any state.** A company car bought out at the end of a lease and a twenty-year-old estate with no MOT go through the same form.`,
  localExpertise: `For a collection vehicle, Maidenhead is well placed. Junction 8/9 of the M4 is close to the south, the A4 crosses the town from the Thicket to the river, and the A308 runs up one side and down the other towards Windsor and Marlow. What slows things is the middle: one-way streets, building sites and the hill on the west side. So for a town-centre address we ask where a longer vehicle could stop.

The neighbourhoods differ more than the single SL6 postcode suggests. [Boyn Hill](/maidenhead/boyn-hill) has terraces close to the station. [Furze Platt](/maidenhead/furze-platt) is suburban, with a branch-line stop. [Pinkneys Green](/maidenhead/pinkneys-green) meets the commons, and [Holyport](/maidenhead/holyport), beyond the motorway, is a village round a green. Parishes such as Bray and Cookham come under [Windsor and Maidenhead](/windsor-maidenhead), where there is a page for each.`,
  callToAction: `Put your registration into the [quote form](/get-a-quote) with the mileage and anything that does not work. It is free, and a Maidenhead seller is under no obligation to go on. If there is a lease or loan against the car, add the lender's name: hire purchase and PCP have to be settled as part of a sale, and any balance left after that is yours.

Have the V5C, all the keys, service records and MOT certificate ready, plus photo ID and proof of your SL6 address. For something out of the ordinary, such as a car in a locked basement near the station, [contact us](/contact) and describe it.`,
  metaTitle: 'Sell My Car in Maidenhead | Collected Free in SL6',
  metaDescription:
    'Sell your car in Maidenhead from home or the office car park. Free SL6 collection, no fees, and a bank transfer made before the car leaves you.',
  areas: {
    'boyn-hill': {
      intro: `Boyn Hill looks down on Maidenhead station, and a brisk walk gets you to the platform. That has made it a neighbourhood of commuters, with Victorian streets near All Saints, the church G. E. Street designed, and later houses behind. In the older roads few homes have a drive. A car that nobody needs on weekdays is taking a space that somebody on the street would like.`,
      sellingPoints: `- Parked nose to tail? We only need enough room to open the doors, look underneath and start the engine; the loading can be done at the corner.
- Parking scrapes on the road side are common on hills like this one, and they are priced in, not argued over.
- Nothing changes hands until the transfer shows in your account, even if you have a train to catch.`,
      localExpertise: `The A4 is on the north side of the area and the A308 is not far to the east, so a transporter does not have to go through the town centre. Junction 8/9 of the M4 is a few minutes further. It is the residential streets that decide the plan: some slope, some narrow where cars stand on both sides. Early afternoon is easiest, once the station traffic has thinned and before the schools turn out.

From here it is a short drive up to [Pinkneys Green](/maidenhead/pinkneys-green), or down to [Cox Green](/windsor-maidenhead/cox-green), and we cover both.`,
      callToAction: `You can fill in the [quote form](/get-a-quote) on the train home to Boyn Hill. No photos are needed, just plain words: mileage, warning lights, last service, and whether the car is in a permit bay.`,
      metaTitle: 'Sell My Car in Boyn Hill, Maidenhead',
      metaDescription:
        'On a tight Boyn Hill street near Maidenhead station? Sell your car where it is parked, with free collection and no fees or cash involved.',
    },
    'furze-platt': {
      intro: `Furze Platt keeps its own small station on the branch to Marlow, and it keeps its own pace too. This is north Maidenhead: semis, bungalows, schools, and drives long enough for two cars. People stay a good while. We would expect the car for sale to have a folder of invoices from the same garage, and that folder is worth finding before you ask for a price.`,
      sellingPoints: `- One-owner cars with a full history: list the services in the form, because a Furze Platt car that has been looked after should be valued as one.
- A parent giving up driving can have the sale handled at their own front door, with family there.
- If the MOT ran out while the car sat behind the gates, it can be collected without a test, because it need not be driven on the road.`,
      localExpertise: `Two roads matter for the collection. The A308 passes on its way out towards Marlow, and the B4447 leads north to Cookham. Both have side turnings with room to load. Do think of the level crossing if you are near the line, and of school hours, when the verges fill. Furze Platt station itself has little space around it, so a home address in SL6 is the better meeting place.

The parish of [Cookham](/windsor-maidenhead/cookham) begins up the road, and [Maidenhead town](/windsor-maidenhead/maidenhead-town) is just as close the other way.`,
      callToAction: `Phone between 9am and 6pm on a weekday if forms are not your thing, or begin with the [online quote](/get-a-quote). When selling for a parent in Furze Platt, check whose name is on the logbook first.`,
      metaTitle: 'Sell My Car in Furze Platt, Maidenhead',
      metaDescription:
        'Sell a well-kept car from your Furze Platt drive in north Maidenhead. A fair look at its history, free collection and payment before it goes.',
    },
    'pinkneys-green': {
      intro: `At Pinkneys Green the houses stop and the commons begin. The National Trust looks after the green and Maidenhead Thicket beside it, and homes are set back along tracks and quiet roads. Cars here work for a living: dogs, muddy boots, a trailer now and then. When the old estate or four-by-four has done its share, it can go from your gate.`,
      sellingPoints: `- Dog hair, scratched load lips and a tow bar are ordinary in a car from the edge of the Thicket, and we would rather see them than have them hidden.
- Gravel drives and soft verges call for care. A vehicle that runs can be walked out to firm ground for loading.
- Diesel estates with a hundred thousand motorway miles are quoted on condition and record.`,
      localExpertise: `The A4 and the A308 pass on either side, and the A404 takes fast traffic north and south a little way off. That makes it easy to reach the area and easy to overshoot the turning. A sat-nav pin for an SL6 postcode may cover several houses round the green, so a house name and a note about the nearest lane help a great deal. Common land is not ours, or yours, to park on: please picture where a lorry could wait on the road itself.

Neighbouring [Furze Platt](/maidenhead/furze-platt) has the closest station. Over towards the river, [Bisham](/windsor-maidenhead/bisham) is also on our list.`,
      callToAction: `Write down what the car has towed or carried when you ask for a [valuation](/get-a-quote). If a gate, a track or a low branch at your Pinkneys Green address needs explaining, there is space for that in the notes.`,
      metaTitle: 'Sell My Car in Pinkneys Green, Maidenhead',
      metaDescription:
        'Sell an estate, 4x4 or runabout from Pinkneys Green, by the commons west of Maidenhead. Free collection and a bank transfer before loading.',
    },
    holyport: {
      intro: `Holyport is gathered round a large green on the far side of the motorway from Maidenhead. It feels like deep country, yet junction 8/9 of the M4 is only a short drive. So its cars lead double lives: school and shop on weekdays, Heathrow and the coast at other times. If one of yours has been replaced, the buyer can come to the green instead of you going to the dealer.`,
      sellingPoints: `- Airport miles add up fast from here. A high reading is no obstacle, and a stack of receipts from a local garage helps.
- Staff or parents at Holyport College who sell between terms can ask a relative to hand the car over, with the keeper's consent in writing.
- Cars from the cottages and cars from the barns are inspected with the same list in hand.`,
      localExpertise: `The A330 comes through the village from the Ascot direction, and the A308 is where you join for Windsor or Maidenhead. Between them run narrower lanes, some with sharp bends. A transporter will normally want to load away from the green itself, which has no hard standing to speak of, so a lay-by or a wide drive is the thing to mention. Maidenhead station is too far for a comfortable walk with a suitcase; arrange your onward lift before you hand over the only car.

[Bray](/windsor-maidenhead/bray), whose parish takes in the village, has a page of its own.`,
      callToAction: `Tell us on the [quote form](/get-a-quote) which side of the green you live. A Saturday slot, between 10am and 4pm, often suits Holyport households with a working week spent along the M4.`,
      metaTitle: 'Sell My Car in Holyport | Collection by the Green',
      metaDescription:
        'Sell your car in Holyport without driving it to a dealer. Free village collection near M4 junction 8/9, no fees, and paid by bank transfer.',
    },
  },
}
