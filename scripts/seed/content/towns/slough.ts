import type { TownContent } from '../town-content.ts'

export const slough: TownContent = {
  intro: `Slough works early, late and at weekends. Its trading estate, the airport next door and the warehouses at Poyle keep cars moving at hours when dealers are shut. A vehicle here is often a tool: a minicab, a van, a saloon that does Heathrow before dawn. When the tool wears out, you want a straight price and an end to it.

That is what we offer across SL1, SL2 and SL3. The quote is free, it usually comes within 24 hours, and it typically holds for 7 days. We travel to your home or your Slough workplace, look the vehicle over, complete the papers and pay by transfer before it is removed.`,
  sellingPoints: `- **Shift-friendly.** Fill in the form at three in the morning if that is your lunch break; the office opens at 9am on weekdays and 10am on Saturdays.
- **Big mileages are normal.** Airport and courier work puts a hundred thousand on a Slough car quickly. Tell us the figure as it is.
- **Working vehicles.** A panel van from a unit on the estate follows the same steps as a car from the street behind it.
- **No cash at the gate.** Payment goes bank to bank, which is safer for both sides, and there is nothing to deduct.
- **Shared drives.** Four cars, one frontage: say which are blocked in and by whom.`,
  localExpertise: `Three junctions of the M4 serve the town. Junction 7 is for Cippenham and the west, junction 6 for the middle, and junction 5 for Langley, Brands Hill and Colnbrook. The A4 joins all of them along the Bath Road. The A355 heads north past the Farnham Road shops, the A412 leads up through Wexham, and the A332 goes over to Windsor. A collector chooses between them by the time of day, and the A4 at half past five is seldom the answer.

Parking decides most of the rest. In [Chalvey](/slough/chalvey) and round the [town centre](/slough/slough-town-centre), streets are tight and many are permit only. [Langley](/slough/langley), [Britwell](/slough/britwell) and [Cippenham](/slough/cippenham) give more room. In [Poyle](/slough/poyle) it is lorries you share the road with. Close by, though under another council, are [Datchet](/windsor-maidenhead/datchet) and [Eton](/windsor-maidenhead/eton).`,
  callToAction: `Send your registration through the [quote form](/get-a-quote), with the mileage, faults and MOT date. If the vehicle was licensed for hire or carried a firm's name, put that in as well. It costs a Slough seller nothing to ask and nothing to say no.

Then collect the papers: the V5C in your name, keys, service record, MOT certificate if there is one, photo ID, and a utility bill or bank statement from the past three months. Where a relative is the registered keeper, they should be there or give written permission. Finance can be cleared with the lender. You can [call or write](/contact) if the car is at work and you need the site's rules checked before we come.`,
  metaTitle: 'Sell My Car in Slough | Cars, Vans and High Mileage',
  metaDescription:
    'Sell a car or van in Slough around your shifts. Free quote and collection in SL1, SL2 and SL3, with the bank transfer made before it is moved.',
  areas: {
    'slough-town-centre': {
      intro: `The middle of Slough is filling with flats, and most of them come with one space or none. The trains from Slough station are fast enough that many who move in find the car they brought stays put. Selling from a tower by the Curve is a little different from selling from a drive, but only in where we stand.`,
      sellingPoints: `- Underground level, barrier code, height limit: three facts that make a centre collection go well.
- If your contract space in SL1 is up for renewal, ask for the price a fortnight before.
- You do not lose a working day. The inspection can be at the office in central Slough as easily as at the flat.`,
      localExpertise: `The A4 passes just south of the shops and the A412 and A332 meet it close by. These are red-light roads with bus lanes, so stopping on them is out of the question. We look instead for a side street or a service yard, with the building's consent. SL1 covers the centre and reaches well beyond it; SL2 begins just over the railway. Tell us which side of the tracks you are on, because a lorry cannot simply cross anywhere.

From junction 6 of the M4 it is a short run in. [Elliman](/slough/elliman) lies to the north of the line, [Upton](/slough/upton) to the south.`,
      callToAction: `Is the car registered at an old address, as it often is with a new flat? Sort that on the V5C or [talk to us](/contact), and then [ask for the quote](/get-a-quote) with your block's name on it.`,
      metaTitle: 'Sell My Car in Slough Town Centre | SL1 Flats',
      metaDescription:
        'Car unused under a flat in central Slough? Sell it from SL1 with a free quote, collection planned round barriers, and money sent by transfer.',
    },
    baylis: {
      intro: `Baylis has a park, a Grade I listed house and, around them, solid inter-war streets where one family may run a car for each adult. It is a neighbourhood of extended houses and full frontages. When a son leaves or a grandmother stops driving, there is suddenly one vehicle too many. The kindest thing for the hedge is to sell it.`,
      sellingPoints: `- Boxed in on the drive? Shuffle the other Baylis cars the night before so that yours is at the front.
- Keys for an older car tend to scatter round a large household; each one you can find helps.
- The price is for the car as you describe it, dents from the gatepost and all.
- Keeper abroad for some weeks: get the letter of authority by e-mail or post before we come.`,
      localExpertise: `The A355 is the road to know. It comes up from the motorway at junction 6 and passes the west side of the area, close enough that a transporter hardly needs the side streets. Near Baylis Park the roads are wide by Slough standards, but they fill at the start and end of school. An hour outside that is better for everybody. Postcodes are split between SL1 and SL2, and the street name settles which.

[Manor Park](/slough/manor-park) follows on northwards. [Elliman](/slough/elliman) is to the east.`,
      callToAction: `More than one car going from the same address? Send a [form](/get-a-quote) for each and mention the other. Two can be looked at in a single Baylis visit, with separate papers and separate transfers.`,
      metaTitle: 'Sell My Car in Baylis, Slough | By Baylis Park',
      metaDescription:
        'One car too many at your Baylis house? Get a free quote, make room on the drive and have it collected near the A355, paid by bank transfer.',
    },
    'brands-hill': {
      intro: `Brands Hill is the small settlement at junction 5 of the M4, the last of Slough before Colnbrook. Planes, motorway, hotels: everyone passes it and not many live in it. Those who do tend to work round the airport. A car from Brands Hill may have spent half its life in a staff car park, which says nothing bad about it.`,
      sellingPoints: `- Staff passes and permits should come off the windscreen before the sale; check the glovebox for fuel cards as well.
- Flying out for good? Fix the handover before your last shift, and have the transfer in your account before you leave.
- Dust, grit and chips from the lorries on the A4 are taken as read in a Brands Hill car.`,
      localExpertise: `For a collector this could not be simpler by road, since the A4 and the M4 meet here. The hazard is speed: the junction roundabout and its slip roads are no place to stop. So the meeting point is always a side road or your own parking space in SL3. If you lodge in a shared house, tell the others that a lorry is due. Langley is the nearest station, a bus ride or a longish walk away.

We can combine a visit with one in [Langley](/slough/langley) or down in [Colnbrook](/slough/colnbrook).`,
      callToAction: `Ask for a [quote](/get-a-quote) between shifts and say when you sleep, so that no one rings at the wrong time. Opening hours for calls are 9am to 6pm in the week.`,
      metaTitle: 'Sell My Car in Brands Hill, Slough | M4 Junction 5',
      metaDescription:
        'Airport worker in Brands Hill with a car to sell? Free quote, collection from SL3 beside M4 junction 5, and the bank transfer comes first.',
    },
    britwell: {
      intro: `Britwell was built by the London County Council from the 1950s, with greens, crescents and gardens that a city family could only have dreamed of. Not every house got a garage. So cars stand on verges and in lay-bys, and a dead one is quickly noticed. If a neighbour has asked about yours, here is a way to answer.`,
      sellingPoints: `- Non-runners: say if it steers and rolls, and which way it points in the crescent.
- Untaxed or off the road? Keep it on your own land until the day, as the law asks, and we will carry it off.
- Vans belonging to Britwell tradespeople are valued with their racking and ladders left on or taken off, as you choose.
- Collecting it is our cost. Your part is the papers.`,
      localExpertise: `Out here the M4 is reached at junction 7, and the A355 brings you back to the middle of town. Crescents with a green in the centre are good for loading, because traffic can pass round the other way. Cul-de-sacs are not so good at the weekend. Burnham is the nearest station, beyond walking distance for some, which is why a household without a car feels it; line up the next one first if you depend on it.

[Manor Park](/slough/manor-park) is the neighbour towards Slough, and [Cippenham](/slough/cippenham) is over the railway.`,
      callToAction: `You can type the details into the [quote form](/get-a-quote) in the time the kettle takes. Tell us the name of the green or crescent besides the SL2 postcode, because several Britwell roads curve back on themselves.`,
      metaTitle: 'Sell My Car in Britwell, Slough | Running or Not',
      metaDescription:
        'Sell your car in Britwell, even a non-runner on the verge. Free collection from SL2 crescents and closes, and paid by transfer with no fees.',
    },
    chalvey: {
      intro: `Chalvey is an old part of Slough and a closely packed one. Its terraces lie between the railway and the motorway, with the ancient Montem Mound on the edge of it all. Nobody here has parking to spare. A car you have stopped using is a space that you, or next door, could have back this week.`,
      sellingPoints: `- **Gone without a fuss.** From a Chalvey terrace the quiet hours are mid-morning and early afternoon, and we ask for those.
- **Private-hire cars.** Take the plates and stickers off, return the licence plate to the council, and tell us how it was used.
- **Shared house, one keeper.** Only the person on the V5C can sell, or someone holding their written agreement.`,
      localExpertise: `Junction 6 of the M4 is on the western side, and the A355 leads in from it. A transporter can be at the end of your road within minutes of leaving the motorway; the road itself is the problem. Many are narrow, some are permit only, and mirrors get folded for a reason. We would normally see the car where it is parked, then move it to a wider spot to load. SL1 is the postcode for all of it.

Slough station is near enough to walk to. [Upton](/slough/upton) is eastwards and the village of [Eton Wick](/windsor/eton-wick) is across the fields.`,
      callToAction: `The [quote form](/get-a-quote) has a notes box. Put there what a stranger would need: one-way or not, permit zone, and which house has the driveway nobody may block in Chalvey.`,
      metaTitle: 'Sell My Car in Chalvey, Slough | SL1 Terraces',
      metaDescription:
        'No room for a spare car in Chalvey? Sell it from your SL1 terrace near M4 junction 6. Free collection, no cash, and no fee taken off the price.',
    },
    cippenham: {
      intro: `Cippenham has a village green at one end and large modern estates at the other, with the Slough Trading Estate directly to the north. You could work, shop and live here without crossing town. Company cars, family cars and weekend cars all share the same closes. Which kind yours is will shape what we ask about it.`,
      sellingPoints: `- Bought the company car at the end of the scheme? The V5C has to have come through in your name.
- Family car: clear the child seats and crumbs if you like, although a Cippenham inspection looks at metal and paper first.
- Weekend car: a cover and a trickle charger hint at care, so mention them.
- Collection from the trading estate during your shift is as free as from home.`,
      localExpertise: `Junction 7 of the M4 is the one for Cippenham. From there the A4 runs along the top of the neighbourhood and the A355 closes the eastern side. The estate roads were laid out with room for removal vans. Be wary, though, of the ends: gravelled private courts with four houses often forbid anything heavy. At shift change the main road is slow for half an hour in both directions, and a collector would rather arrive before it.

Trains go from Burnham, to the north-west. The next districts are [Britwell](/slough/britwell) beyond the trading estate and [Chalvey](/slough/chalvey) towards town.`,
      callToAction: `Start on the [quote page](/get-a-quote) with make, model and year, even if you must walk out to the close for the mileage. For an SL1 address in a private court, add who else uses the access.`,
      metaTitle: 'Sell My Car in Cippenham, Slough | Near Junction 7',
      metaDescription:
        'Sell your car from a Cippenham close or from work on the trading estate. Free collection via M4 junction 7, no fees, paid by bank transfer.',
    },
    colnbrook: {
      intro: `Colnbrook was a coaching stop, and the Ostrich Inn on the High Street still looks the part. The long-distance traffic has moved to the motorways around it. What remains is a narrow old centre, newer homes behind, and a community in which a car is close to essential. So most sellers in Colnbrook are not giving up driving. They are parting with the car that a newer one has replaced.`,
      sellingPoints: `- Overlap is fine: keep the old car insured in Colnbrook until the hour of collection, then cancel.
- The private number you want on the next car should be taken off this one first, through DVLA.
- Aircraft spotters' saloons, hauliers' pick-ups and pensioners' hatchbacks all go through the same four steps.
- Nothing is paid in notes at the roadside.`,
      localExpertise: `Because the High Street is old and tight, and larger vehicles may not be welcome in it, a transporter should keep to the A4 to the north or come in along the B3378. From either, junction 5 of the M4 is not far. Park your car towards one of those roads on the morning if you can. Height barriers are common round SL3, put up to keep lorries out, so look above you before you suggest a car park.

Heathrow Terminal 5 Rail is listed as the closest railway station, which shows how near the airport is. [Poyle](/slough/poyle) shares the parish with you.`,
      callToAction: `If water from the Colne Brook has ever been inside the car, that belongs in the [quote request](/get-a-quote), next to the mileage. The valuation usually comes back within 24 hours to your Colnbrook inbox.`,
      metaTitle: 'Sell My Car in Colnbrook | Village Collection, SL3',
      metaDescription:
        'Sell your old car in Colnbrook once the new one has come. Free collection clear of the narrow High Street, and a transfer before it leaves SL3.',
    },
    elliman: {
      intro: `Elliman is named after James Elliman, whose embrocation was made in Slough and rubbed into stiff joints across the land. The streets that bear his name begin just north of the railway. They are walkable to the station, lived in by people of every age, and short of kerb. A stiff-jointed old car is easily parted with here.`,
      sellingPoints: `- Clunks from the suspension, heavy steering, a door that sticks: name the ache in the form and we will price with it in mind.
- Elliman flats share bays, so tell the other users when the inspection is.
- Young drivers moving to a newer car may find a small engine with a long record worth more than they feared. Ask.`,
      localExpertise: `The A412 is the link road for this part of town, running past on its way out to Wexham. With the railway as a wall on the south side, all vehicles reach you by a few bridges, and those are where queues form. That is worth knowing if you have to be at work by nine. A visit after ten works well. Approaching from junction 6 of the M4, a transporter goes through the centre first, so allow some slack in the hour. Addresses are SL2 in the main, with some SL1.

[Upton Lea](/slough/upton-lea) and [Wexham Court](/slough/wexham-court) are further along the same road.`,
      callToAction: `Read the registration and mileage into your phone as you leave the house, and fill in the [quote form](/get-a-quote) on the platform at Slough station. Five minutes should do, with the MOT date to hand.`,
      metaTitle: 'Sell My Car in Elliman, Slough | North of the Station',
      metaDescription:
        'Sell an older or smaller car in Elliman, just north of Slough station. Honest pricing, free SL2 collection and a transfer made before it goes.',
    },
    langley: {
      intro: `Langley has its own station, its own shops and, in St Mary's, a church with a 17th-century library. It has the feel of a town within Slough. During the Second World War Hurricanes were built at its aerodrome. Today the traffic is families, airport staff and people who take the train to London and leave a car at home that is barely needed.`,
      sellingPoints: `- **Platform or driveway.** Commuters who rarely drive can arrange a Saturday visit between 10am and 4pm.
- **Seven-year-old family SUVs.** Tell us about tyres and timing belt, since those are the bills a Langley owner is usually trying to dodge.
- **Airport miles.** Short runs round the perimeter are harder on a diesel than they look; a recent filter clean is worth a line.
- **Finished in one go.** Inspection, signature, transfer, keys.`,
      localExpertise: `You are served by junction 5 of the M4, with the A4 to the south and the A412 along the north. Between them the canal and the railway each cut across, so the bridges are the bottlenecks. A collector needs to know on which side of the line you live. SL3 by itself will not say. The housing is generous with drives, and the wide avenues give space to load, apart from the roads nearest Langley station where commuters park from breakfast to supper.

[Brands Hill](/slough/brands-hill) is at the motorway end. Over to the west you come to [Upton](/slough/upton) and [Upton Lea](/slough/upton-lea).`,
      callToAction: `Take a look in the service book for the last stamp before asking for a [price](/get-a-quote). If a Langley garage holds your history on its computer, request a printout; buyers believe paper.`,
      metaTitle: 'Sell My Car in Langley, Slough | SL3 Collection',
      metaDescription:
        'Sell your car in Langley from the drive or near the station. Free SL3 collection off M4 junction 5, valuations usually within a day, no fees.',
    },
    'manor-park': {
      intro: `Manor Park is a residential pocket behind the Farnham Road shops. Ask around on the parade and there is usually somebody who will take a car off your hands. Those sales sometimes go well. When they do not, you may prefer a written price, a proper set of papers and money that shows in the bank.`,
      sellingPoints: `- A part-finished repair is no obstacle. If a Farnham Road garage has the bumper, tell us, and collect it before we come.
- Nothing depends on haggling at the door; a changed price would have to come from something found at the inspection.
- Each Manor Park seller gets the sum by bank transfer, which leaves a record for both of us.`,
      localExpertise: `The A355 is the Farnham Road. It leads north from the centre, with the shopping parade close by, and it is the way a transporter will come from junction 6 of the M4. Shoppers double-park along it on Saturdays. The side streets are residential, and many front gardens have been paved to take two or three cars. So it helps if yours is the one nearest the road. Both SL1 and SL2 appear on Manor Park addresses.

Slough is the station to use, by bus for most. [Britwell](/slough/britwell) lies on to the north and [Baylis](/slough/baylis) back towards town.`,
      callToAction: `Got a figure from a friend already? Ask for [ours](/get-a-quote) as well; it is free, lasts a week as a rule, and leaves Manor Park friendships as they were.`,
      metaTitle: 'Sell My Car in Manor Park, Slough | Off Farnham Road',
      metaDescription:
        'Prefer a written price to a favour? Sell your car in Manor Park, near the Farnham Road. Free collection, proper papers, bank transfer, no fees.',
    },
    poyle: {
      intro: `Poyle is where Berkshire meets Heathrow. It came over from Surrey in 1995, and it is made up of freight sheds, a few streets of homes and a great many vehicles. Vans are as likely as cars to be for sale. So is the car of someone whose contract at the airport has ended and who is handing in the locker key.`,
      sellingPoints: `- Light vans with courier mileage, ply lining and a dented rear door are assessed on how they run.
- Firms and sole traders: the person who meets us needs authority to sell, and the logbook needs to support it.
- A private car left on the Poyle Industrial Estate should have its site permission in date, or it may be ticketed first.
- Payment is made before the barrier lifts.`,
      localExpertise: `You can arrive off the M25 at junction 14, along the A3044, or across from junction 5 of the M4. All of them carry lorries. A transporter hardly stands out in Poyle, and most yards have space to load, subject to security. Homes are another matter: they sit in short roads close to the sheds, and these clog when a queue forms for a depot. Mid-week mid-morning is a fair bet. The airport's Terminal 5 Rail is the closest place to catch a train.

[Colnbrook](/slough/colnbrook) is the other half of the parish. [Horton](/windsor-maidenhead/horton) is to the south-west.`,
      callToAction: `When you complete the [quote form](/get-a-quote), give the unit number, the gatehouse rules and the name of the keeper. Private sellers in SL3 need only their street, papers and ID.`,
      metaTitle: 'Sell My Car or Van in Poyle | By Heathrow, SL3',
      metaDescription:
        'Sell a van or car in Poyle, from a unit beside Heathrow or from home. Free quote and SL3 collection, with payment by transfer before it leaves.',
    },
    upton: {
      intro: `St Laurence's at Upton is Norman in origin, and the astronomer William Herschel is buried there. Around the church and the park that carries his name is a settled, leafy side of town. The cars suit it. They tend to be a bit older than they look and better kept than they need to be.`,
      sellingPoints: `- A carefully kept saloon in an Upton garage should be described stamp by stamp, since that is where its value sits.
- Widowed and facing a car you never drove? As an executor you should check GOV.UK on the logbook first; then we can talk.
- Sentimental objects live in door pockets. Empty them the evening before.`,
      localExpertise: `Eton and Windsor lie down the A332, Datchet along the B376, and junction 6 of the M4 is the usual approach. Traffic for the Windsor side backs up at weekends, so a weekday suits Upton better. Near Herschel Park some streets have limited waiting to deter shoppers and rail users; a driveway avoids the question. SL1 covers most homes and SL3 the rest, with the divide falling in the middle of what residents would call one neighbourhood.

[Chalvey](/slough/chalvey) borders it to the west. [Datchet](/windsor-maidenhead/datchet) is the first village out.`,
      callToAction: `Older owners can have somebody fill in the [quote form](/get-a-quote) for them, or ring us in office hours instead. What counts on the day in Upton is that the named keeper is there or has signed.`,
      metaTitle: 'Sell My Car in Upton, Slough | Near Herschel Park',
      metaDescription:
        'Sell a well-kept car from Upton, near Herschel Park. A patient inspection at home, free SL1 and SL3 collection, and money sent by bank transfer.',
    },
    'upton-lea': {
      intro: `Upton Lea is at the eastern edge of Slough, where the A412 leaves for the country and the Slough Arm of the canal slips by. Some of its houses have a garage to the rear, reached by a track. Behind those doors there may be bicycles, a fridge and, now and then, a car that nobody has driven for years. If one is yours, selling it gets the garage back.`,
      sellingPoints: `- **Rear garages.** Measure the track, or tell us if a bin lorry can use it; that is enough to plan.
- **Long-stored cars.** No MOT is needed for a vehicle that leaves Upton Lea on a lorry instead of its own wheels.
- **Half the documents.** Lost the service book? We can still give a price, though the V5C is another matter.
- **No charges.** Winching a car out of a garage does not turn into a fee.`,
      localExpertise: `The A412 is both the way in and the address that most people use to explain where they are. Coming from the motorway, junction 5 of the M4 is the near one, through Langley. Roads inside the estate were made for prams and bicycles; two parked vans will close them to a lorry. Early afternoon, while the vans are out at work, is when a collector has the easiest time. SL2 is the postcode throughout.

Slough station is the railhead. [Wexham Court](/slough/wexham-court) adjoins, and [Langley](/slough/langley) is off to the south-east.`,
      callToAction: `Wipe the dust off the plate, note the number, and put it in the [quote form](/get-a-quote). Add the year it last ran. We would rather know than be surprised at the end of an Upton Lea track.`,
      metaTitle: 'Sell My Car in Upton Lea, Slough | SL2 Garages',
      metaDescription:
        'Old car in a rear garage at Upton Lea? Sell it as it stands, MOT or none. Free SL2 collection off the A412, no fees, and paid by bank transfer.',
    },
    'wexham-court': {
      intro: `Wexham Court is a parish of its own inside Slough, which surprises people who have lived there for years. Wexham Park Hospital, off Wexham Street, is close by. Some of the people who work there live round about, and a car that sits through twelve-hour shifts can only be sold on a rest day.`,
      sellingPoints: `- Rotas first: give us the days you are off and we will try to match them, Saturdays included.
- A parking permit for work is not part of the sale, so peel it from the glass.
- Overseas staff going home from Wexham Court can sell up to the last days, if the logbook and proof of address are theirs.`,
      localExpertise: `The A412 brings traffic out from Slough, and junction 6 of the M4 is reached by going back through town. Hospital visitors park in nearby streets and are not to be relied on to leave a gap, so keep your own frontage clear if you can. Please do not offer the hospital car park as a meeting place: it is there for patients and staff. A home address in SL2 works better, and your Wexham Court neighbours need only a word beforehand.

Next door are [Upton Lea](/slough/upton-lea) and, towards town, [Elliman](/slough/elliman).`,
      callToAction: `You can send the [quote form](/get-a-quote) at the end of a night shift and read the answer when you wake, as it normally takes under a day. The bank transfer reaches you before your car has left Wexham Court.`,
      metaTitle: 'Sell My Car in Wexham Court, Slough',
      metaDescription:
        'Working shifts near Wexham Park Hospital? Sell your car from Wexham Court on a rest day. Free SL2 collection and a transfer before it is taken.',
    },
  },
}
