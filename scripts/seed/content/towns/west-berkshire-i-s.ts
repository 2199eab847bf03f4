import type { PageTexts } from '../town-content.ts'

/** Parishes of West Berkshire from Inkpen to Sulhamstead. */
export const westBerkshireIToS: Record<string, PageTexts> = {
  inkpen: {
    intro: `From Inkpen you look up at Combe Gibbet on the skyline and Walbury Hill beside it. The village lies along the foot of that ridge in several loose parts, each a minute's drive from the next. Nothing here was planned, least of all the lanes. A household without a car would be stuck, so most have a spare.`,
    sellingPoints: `- A spare that has become permanent costs tax and insurance. Ask what Inkpen's idle hatchback is worth before the next renewal date.
- Dents from gateposts are shared by half the parish. Yours will not surprise anyone.
- On fine weekends the ridge road belongs to walkers and the curious; a collection in the week passes them by.`,
    localExpertise: `There is no main road in Inkpen. A driver leaves the motorway at junction 14, comes through the valley and finishes on lanes where grass grows up the middle. That driver needs to be told which part of the village, then which house, and then where to turn. Commons and greens here can be soft, so a surfaced drive or the space by a hall is the better choice. Kintbury, down by the Kennet, has the station.

If you are over the hill instead, read about [Combe](/west-berkshire/combe). On the level side is [Kintbury](/west-berkshire/kintbury).`,
    callToAction: `Type the plate into the [quote form](/get-a-quote), then walk round the car and note what you see. Directions to your part of Inkpen can be [sent ahead in a message](/contact).`,
    metaTitle: 'Sell My Car in Inkpen, below the Gibbet',
    metaDescription:
      'A spare car under the ridge at Inkpen? Find out what it is worth, have it fetched free from your lane, and be paid by transfer before it goes.',
  },
  kintbury: {
    intro: `Boats, trains and cars all stop in Kintbury within a few yards of each other. The canal runs beside the station, and the village climbs from the lock to its shops and church. Two thousand people or so live here. Those who go to Reading or London by rail leave a car at the bottom of the hill, and sooner or later ask why.`,
    sellingPoints: `- **A car for the last mile.** Station cars in Kintbury do a mile at a time, cold. Exhausts rust and batteries fade; put both in the description.
- **Boaters and moorings.** Someone living aboard may lack the usual proof of address. Raise it with us before the day.
- **Fuel for thought.** If the new car is a plug-in, the old diesel need not wait for a trade-in quote.`,
    localExpertise: `The A4 is on the north side of the Kennet, and everything that comes from it to the village must cross river, canal and railway in turn. At the level crossing the barriers can be down for several minutes. Then the hill begins, with parked cars on one side. A collection booked for ten in the morning finds fewer of them. Coming from Hungerford by the back lanes is another way, and junction 14 serves either.

Up the slope to the south are [Inkpen](/west-berkshire/inkpen) and [West Woodhay](/west-berkshire/west-woodhay), while [Hungerford](/west-berkshire/hungerford) is the next stop on the line.`,
    callToAction: `Do the [quote form](/get-a-quote) on the platform, if the train is late. Should you want us to meet you at Kintbury station, pick a train home and tell us its time.`,
    metaTitle: 'Sell My Car in Kintbury, RG17 | By the Canal',
    metaDescription:
      'Sell a station car or the family estate in Kintbury. Free pick-up by the canal or up the hill, an answer usually in a day, and a transfer first.',
  },
  lambourn: {
    intro: `There are mornings in Lambourn when the horses outnumber the cars. It is one of the main training centres for racehorses in England, and work, rent and gossip all come from the yards. Around three thousand people live here. Jobs turn over with the season, and a car is as often bought from a colleague as from a dealer.`,
    sellingPoints: `- If you got the car from someone at the yard and never sent off the logbook, do that first. The V5C has to show you as keeper, or else the keeper must come or sign.
- Trainers and farriers run hard-worked vans and SUVs. High miles, feed dust and tow-ball wear are as expected in Lambourn.
- Short answers on the form are fine. Nobody marks the spelling.
- Between seasons is a good moment, since a valuation will generally hold for a week.`,
    localExpertise: `Two B roads meet in the village: the B4000, which comes up the valley from the Newbury side, and the B4001, crossing from north to south. Junction 14 is the motorway for all of it. Early morning is out of the question, because strings cross the roads from the yards to the gallops and no engine should hurry them. After eleven it is easier. Lanes off the centre are built for walking horses, with high walls, so many sellers bring the car out to a broader road. Hungerford has the trains.

Down the valley you reach [East Garston](/west-berkshire/east-garston), and [Fawley](/west-berkshire/fawley) sits on the downs to the east.`,
    callToAction: `When evening stables are done, take ten minutes for the [form](/get-a-quote). A room in staff lodgings in Lambourn counts as home if you have a bank statement that says so.`,
    metaTitle: 'Sell My Car in Lambourn | Racing Staff and Locals',
    metaDescription:
      'Moving yards, or selling the family SUV in Lambourn? A free quote, collection after the strings are in, no fees, and the money by bank transfer.',
  },
  leckhampstead: {
    intro: `Leckhampstead's war memorial is not like others. Its clock faces are marked out in rifle cartridges and bullets, and the hands are bayonets. Someone in the village thought hard about how to use what they had, and people here still do: cars are mended, kept and mended again until the sums no longer work.`,
    sellingPoints: `- **When the sums no longer work.** A cambelt, two tyres and an MOT may come to more than a Leckhampstead runabout is worth. Ask before you pay for any of them.
- **Home mechanics.** Half-finished jobs are all right if the bits are in a box. List what has been taken off.
- **Upgrades.** A tow bar, winch or set of off-road tyres can be left on or kept, but decide before the figure is agreed.`,
    localExpertise: `Follow the B4494 up from Newbury and you pass within reach of the village. It is an undulating road with few safe places to stop, so a transporter turns off at once. Leckhampstead lies along a couple of lanes on either side, with a green, some thatch and enough driveways to load in. Coming from junction 13 takes no long time, by way of that same road. The railway is at Newbury.

The next villages on the B road are [Peasemore](/west-berkshire/peasemore) and [Brightwalton](/west-berkshire/brightwalton). [Welford](/west-berkshire/welford) is over the fields towards the Lambourn.`,
    callToAction: `Use the notes space in the [quote form](/get-a-quote) as you would a job card: done, not done, needs doing. The Leckhampstead sellers who write most in it have the least to discuss at the door.`,
    metaTitle: 'Sell My Car in Leckhampstead, West Berkshire',
    metaDescription:
      'Repair bill higher than the car is worth? Leckhampstead owners can sell it as it stands, with free collection off the B4494 and no deductions.',
  },
  midgham: {
    intro: `Midgham has given its name to a station that is not in it. The platform stands in Woolhampton next door, and the village keeps to the slopes north of the A4. What it does have is space, views over the Kennet, and houses where a retired car can wait in a garage for years without annoying anyone.`,
    sellingPoints: `- An elderly saloon under a dust sheet may need air, fuel and a battery. Buy none of them; tell us when it last turned over.
- Widows and widowers selling a partner's car in Midgham should check whose name is in the logbook; GOV.UK explains what to do after a death.
- Not all is old. With the A4 so near, leased and financed cars are common, and the lender can be settled for you.`,
    localExpertise: `The A4 carries most of the parish's traffic, and it is fast here. No one should be waiting on it with hazard lights. Turn off it, up one of the lanes towards the church, and the pace drops at once. Those lanes have a few tight bends but nothing a delivery truck cannot manage. Drivers from junction 13 come through Thatcham, and at rush hour that takes its time.

For trains and the canal crossing see [Woolhampton](/west-berkshire/woolhampton). South across the valley is [Brimpton](/west-berkshire/brimpton), and above you [Bucklebury](/west-berkshire/bucklebury).`,
    callToAction: `Say "Midgham village, not Midgham station" in your [quote request](/get-a-quote), and everyone will arrive in the right place. For a garage with a low beam, measure the gap over the roof.`,
    metaTitle: 'Sell My Car in Midgham, north of the A4',
    metaDescription:
      'Midgham the village, not the station: sell a garaged saloon or a financed car here with free collection off the A4 and payment before it goes.',
  },
  'newbury-town': {
    intro: `The parish of Newbury is the town, more or less, with a built-up area of just over forty-two thousand people. This page is about its centre: the canal, the bridge, the shops, and the flats that have gone up among them. Living there makes it possible to do without a car for days. What you cannot do is forget that you pay for it.`,
    sellingPoints: `- **Flats and undercrofts.** If your bay is below the building, check the height, the gate code, and who holds the fob.
- **Leaving the company scheme.** People at Vodafone's campus to the north, and at other offices, often end a lease or an allowance with a car to move on.
- **Market-day rules.** Parts of the centre shut to vehicles at times; a collection cannot come through a closed street.
- **Short-hop diesels.** A car that has done Newbury miles only may have a blocked filter. List the light.`,
    localExpertise: `Where a transporter goes is settled by the A339, which passes right beside the centre, and the A4, which meets it to the north. The A34 stays outside, and the A343 brings in the south. From junction 13 all of that is simple. The difficulty is the last two hundred yards, with pedestrian streets on one hand and the canal on the other. Newbury station, just south of the shops, has roads round it where a car can be brought to meet us more easily than at many front doors.

Ordinary residential streets are covered by our [Newbury](/newbury) pages, [West Fields](/newbury/west-fields) being the nearest to the shops.`,
    callToAction: `Ask for a [quote](/get-a-quote) while the kettle is on and have the concierge's number ready for later. In a building with a Newbury town-centre postcode, RG14 plus the block name is what finds you.`,
    metaTitle: 'Sell My Car in Newbury Town Centre | Flats, Bays',
    metaDescription:
      'Sell a car from a flat or bay in central Newbury. We meet you where a lorry can stop, collect free of charge and transfer the money beforehand.',
  },
  padworth: {
    intro: `Padworth is a parish on two levels. In the north are the canal, the railway and the A4, with wharves, yards and trade units alongside. Up on the southern slope are woods and a small, old village. You might sell a flatbed from one and a Fiat from the other without knowing anybody in common.`,
    sellingPoints: `- Tradespeople with a unit near the A4 can have a van inspected between jobs. Empty the racking the night before.
- A light commercial with a company name on the side is fine. Sign-writing can stay; tell us if the glue has marked the paint.
- In upper Padworth, family cars with a scraped sill from the lane are nothing unusual.
- A letter from the finance company belongs with the logbook when a business is selling.`,
    localExpertise: `Junction 12 lies a few miles east by the A4, and the A340 branches from that road to go south over the canal. Most collections would use the pair of them. At the canal there may be a pause for boats. Aldermaston station is close by in the valley, and commuters who park there can ask to be met in working hours, if they can get away. The lanes to the upper village are steep and leafy, and a transporter would sooner wait at the bottom.

On either hand you have [Sulhamstead](/west-berkshire/sulhamstead) and [Aldermaston](/west-berkshire/aldermaston). Uphill across the A4 is [Beenham](/west-berkshire/beenham).`,
    callToAction: `Is it the wharf side or the hill side? Answer that on the [quote form](/get-a-quote) first. A Padworth business with several vehicles to go should [talk to us](/contact) about an order that suits the work.`,
    metaTitle: 'Sell My Car or Van in Padworth, RG7',
    metaDescription:
      'Trade van by the A4 or family car up the hill: Padworth vehicles are valued and collected free, with the balance of any finance paid out to you.',
  },
  pangbourne: {
    intro: `Kenneth Grahame, who wrote of Toad and his motor cars, lived and died in Pangbourne. The Pang still comes down to the Thames in the middle of the village, and the modern motorist still gets stuck there. About 3,800 people have their homes in it. They have a good station, useful shops and less and less reason to run two cars.`,
    sellingPoints: `- **One car instead of two.** If Pangbourne's trains do for the week, the weekday car can be turned into money without an advert.
- **Boathouse damp.** Cars kept near the river can have seized rear brakes and misty headlamps; note them.
- **School connections.** Parents and staff at local schools can meet us at the end of term, subject to the school's leave for anything on its land.
- **Toad's own taste.** Sports cars and soft-tops are looked at with pleasure, running or not.`,
    localExpertise: `The A329 and the A340 meet at the centre, and the result is a junction that no one in Pangbourne has a good word for. The railway crosses close by, and its bridges do not leave much room. A transporter from junction 12 comes up the A340 by Tidmarsh, and wants to stop before that pinch if it can. So think of side roads on the south of the village. For the river end, an early hour is kinder. Pangbourne station is a short step from the shops.

Other stops that we make along the river are [Basildon](/west-berkshire/basildon) and [Purley on Thames](/west-berkshire/purley-on-thames).`,
    callToAction: `The [quote form](/get-a-quote) takes less time than the middle of Pangbourne at half past eight. Let the estate agent, or whoever else shares your Pangbourne yard, know which morning the gate should be open.`,
    metaTitle: 'Sell My Car in Pangbourne, RG8 | By River and Rail',
    metaDescription:
      'Two cars and one good station in Pangbourne? Sell the spare with free collection, away from the pinch at the centre, and no fees or cash to handle.',
  },
  peasemore: {
    intro: `Peasemore is known outside the district, if at all, as the village where David Cameron grew up. Inside it is known for being quiet, high up and on the road to nowhere else. The houses have gardens, the gardens have gates, and behind one gate in so many stands a car bought for a child who learnt, passed and left.`,
    sellingPoints: `- A learner's car left at home goes flat first, then stiff, then rusty. In Peasemore's clean air it takes longer, but it does go.
- Grown-up children who are still keeper in the V5C must join the visit or send written consent.
- Estate cars, SUVs and hatchbacks: any make on the road here can be quoted, electric ones included.`,
    localExpertise: `It is best reached from the B4494. You turn off among open fields, and the lane drops into the village past the church. There is no rush hour to speak of, but there are tractors, cyclists at weekends and fog that settles on the tops. A carrier can stop on the verge or in a gateway while the papers are done. If you work in town, the car could be handed over there, as Newbury has the nearest trains too.

North and west of here: [Catmore](/west-berkshire/catmore), [Brightwalton](/west-berkshire/brightwalton). Nearer the main road is [Beedon](/west-berkshire/beedon).`,
    callToAction: `The [quote form](/get-a-quote) wants to know about mileage, and a learner's car has little of it. Check, too, how many keys have gone to university. If only one remains in Peasemore, that is still enough to sell.`,
    metaTitle: "Sell My Car in Peasemore | The Learner's Old Car",
    metaDescription:
      'Has a grown-up child left a car behind in Peasemore? Sell it from the gate, with free collection off the B4494 and a transfer made on the spot.',
  },
  'purley-on-thames': {
    intro: `Purley on Thames grew between the railway and the river, from riverside plots to modern closes, and it has a lock at Mapledurham that you reach from this bank. Reading starts next door. People here want the town for work and the Thames for everything else. Their cars carry kayaks on the roof and office passes on the screen.`,
    sellingPoints: `- Roof bars, cycle mounts and a dented tailgate: we allow for hobbies. Take off what you mean to keep.
- Low ground near the lock can flood, and a car parked below the bank with it. Be open about that.
- With a railway so handy for the office, the second car is often the first economy a household makes.
- For older people in the bungalows, a relative may do the form and the keeper need only be at home on the day.`,
    localExpertise: `All traffic uses the A329. It comes out of Reading past Tilehurst station, which is the one for Purley, and carries on to Pangbourne. From it a few roads go under or over the line to reach the river side. Bridges may have limits, so a tall transporter may be unable to follow you home, and the south side of the railway is where to meet. From junction 12 the trip comes round by Tilehurst or by the A329 itself. Before nine it is a queue.

Up the hill is [Tilehurst parish](/west-berkshire/tilehurst-parish), and [Kentwood](/reading/kentwood) is the first part of the borough you come to.`,
    callToAction: `Give us the road and which side of the tracks it lies on in your [quote enquiry](/get-a-quote). Purley uses both RG8 and RG31, and the driver will have the two in mind.`,
    metaTitle: 'Sell My Car in Purley on Thames | RG8 and RG31',
    metaDescription:
      'River side or road side of the railway in Purley on Thames? Sell your car with free collection, a height-friendly meeting point and no fees.',
  },
  'shaw-cum-donnington': {
    intro: `The parish of Shaw-cum-Donnington wraps over the northern shoulder of Newbury. It has a castle at one end, a great Elizabethan house at the other, and between them new homes, old farms and a lot of road. You may well live here and just say "north Newbury". The council tax bill knows otherwise, and so does this page.`,
    sellingPoints: `- **New-build drives.** Tandem parking and shared courtyards are the rule on the recent estates. Ask your neighbour to leave a gap.
- **Farm and nursery vans.** The northern fields have working vehicles that seldom see the town; they can be valued in the yard.
- **Two landmarks, one visit.** Cars from the castle end and from the Shaw House end can be booked on the same day.
- **Nearly new.** If a lease is up and you have bought the car, it is yours to sell when the V5C shows you as keeper.`,
    localExpertise: `There are several ways through the parish. The A339 and the A34 take the fast traffic. The B4009 heads off north-east to the villages, the B4494 north-west to the downs. From junction 13, drivers can choose their side, so tell us the road your street leaves from. The A339 roundabouts clog at work times. Newbury station is on the opposite side of the centre, so some people here drive to it.

For house-by-house differences, compare the pages for [Shaw](/newbury/shaw) and [Donnington](/newbury/donnington). Beyond the A34 is [Speen](/west-berkshire/speen).`,
    callToAction: `Start with your plate and finish with your parking: the [form](/get-a-quote) has room for both. Where a Shaw-cum-Donnington estate road has not been adopted, or has a gate, [let us know](/contact).`,
    metaTitle: 'Sell My Car in Shaw-cum-Donnington, RG14',
    metaDescription:
      'North of Newbury, from castle to Shaw House: sell a new-build runabout or a farm van with free RG14 collection and a transfer before it moves.',
  },
  speen: {
    intro: `Speen begins as a suburb of Newbury and ends as open country. The parish takes in Stockcross and Marsh Benham, which are villages in their own right, along with the older part of Speen on its ridge by the A4. Bath coaches came this way once; today it is commuters turning off for the bypass.`,
    sellingPoints: `- In Stockcross, a garage may hold a wedding car or a shooting brake. Unusual vehicles can be quoted if the paperwork is in order.
- Down at Marsh Benham, canal and railway keep the lanes narrow, so the collection spot needs agreeing.
- Speen proper has houses on the main road. No need to stand on a verge there; choose a side street.
- Dog-walkers' SUVs, school cars, a hospital shift worker's hatchback: the range is wide, and each gets its own figure.`,
    localExpertise: `West of Newbury the A4 meets the A34 at a large junction, and that is this parish's front door. The B4000 forks off for Stockcross and the Lambourn valley. Add junction 13 a few miles up the A34, and the travelling is quickly done. At peak hours the slip roads back up. Through Stockcross the B4000 is used by lorries and horse transport, so it suits a transporter well. Newbury station is the closest, ten minutes or so by road.

Keep west on the B4000 for [Boxford](/west-berkshire/boxford). Or turn back towards town for [West Fields](/newbury/west-fields).`,
    callToAction: `On the [quote form](/get-a-quote), please use the village name: Stockcross, Marsh Benham or Speen. It saves a journey to the wrong end of the parish.`,
    metaTitle: 'Sell My Car in Speen, Stockcross and Marsh Benham',
    metaDescription:
      'One parish, three villages: sell your car in Speen, Stockcross or Marsh Benham, with free collection by the A4 or B4000 and no charges taken.',
  },
  'stanford-dingley': {
    intro: `Everybody directs you to Stanford Dingley by its pub. The Old Boot Inn is one landmark and the River Pang, flowing past, is another. After those there are a church and not a great many houses. Lanes too small to be numbered connect it to the world. Cars get in. Buyers of cars mostly do not.`,
    sellingPoints: `Suppose you did advertise. Someone from Slough would set off, lose the signal, and be in the wrong valley when you rang. Our way needs one trip, made by arrangement. And because all the lanes are narrow, nearly every Stanford Dingley car has brushed a hedge, a wall or another car. You may count the scratches for us if you wish. More use would be the last MOT, the tyre depth and the number of keys.`,
    localExpertise: `From junction 12 a driver threads through Bradfield or drops down from the ridge, by lanes with bridges over the Pang. You would not call it wide at any point. A long transporter would be a mistake on a summer evening, when the pub's customers have parked along the verge, but at eleven on a weekday morning the village is nearly empty. If you are in any doubt, bring the car up to a broader road that we name together. Aldermaston is the nearest railway station, away to the south.

[Bradfield](/west-berkshire/bradfield) is downstream and [Yattendon](/west-berkshire/yattendon) is over the hill.`,
    callToAction: `Landlines work where mobiles fail in this valley, so put yours in the [quote form](/get-a-quote). And if high water, or a busy night at the pub, is likely to matter, [mention it](/contact).`,
    metaTitle: 'Sell My Car in Stanford Dingley, RG7',
    metaDescription:
      'Hard for buyers to find, fine for us: sell your car in Stanford Dingley by the Pang, with one arranged visit, free collection and no deductions.',
  },
  'stratfield-mortimer': {
    intro: `Locals drop the first word. Mortimer has shops, schools, about 3,700 people by one count, and a station that keeps its Brunel-era buildings. Reading and Basingstoke are both on its line. That is why a car here may be a choice and not a need, at least for anyone whose work is at the end of the line.`,
    sellingPoints: `- **Train or car?** A commuter who has gone back to the rails can stop paying for a parking space and a depreciating car on the same day.
- **Growing families.** A supermini that no longer fits the child seats can be valued while you look at bigger ones.
- **Country miles.** Floods and deer between Mortimer and the towns leave their traces. An assessor would ask, so tell us first.
- **Caravan owners.** Selling the tug but keeping the van? Take the electrics plug and mirrors with you.`,
    localExpertise: `The parish is between main roads, not on one. The A33 is a few miles east, and most drivers get to it, or to junction 12 of the M4, across country. A transporter does likewise. In the main street there are shops, parked cars and a pinch or two, but the residential roads behind are broad, with off-street parking at most doors. The roads by Mortimer station fill early with commuters, so a handover there is best after ten.

[Burghfield](/west-berkshire/burghfield) is due north, [Wokefield](/west-berkshire/wokefield) to the east, and [Ufton Nervet](/west-berkshire/ufton-nervet) up through the woods.`,
    callToAction: `Pull the logbook from the drawer, see that it says Stratfield Mortimer at your current number, and [ask for the figure](/get-a-quote). Saturday slots from ten until four may suit those on weekday trains.`,
    metaTitle: 'Sell My Car in Mortimer | Stratfield Mortimer, RG7',
    metaDescription:
      'Back on the train from Mortimer? Sell the car you no longer need, with a free quote, collection from your drive and funds sent to your bank.',
  },
  streatley: {
    intro: `Two long paths cross at Streatley, the Ridgeway and the Thames Path, and both do it on foot over the bridge to Goring. Cars do it too, slowly. The village clings to the river and to the hill behind, which is steep enough to be known by cyclists across the south. Trains stop at Goring & Streatley, but on the other side of the water.`,
    sellingPoints: `- **First gear, every day.** Streatley Hill shows up a slipping clutch faster than any garage. Don't fix it for us; say so.
- **A car at the other end.** If yours sits in the station car park across the river, we can discuss meeting you there.
- **Walkers' weekends.** From Saturday breakfast the lay-bys are full of boots and rucksacks. We visit on other days by choice.`,
    localExpertise: `At the crossroads by the lights the A329 meets the B4009, and the A417 begins a short way north. Each is narrow between old buildings, and a transporter turning there would have to swing across both lanes. So we plan round it: approach along the A329 from the Pangbourne side, and load beside a wide stretch or on a drive off the hill. M4 traffic uses junction 12 in most cases. Low-slung cars on sloping drives need care, and ramps that reach.

Further up the B4009 are [Aldworth](/west-berkshire/aldworth) and the downs. Along the river to the south comes [Basildon](/west-berkshire/basildon).`,
    callToAction: `Can a lorry stand outside your house? That is the first thing to say in the [quote form](/get-a-quote). The second is the MOT date. In Streatley, the third is how steep the drive is.`,
    metaTitle: 'Sell My Car in Streatley, RG8 | Hill and River',
    metaDescription:
      'Sell your car in Streatley without a queue at the lights. Free collection planned for hill or riverside, clear terms, and payment made up front.',
  },
  sulham: {
    intro: `Sulham is woods, a lane and a tower. Wilder's Folly stands on the slope above the valley, put up in the eighteenth century, and from it you would see how few roofs there are. Yet Tilehurst's thousands of houses stop just over the ridge. It is an odd edge to live on: town behind the trees, cattle in front.`,
    sellingPoints: `- With so few homes, your car could be the sole one in Sulham on the market. It receives the same attention as a street of them.
- The lane floods in places and sheds its gravel. Underbody guards and number plates come off; keep them in the boot.
- A woodland or estate 4x4 that has not been on the road since its tax lapsed can be loaded where it stands, if we can reach it.`,
    localExpertise: `For a collection, the A340 on the western side is the best start. It comes straight from junction 12 and passes the end of the lane by Tidmarsh. The way down from Tilehurst through the woods is possible in a car, but it is steep, narrow and dark, and a long lorry would regret it. Choose a dry farm entrance near the lower road. Pangbourne has the nearest station.

Both RG8 and RG31 reach into the parish. Over the hill, look under [Tilehurst parish](/west-berkshire/tilehurst-parish); along the valley, under [Tidmarsh](/west-berkshire/tidmarsh).`,
    callToAction: `Name the nearest farm when you fill in the [quote form](/get-a-quote), because Sulham has no house numbers to speak of. For a vehicle that has to come out of the wood, [describe the track to us](/contact) and the ground underfoot.`,
    metaTitle: "Sell My Car in Sulham, near Wilder's Folly",
    metaDescription:
      'A few houses, a lane and a folly: Sulham is small but fully covered. Sell your car with free collection from the A340 end and no fees deducted.',
  },
  sulhamstead: {
    intro: `Police officers come to Sulhamstead to learn: Thames Valley Police has its training centre in the parish. The rest of the parish is more sedate. It stretches up from the Kennet and the A4 to woods and commons, with cottages, larger houses and smallholdings placed wherever the lane bends.`,
    sellingPoints: `- **Gardens with machinery.** An ageing pick-up that has hauled logs round Sulhamstead is worth describing by what still works.
- **Course staff.** Instructors and trainees at the centre are better met at their digs than at a guarded gate.
- **Big houses, several cars.** Sell one or all; a form for each keeps the figures clear.`,
    localExpertise: `Near the A4 you have quick access to junction 12, which is only a few miles away, and to Theale station. That makes the lower end of the parish easy. South of the main road, the canal crossing comes first, and then lanes rise towards the commons. Expect soft verges and a sharp corner or two. For houses up there, the safest loading place is inside your own gates, if the turn allows.

We work through [Ufton Nervet](/west-berkshire/ufton-nervet) and [Padworth](/west-berkshire/padworth) as well, both a short way west.`,
    callToAction: `The [form](/get-a-quote) does not take long: plate, miles, MOT. Then describe the Sulhamstead gate, its width and its keypad. An address that shares its postcode with five other houses needs a name, too.`,
    metaTitle: 'Sell My Car in Sulhamstead, off the A4',
    metaDescription:
      'From cottages by the Kennet to houses on the hill, sell your car in Sulhamstead with free collection inside your gates and a bank transfer first.',
  },
}
