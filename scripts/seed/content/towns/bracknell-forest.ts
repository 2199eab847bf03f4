import type { TownContent } from '../town-content.ts'

export const bracknellForest: TownContent = {
  intro: `Bracknell Forest is a borough with one new town and a ring of much older places. There is Binfield to the west, Warfield and the Winkfield villages to the north and east, and Crowthorne and Sandhurst to the south among the pines. Buses thin out quickly once you leave the town. So a parish household may keep three or four vehicles, and sooner or later one of them is standing idle under a tree.

This page is for sellers in those parishes. You send the details, a valuation usually follows within 24 hours, and it typically lasts 7 days. Collection is free, however far down the lane you are, so long as a vehicle can get there.`,
  sellingPoints: `- **Lanes, gates and gravel.** Many Bracknell Forest homes cannot be reached by a long lorry. Describe the last half mile and we agree a loading place with you.
- **Four-by-fours, horse-box tow cars, estates.** Hard country use is part of the valuation, not a reason to be turned away.
- **Service and school households.** If a posting from Sandhurst or a job at Wellington College ends on a fixed date, tell us that date.
- **Money first.** The transfer is made at your home, and the car leaves the parish afterwards.
- **Nothing taken off.** A sale in Little Sandhurst costs the seller no more in fees than one in the high street, which is nothing.`,
  localExpertise: `The borough is long from north to south, and its roads follow suit. The A3095 runs from Warfield down through the town to Crowthorne and Sandhurst. The A322 heads south-east past Swinley Forest. The A329 crosses from the Wokingham side to Ascot, and the A330 takes the northern villages towards Windsor or Maidenhead. A collection for [Binfield](/bracknell-forest/binfield) uses junction 10 of the M4. One for [Winkfield](/bracknell-forest/winkfield) or [Warfield](/bracknell-forest/warfield) may do better from junction 8/9.

Postcodes mislead here. [North Ascot](/bracknell-forest/north-ascot) is SL5, [Cranbourne](/bracknell-forest/cranbourne) has SL4 like Windsor, [Sandhurst](/bracknell-forest/sandhurst) is GU47, and yet all are in the same borough. So give us the village, not just the code. Estates inside the town, such as [Crown Wood](/bracknell-forest/crown-wood) and [Birch Hill](/bracknell-forest/birch-hill), are listed here too. For the town itself, with its parking courts and station, turn to the [Bracknell](/bracknell) page.`,
  callToAction: `Open the [quote form](/get-a-quote), choose the make, and use the notes for what the form cannot know: a ford, a locked gate, a dog, a car that has not started since last winter. It is free of charge and of obligation.

Your papers will be the V5C, the service history, the MOT certificate if the car has one, each key, photo ID, and a bill or statement that shows your Bracknell Forest address. On a farm or in a family company, make sure the name on the logbook is that of whoever meets us, or have a signed authority ready. [Contact us](/contact) if you are not sure which parish you are in: it makes no difference to the price.`,
  metaTitle: 'Sell My Car in Bracknell Forest | Parishes and Villages',
  metaDescription:
    'Sell a car anywhere in Bracknell Forest, from Binfield to Sandhurst. Free village collection, no fees, and a bank transfer before it goes.',
  areas: {
    'bracknell-town': {
      intro: `The civil parish of Bracknell is the built-up middle of the borough: home to getting on for eighty thousand people if you count the whole urban area, and centred on the Lexicon, which opened in 2017. This page is about the centre and the streets beside it. New flats stand over the shops now, and a car kept for the weekend costs its owner all week.`,
      sellingPoints: `- Residents above the shops can sell from a multi-storey: note the floor, since ramps and roofs keep the loader outside.
- Office staff from the business parks may have the car bought between meetings.
- If you moved to central Bracknell for the train and kept the car from habit, an honest low mileage speaks for it.`,
      localExpertise: `The ring around the centre is famous for its roundabouts. The A329 and the A322 meet on it, the A3095 leaves it, and the B3408 goes off towards junction 10 of the M4. There is no stopping on any of that. A collector therefore wants a postcode in RG12 or RG42 and the entrance you use, as two doors of one block can open on different levels. Sunday is quiet on these roads, but we are closed then; the next calmest time is mid-morning.

Out from here the older neighbourhood of [Easthampstead](/bracknell/easthampstead) is south, and [Jennett's Park](/bracknell-forest/jennetts-park) west.`,
      callToAction: `From a bench in the Lexicon you can have the [quote form](/get-a-quote) done before your coffee cools. If your tenancy began lately, make sure that one official paper shows the Bracknell flat.`,
      metaTitle: 'Sell My Car in Central Bracknell | Flats and Offices',
      metaDescription:
        'Live or work in central Bracknell? Sell your car from a multi-storey or office bay near the Lexicon. Free collection and payment by transfer.',
    },
    binfield: {
      intro: `Alexander Pope lived in Binfield as a boy, when Windsor Forest was all around it. Three centuries later it is a large village with its own high street, new estates along the edge and lanes running out towards the fields. The car you sell from here may be a commuter's saloon or a farm runabout; the village has use for both.`,
      sellingPoints: `- Along the newer roads, allocated bays and visitor spaces are set down in the deeds, so tell us which you may use for an hour.
- Out on the lanes, mud under the arches is normal and nobody expects a Binfield car to be valeted.
- Company-car drivers buying their old vehicle should wait for the V5C to come through in their own name.
- One transfer, for the full sum agreed.`,
      localExpertise: `Binfield is handy for both town and motorway. The B3408 skirts the village on the way to junction 10 of the M4, the A329 is not far beyond it, and the B3034 leads off through the middle towards Warfield. A transporter will favour the first. Through the village centre there are parked cars and a primary-school rush to consider. If you are down one of the single-track lanes on the north side, walk out and look at where two cars can pass: that is where a lorry could stop.

[Jennett's Park](/bracknell-forest/jennetts-park) and [Warfield](/bracknell-forest/warfield) are your neighbours on this list.`,
      callToAction: `Ask for a [valuation](/get-a-quote) with RG42, the lane or estate name, and the mileage. Poets may add more, but the form is content with numbers.`,
      metaTitle: 'Sell My Car in Binfield | RG42 Village Collection',
      metaDescription:
        'Sell your car from a Binfield estate or lane. Free RG42 collection by the B3408, a fair valuation usually inside a day, and paid by transfer.',
    },
    crowthorne: {
      intro: `Crowthorne grew up with Wellington College and Broadmoor, and the Transport Research Laboratory studied roads and cars here. Its former site is becoming Buckler's Park. So it is a village that knows something about vehicles. Sellers here ask sensible questions: who inspects it, when is the money sent, what happens to the logbook.`,
      sellingPoints: `- **Who inspects?** A buyer's check at your address in RG45, with you there, before any paper is signed.
- **When is it paid?** At that visit, by transfer, ahead of the car leaving Crowthorne.
- **And the logbook?** You keep the section for a sale to the trade and tell DVLA; GOV.UK sets out the current steps.`,
      localExpertise: `Pines, private roads and speed humps are the local conditions. The A3095 is the main north-south route, with the B3348 through the high street and the B3430 through the woods to the north. From junction 10 of the M4 that makes for a steady cross-country drive. Some of the older residential roads are unadopted, with ruts and low branches, and a heavy lorry is not loved on them. In Buckler's Park the trouble is newness: streets may be missing from the map.

Crowthorne station is towards the west of the village. [Owlsmoor](/bracknell-forest/owlsmoor) lies south, and [Wokingham Without](/wokingham/wokingham-without) begins over the boundary.`,
      callToAction: `Put the name of the road and its surface in the [quote form](/get-a-quote): tarmac, gravel or roots. Teachers leaving at the end of a term should ask in the last fortnight, as a valuation holds for about a week.`,
      metaTitle: 'Sell My Car in Crowthorne | RG45 Home Collection',
      metaDescription:
        "Sell your car in Crowthorne, from the old private roads to Buckler's Park. Free RG45 collection, clear answers and a bank transfer at your door.",
    },
    sandhurst: {
      intro: `Sandhurst shares its name with the Royal Military Academy, but some twenty thousand people live in the town for other reasons: the schools, the heath, the trains. It is stretched out along its main road, down to the River Blackwater and the county boundary. Most errands involve the car. Two drivers often mean three cars.`,
      sellingPoints: `- Officers, instructors and their families selling before a posting may want a morning that suits the removal van.
- Vehicles kept inside the Academy's gates have to be brought out, as we cannot count on being let in.
- A learner's car, handed down through a Sandhurst family and now outgrown, makes a short and simple sale.
- Collection reaches right down to the Blackwater, free.`,
      localExpertise: `The A321 runs through the town from end to end, with the A3095 coming down to meet it from Crowthorne. Nearest motorway junctions lie in two counties; from the M4 it is junction 10. A transporter will find the main road slow at eight and at four. The side streets climbing away from it are ordinary suburbia, and most have room. GU47 is shared with the suburbs, so tell us which of the four names you go by.

Those other names are [Owlsmoor](/bracknell-forest/owlsmoor), [College Town](/bracknell-forest/college-town) and [Little Sandhurst](/bracknell-forest/little-sandhurst), and each has a page.`,
      callToAction: `The [quote form](/get-a-quote) is open at any hour, including the evening before you march out of quarters. Keep a bill that shows Sandhurst rather than a forces box number, since proof of a home address is needed.`,
      metaTitle: 'Sell My Car in Sandhurst, Berkshire | GU47',
      metaDescription:
        'Sell your car in Sandhurst before a posting or after an upgrade. Free GU47 collection along the A321, no fees, and the transfer made first.',
    },
    warfield: {
      intro: `North of its estates, Warfield turns back into the parish it was: a church, scattered farms, horses behind post and rail, and the Jealott's Hill research station out in the fields. Cars from this side are not kept for show. They pull, carry and get parked on grass. When one is past it, the sale should be as plain as the vehicle.`,
      sellingPoints: `- Pick-ups, tow cars and farm-road estates: say what they pulled, and when the clutch was last done.
- Parked behind the barn since two MOTs ago? We can look at it there, provided it is dry enough to stand.
- Scientists on a contract at Jealott's Hill can sell before flying home, given a logbook in their name.
- The sum goes to the bank account of the Warfield seller, not through a third hand.`,
      localExpertise: `Two routes lead to this part of the parish from junction 8/9 of the M4. The A330 comes down on the Holyport side, and the A3095 drops south through Jealott's Hill. The B3034 links the two, west to east. All three are unlit in places, with few pavements, so a winter collection wants daylight. A gateway that fits a horse lorry will fit a transporter; a gateway that only fits a car means we meet at the road.

[Hayley Green](/bracknell-forest/hayley-green) and [Maidens Green](/bracknell-forest/maidens-green) are nearby. Estate residents in Whitegrove have [the other Warfield page](/bracknell/warfield).`,
      callToAction: `Tell the [quote form](/get-a-quote) about the gate, the surface and the dog. RG42 is wide out here, and a house or farm name gets us to Warfield sooner than a number.`,
      metaTitle: "Sell My Car in Rural Warfield and Jealott's Hill",
      metaDescription:
        "Sell a tow car, pick-up or runabout from Warfield's farms and lanes. Free collection by the A3095 or A330, and a bank transfer before loading.",
    },
    winkfield: {
      intro: `Winkfield is counted among the larger parishes in this part of the county, and it has no single centre. It is a string of hamlets, stables, schools and big gates between Bracknell, Ascot and Windsor. There are polished cars behind the gates and patient ones in the stable yards. What either kind is worth depends on record and condition.`,
      sellingPoints: `- A prestige car with a single dealer's stamps deserves the invoices laid out on the kitchen table.
- Grooms and yard staff selling a cheap hatchback get the same inspection, sum and courtesy.
- Private plates are common in Winkfield. Put yours on retention or on the next car before the sale, or it goes with the vehicle.`,
      localExpertise: `The parish is crossed by the A330, the B3022 and the B3034, and they meet at awkward angles. Race traffic uses all three. Ascot is the station that most would name, although for the western hamlets it hardly is. With three post areas, RG42, SL5 and SL4, two neighbours may seem to live in different towns on paper. A transporter heading here from junction 8/9 of the M4 should be told the hamlet first, then the lane, then the house.

[Cranbourne](/bracknell-forest/cranbourne), [Winkfield Row](/bracknell-forest/winkfield-row) and [Maidens Green](/bracknell-forest/maidens-green) have their own pages, so begin with yours if you live in one.`,
      callToAction: `Electric gates, intercom, long drive: describe the way in on your [quote request](/get-a-quote). An estate manager may show us round a Winkfield property, yet the keeper's signature is still needed for the car.`,
      metaTitle: 'Sell My Car in Winkfield | Lanes, Yards and Drives',
      metaDescription:
        'Sell your car in Winkfield parish, from stable yard or gated drive. Free collection between Bracknell, Ascot and Windsor, and no fees to pay.',
    },
    'north-ascot': {
      intro: `North Ascot lies on the Bracknell Forest side of the racecourse. For most of the year it is a well-ordered suburb in the trees, a walk or short drive from Ascot station. For a few days in June and some Saturdays besides, it can feel like a car park. Choose your date with an eye on the race card and selling from here is straightforward.`,
      sellingPoints: `- A weekday with no meeting gives you empty verges and a punctual collection.
- Cars garaged under pine trees gather sap and needles in the scuttle. Clear the drains or simply mention the damp footwell.
- City commuters who drove only to the train: note the mileage and how long the car stands at Ascot.
- What is agreed in North Ascot is paid there, in one transfer.`,
      localExpertise: `Roads converge here. The A329 passes on the way from Bracknell, the A330 runs by the course and the A332 leaves for Windsor. Outside race days they flow well, and a transporter from junction 8/9 of the M4 has a choice of line. Residential roads are mostly wide cul-de-sacs under SL5. Do not expect to use the racecourse car parks or the small one for Englemere Pond as a rendezvous; your drive or a wide turning is more sensible.

South of the course you are in [Sunninghill and Ascot](/windsor-maidenhead/sunninghill-and-ascot), a different borough. [Chavey Down](/bracknell-forest/chavey-down) is the nearest village westwards.`,
      callToAction: `Look at the fixture list, pick two dates, and offer both with your [quote form](/get-a-quote). The valuation usually arrives within 24 hours, well before the next runners do.`,
      metaTitle: 'Sell My Car in North Ascot | SL5, Clear of Race Days',
      metaDescription:
        'Sell your car in North Ascot on a day without racing. Free SL5 collection off the A329, straightforward paperwork, and payment by transfer.',
    },
    cranbourne: {
      intro: `Cranbourne is the Windsor end of Winkfield parish, with the Great Park at its back and an SL4 postcode to go with it. Ranelagh School began here in 1709 before it left for Bracknell. The children now travel the other way, and their lifts account for a good share of the miles. Parents' cars from Cranbourne are well used, then sold.`,
      sellingPoints: `- School-run estates and SUVs: tyres on the inside edge and scuffed seat backs should be in your description.
- Staff from the Great Park's cottages or a livery yard may keep an old four-by-four going for years; age will not stop a quote.
- If a tied house in Cranbourne goes with the job, and the job is over, say how soon the car must be off the premises.`,
      localExpertise: `The A330 carries traffic through towards Ascot in one direction and Holyport in the other, meeting the B3034 close by. On summer Saturdays Windsor's visitors use the same lanes, so weekday collections run more smoothly. Junction 6 of the M4 means coming past Windsor itself. Ascot station is a fair drive away, and buses are few: have someone ready to fetch you if you were planning to work from elsewhere after the visit.

A little way south is [Winkfield](/bracknell-forest/winkfield) proper. [North Ascot](/bracknell-forest/north-ascot) comes after that.`,
      callToAction: `Give the SL4 code and add "Cranbourne, not Windsor" in the [form](/get-a-quote), because a sat-nav given a house name alone may choose the wrong side of the park.`,
      metaTitle: 'Sell My Car in Cranbourne, Near Windsor Great Park',
      metaDescription:
        'Sell a well-used family car or old 4x4 from Cranbourne, on the edge of the Great Park. Free SL4 village collection, no fees, paid by transfer.',
    },
    'winkfield-row': {
      intro: `Winkfield Row is what its name says, a row: houses strung along a road, with paddocks behind and Lambrook School up the way. Living in a line has one advantage for a sale. Anyone looking for you only has to drive along until the number comes up. It has one drawback, that the line is also the route to school for a good many families.`,
      sellingPoints: `- Between about half past nine and three the Row is calm, and that is the time to have a car inspected outside your gate.
- School parents who live out of the area can sell from home instead; a collection is not tied to where the car spends its day.
- Second cars, au pair cars, gap-year cars: each is priced on its merits when Winkfield Row has done with it.`,
      localExpertise: `The B3017 is the Row's own road, with the B3034 across the northern end. Neither is wide. A transporter can draw in where there is a deep verge or a drive with two gates, and the collector would like to know in advance if yours is one. From junction 8/9 of the M4 the journey is by country roads the whole way, so times are approximate. Martins Heron is the closest station, over towards Bracknell.

Turn one way and you come to [Chavey Down](/bracknell-forest/chavey-down). Turn the other and it is [Maidens Green](/bracknell-forest/maidens-green).`,
      callToAction: `Using the [quote form](/get-a-quote), state if yours is the sort of drive you can turn round in. Have the bill for RG42 out with the V5C: at a named house in Winkfield Row, the two addresses need to read the same.`,
      metaTitle: 'Sell My Car in Winkfield Row | RG42',
      metaDescription:
        'Sell your car from a gate on Winkfield Row, outside school times. Free RG42 collection along the B3017 and a transfer to your bank beforehand.',
    },
    'chavey-down': {
      intro: `Chavey Down stands just east of Bracknell, near Lily Hill Park. It is a few roads of cottages and later houses where the town gives out and the trees take over. You hear the main road but you do not see it. Cars are a necessity up here, so when people part with one it is because another has come.`,
      sellingPoints: `- Keep both cars for a week: the valuation typically runs 7 days, so you can sell the old one after the new one has proved itself in Chavey Down.
- Old cottage plots have narrow mouths. If the car has stood behind yours since the porch was built, explain, and we will think about how it comes out.
- Chavey Down sellers pay nothing for the extra minutes a tight exit needs.`,
      localExpertise: `The A329 runs past between Bracknell and Ascot, and the B3017 leads off it to the village. That short stretch is the approach for a transporter. Beyond it the lanes have parked cars and a hedge on each side, and a loading spot near the turning is often easier for everybody. RG42 is the usual postcode, but SL5 and RG12 also appear, so quote all of yours. Martins Heron station is the nearest, near enough for some to walk.

[Martins Heron](/bracknell/martins-heron) itself is the start of the town. [North Ascot](/bracknell-forest/north-ascot) is along the main road the other way.`,
      callToAction: `A [quote](/get-a-quote) begins with the number plate and ends with a date that suits you. Between them, tell us which car is nearest the lane at your Chavey Down address.`,
      metaTitle: 'Sell My Car in Chavey Down, Near Bracknell',
      metaDescription:
        'Replaced your car in Chavey Down? Sell the old one from the village off the A329, with free collection, no fees and a transfer made first.',
    },
    'maidens-green': {
      intro: `Maidens Green is a hamlet in Winkfield parish, about halfway between Bracknell and Windsor. There is a crossroads, a handful of lanes and land on all sides. A vehicle for sale here may be standing in an open barn or beside a paddock. We do not need it on a showroom floor, only where somebody can walk round it.`,
      sellingPoints: `- Straw on the carpets, baler twine in the boot: leave them. Look for the spare key instead.
- Horse-transport tow cars should come with the tow bar electrics described, working or not.
- For the elderly neighbour whose car has not left Maidens Green since spring, a friend may fill in the form and be present when the keeper signs.
- Paid by transfer, so nobody keeps a large sum in a remote house.`,
      localExpertise: `The A330 passes through and the B3022 heads off from here towards Windsor. They give a transporter from junction 8/9 of the M4 a decent run to within a few hundred yards. The remaining stretch may be a lane with ditches. If it has rained hard, a paddock gate is no place for a loaded lorry; the roadside near the crossroads might be, with care. Mobile signal may be patchy between the trees, so agree the place as well as the time.

Two other small places, [Hayley Green](/bracknell-forest/hayley-green) and [Winkfield Row](/bracknell-forest/winkfield-row), are to the south and west.`,
      callToAction: `Send us RG42 or SL4, whichever is yours, and the name on the gate through the [quote form](/get-a-quote). A landline number is useful in Maidens Green for the reason above.`,
      metaTitle: 'Sell My Car in Maidens Green | Hamlet Collection',
      metaDescription:
        'Sell your car or tow car from Maidens Green, between Bracknell and Windsor. Free collection from barn or gate off the A330, paid by transfer.',
    },
    'hayley-green': {
      intro: `Hayley Green is a hamlet in Warfield parish, on Bracknell's north-east side, and the town has been walking towards it for years. For now it is still lanes and hedges, with the estates in sight. Some residents drive into Bracknell for everything. Others hardly go in at all. A car that fits the first life may not fit the second, and that is when it comes up for sale.`,
      sellingPoints: `- Retired from commuting? Tell us when the Hayley Green mileage dropped, because a gentle last three years improves the picture.
- New arrivals with a city car that scrapes on every rut can let it go before it scrapes again.
- The visit takes place at your own house, and so does the payment.`,
      localExpertise: `Through the hamlet runs the B3034, linking Warfield with Winkfield. It is the transporter's road from either side, and there are drives and field entrances along it where a vehicle can get clear of the traffic. Lorries serving new building use it too, so expect a noisy ten minutes and not a secret one. Martins Heron is the station for the train to Reading or London. From the M4, junction 8/9 is generally the way to come.

Next to you is [Warfield](/bracknell/warfield), and a mile or so on there is [Winkfield Row](/bracknell-forest/winkfield-row).`,
      callToAction: `Try the [quote form](/get-a-quote) with the logbook open at the page with the engine size. Hayley Green is RG42 throughout, so it is the house name that singles you out.`,
      metaTitle: 'Sell My Car in Hayley Green, Warfield',
      metaDescription:
        'Sell your car in Hayley Green, on the quiet side of Bracknell. Free collection off the B3034, a valuation usually within a day, and no fees.',
    },
    owlsmoor: {
      intro: `Owlsmoor is Sandhurst's north-eastern suburb, built mostly in the later twentieth century up against Wildmoor Heath. There are young families at one end of the scale and first-phase buyers, now retired, at the other. Somewhere between sit their cars: compact, sensible, on short drives with a garage full of bikes.`,
      sellingPoints: `- First-time sellers, and Owlsmoor has many, may like to know the order: form, figure, visit, transfer, then the keys.
- Downsizing to one car when the children leave is reason enough, and nobody in Owlsmoor has to explain it to us.
- Heathland sand gets everywhere and harms nothing, so skip the valet.
- A slow puncture or a flat battery on the morning is not a failed sale.`,
      localExpertise: `From the A3095 you turn into Owlsmoor's main spine and the closes peel off it. Every one looks like the last, which makes the close name more use than a description of your door. There is space for a transporter on the spine between the morning and afternoon school times. In the closes themselves, shared drives and low garden walls leave less. If coming from junction 10 of the M4 the collector passes through or round Bracknell, so an early slot may run late.

Sandhurst station is across the suburb. [College Town](/bracknell-forest/college-town) joins on to the south, and [Crowthorne](/bracknell-forest/crowthorne) is through the heath.`,
      callToAction: `You need the V5C's reference in front of you for the DVLA part later, but for the [quote](/get-a-quote) just the registration will start things off. Write GU47 and Owlsmoor both, not Sandhurst alone.`,
      metaTitle: 'Sell My Car in Owlsmoor, Sandhurst | GU47 Closes',
      metaDescription:
        'First time selling a car in Owlsmoor? See the order of things, get a free valuation, and have it collected from your GU47 close, paid by transfer.',
    },
    'college-town': {
      intro: `College Town owes its name to the Royal Military College, as the Academy once was. It is the south-eastern part of Sandhurst, where Berkshire, Hampshire and Surrey almost touch and the Meadows retail park draws shoppers from all three. Cars here cross county lines before breakfast. Ours is a Berkshire service, and College Town is inside the line.`,
      sellingPoints: `- Retail staff at the Meadows can be seen at home after an early shift, between opening time and six.
- Army families moving off the patch should check whose name the V5C carries; a deployed spouse can sign an authority before leaving.
- Cars with a Hampshire or Surrey dealer's history are as good as local ones when College Town sells them.`,
      localExpertise: `Two roads do the work: the A321, along the Berkshire side, and the A331, the dual carriageway down the Blackwater Valley. A transporter may come up the second, even though junction 10 of the M4 is this borough's own. It depends on the hour. The roundabouts by the retail park are slow at weekends and before Christmas, and loading inside the park is for shops. Residential streets in GU47 are a short way back from all that, with normal kerbs and turning heads.

Blackwater is the handiest station, over the river. [Owlsmoor](/bracknell-forest/owlsmoor) is your northern neighbour and [Sandhurst](/bracknell-forest/sandhurst) the western one.`,
      callToAction: `Tell the [quote form](/get-a-quote) where the car is by day if that is not College Town. Should it be in another county, [check with us](/contact) first: moving it home for the visit may be simplest.`,
      metaTitle: 'Sell My Car in College Town, Sandhurst',
      metaDescription:
        'Near the Meadows and the county line? Sell your car from College Town, GU47, with free Berkshire collection and a bank transfer before it goes.',
    },
    'little-sandhurst': {
      intro: `Little Sandhurst is the older, hillier corner of the town, out to the north-west by the woods of Ambarrow. Cottages, bungalows and a few grander houses share lanes that bend for no reason now remembered. People tend to stay for decades here. Often a car that comes out of a Little Sandhurst garage has been there a long while as well.`,
      sellingPoints: `- **One keeper since new.** Send the first registration date and the number of stamps; they say more than adjectives.
- **Over forty years old.** A vehicle of that age may not need an MOT, though GOV.UK has the detail. It can still be quoted.
- **Giving up driving.** We can go through the papers slowly, with a relative at the table.`,
      localExpertise: `The A321 comes past on its way from Wokingham, and that is the good news. The rest is lanes. Several climb, a few narrow to one car's width between banks, and delivery drivers learn them the hard way. A transporter should stay by the main road; a car that drives can come down to it, and one that does not can be winched on a smaller vehicle if we know in time. Junction 10 of the M4 lies beyond Wokingham, so plan on the later half of any time given.

Sandhurst station is downhill from much of GU47 here. [Crowthorne](/bracknell-forest/crowthorne) is on the far side of the woods.`,
      callToAction: `Before you ask for your [valuation](/get-a-quote), pull the cover off, read the mileage and see if both tyres on the damp side hold air. Little Sandhurst garages keep their secrets until somebody looks.`,
      metaTitle: 'Sell My Car in Little Sandhurst | Lanes and Garages',
      metaDescription:
        'A long-kept car in a Little Sandhurst garage? Sell it with a patient inspection, free collection near the A321 in GU47, and no charges.',
    },
    'birch-hill': {
      intro: `Birch Hill is Bracknell's southern estate, laid out beside South Hill Park with its arts centre and its lakes. A small shopping centre sits in the middle, and footpaths run to everything. You could live here without a car, and some people find that they are. It is still on the drive, though, or round the back in a numbered garage.`,
      sellingPoints: `- Sell the car you walk past: a Birch Hill runabout with six thousand miles in five years needs recommissioning, not apology.
- Garage blocks open on to narrow aprons. A car that rolls can be pushed clear by two people.
- Artists and players at South Hill Park arrive in old estates; those are bought as readily as new ones.
- When the bank says the money is in, you give us the keys.`,
      localExpertise: `It lies in the angle between the A3095 and the A322, and both reach the ring around Bracknell quickly. From there a loaded transporter is soon bound for junction 10 of the M4. The estate's own roads curl back on themselves, so tell us which you turn off. Cars at the centre turn over all day; it is no place to leave one with a bonnet up. Performances at the arts centre fill nearby streets on some evenings, when we are closed in any case. The station most often given for RG12 homes here is Martins Heron.

To the north-east is [Crown Wood](/bracknell-forest/crown-wood), and to the north-west is [Great Hollands](/bracknell/great-hollands).`,
      callToAction: `Open the garage, check the number on the plate against the V5C, and send both through the [quote form](/get-a-quote). Mention if the Birch Hill block has a height bar.`,
      metaTitle: 'Sell My Car in Birch Hill, Bracknell | RG12',
      metaDescription:
        'A car you walk past in Birch Hill? Sell it from the drive or garage block by South Hill Park, with free RG12 collection and no fees taken.',
    },
    'crown-wood': {
      intro: `Crown Wood is an estate on the side of Bracknell where the real woods begin. Swinley Forest, the Look Out and Coral Reef are a short distance down the A322. Mountain bikes, dogs and wet swimming towels go in the back of nearly every car. If the boot of yours smells of all three, you are selling the typical Crown Wood car.`,
      sellingPoints: `- Roof bars and bike racks can be kept for the next car; just take them off before the Crown Wood inspection.
- Scratches from handlebars and claws go on the list with the mileage.
- An estate car with a tired clutch and a full history is still an estate car with a full history.
- Say which of two cars you mean, if both are the same make.`,
      localExpertise: `The A322 is the one big road. It goes north to the middle of Bracknell and on for junction 10 of the M4, and south for other motorways, which makes it busy from dawn. A transporter needs to leave it and turn into the estate, where a loop road feeds the cul-de-sacs. On hot Saturdays the queue for the forest car parks can block that turn. Choose a school-term weekday if you have one. Martins Heron is the station, a cycle ride off.

RG12 neighbours at [Birch Hill](/bracknell-forest/birch-hill) and [Martins Heron](/bracknell/martins-heron) are covered in the same way.`,
      callToAction: `The [quote form](/get-a-quote) wants facts: plate, miles, MOT, faults. Let it have the muddy ones as well. Your Crown Wood valuation should be back by the same time tomorrow, in the usual run of things.`,
      metaTitle: 'Sell My Car in Crown Wood, Bracknell',
      metaDescription:
        'Dog, bikes and forest mud included: sell your family car in Crown Wood, RG12. Free collection off the A322 and the transfer before it leaves.',
    },
    'jennetts-park': {
      intro: `Jennett's Park was built from the late 2000s on the western side of Bracknell, with a country park of its own. Its narrow streets were designed to calm the car, and on an evening when everyone is home it shows. Bays are often allocated. Visitors circle. So one vehicle fewer at your address is good for the whole mews.`,
      sellingPoints: `- **Financed cars.** Many newer cars are on PCP. The lender is paid what is outstanding, and anything over comes to you.
- **Car ports and coach arches.** These are lower than they look; we ask you to drive the car out into the open for its inspection.
- **Work nearby.** Should the car spend weekdays on a business park in Bracknell, that can be the meeting place instead of Jennett's Park.`,
      localExpertise: `With the B3408 to the north and the A329 beyond, this is a convenient side of town for a transporter. Junction 10 of the M4 is close. The main road through the estate gives a lorry more room than the streets off it, but do not count on a gap after five. Some streets have a management company with a say over what stops where. You will know who yours is from the service charge; it is worth a glance at the rules.

Bracknell is the station, by bus or bicycle for most. [Great Hollands](/bracknell/great-hollands) is the estate to the south-east, and [Binfield](/bracknell-forest/binfield) is the village to the north.`,
      callToAction: `Get a settlement figure from the finance company, if there is one, and have it next to you for the [quote form](/get-a-quote). Then add the RG12 street and bay number, since Jennett's Park numbering skips about.`,
      metaTitle: "Sell My Car in Jennett's Park, Bracknell",
      metaDescription:
        "Newer car on finance in Jennett's Park? The lender is settled, the balance is yours, and collection from your RG12 bay by the B3408 is free.",
    },
  },
}
