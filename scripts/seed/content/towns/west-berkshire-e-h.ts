import type { PageTexts } from '../town-content.ts'

/** Parishes of West Berkshire from East Garston to Holybrook and Hungerford. */
export const westBerkshireEToH: Record<string, PageTexts> = {
  'east-garston': {
    intro: `The stream runs along the street in East Garston, and most mornings so do the horses. This is Lambourn valley racing country, where the working day starts before light and is over by early afternoon. Staff live near the yards, share lifts, and own cars that have been handed from one head lad to the next.`,
    sellingPoints: `- **A chain of keepers.** If the car passed between friends at an East Garston yard, look in the V5C: the name on it is the one that counts.
- **After second lot.** Stable hands are usually freer at midday than at nine, and we can come then.
- **Straw and saddle soap.** Sweep out what you can. The rest does not alter an honest figure.`,
    localExpertise: `Expect the collection by way of the A338, which climbs out of junction 14, and then along the valley lane. It is level going beside the stream, with little bridges to individual houses that were built for a pony and trap and should not carry a loaded lorry. Bring the car across yours to the lane. Strings of horses have priority in every sense; a driver who meets one switches off and waits. The railway is over the hill at Hungerford.

Downstream is [Great Shefford](/west-berkshire/great-shefford), and upstream the road arrives in [Lambourn](/west-berkshire/lambourn).`,
    callToAction: `A phone with signal at the gallops is all it takes to finish a [quote form](/get-a-quote). Those moving to a yard elsewhere can ask for the East Garston handover on their last day off.`,
    metaTitle: 'Sell My Car in East Garston | Lambourn Valley',
    metaDescription:
      'Early starts at the yard? Sell your car in East Garston at midday instead. Free valley collection, a clear figure and a transfer to your bank.',
  },
  'east-ilsley': {
    intro: `Sheep made East Ilsley. Its fairs were once known well beyond the downs, and filled the village with flocks. Traffic passes it by now: the A34 dual carriageway runs alongside, and lorries go by all night while East Ilsley sleeps.`,
    sellingPoints: `- Commuting from here means trunk-road driving. A dashboard full of miles with two owners is a very saleable thing.
- Stable yards and farms wear out large diesels. Injector and turbo faults can be described by their symptoms, if that is all you have.
- Does a neighbour want to sell as well? Each car has its own valuation, but an East Ilsley visit may cover both.`,
    localExpertise: `The village sits in a hollow beside the A34, and the junction is right there, so the collection truck has only the last half mile on a village road. Space is less of a worry than usual, given how broad the middle is. Gradients are the thing: some of the side streets tip steeply, and a car with weak brakes is best left at the bottom. Cholsey is down as the nearest railway station, well over to the east.

[West Ilsley](/west-berkshire/west-ilsley) is the quieter twin, up the valley. To the south-east is [Compton](/west-berkshire/compton).`,
    callToAction: `State which way you join the A34 each day when you use the [quote form](/get-a-quote), and the driver can come by the same slip road. Keep the service invoices by the East Ilsley phone; there will be a question or two.`,
    metaTitle: 'Sell My Car in East Ilsley, beside the A34',
    metaDescription:
      'Trunk-road miles and a village of drovers: sell your East Ilsley car with free collection just off the A34 and no surprises in the sum you get.',
  },
  enborne: {
    intro: `Enborne begins where Newbury's houses leave off. On the north it reaches the Kennet and Avon Canal; on the east the A34 bypass separates it from the town. Farms and long-established families lie in between. They shop in Newbury, yet their post may be marked RG20 or RG14 depending on the lane.`,
    sellingPoints: `- The bypass is a line on the map that buyers from town rarely cross. A collection does.
- Horse people: a car that has towed on soft Enborne paddocks may have a burnt clutch. Write it down.
- Was it your late mother's? Take time. Sorting the estate comes first, and the valuation can be asked for again if the first one lapses.`,
    localExpertise: `There are three ways in from the town. One goes by the A343 at the Wash Common end, a second slips under the A34, and a third follows the canal side, where the bridges are humped. Choose the one that the refuse lorry takes. From junction 13 the whole journey is short, and nearly all of it is on the A34. The lanes in the parish have ditches rather than kerbs, so a long vehicle needs a hard gateway to pull into. Newbury station is the local one.

Close at hand on the town side is [Wash Common](/newbury/wash-common), with [Hamstead Marshall](/west-berkshire/hamstead-marshall) further west.`,
    callToAction: `The canal end of Enborne, or the bypass end? A word in the [quote form](/get-a-quote) saves a call. Keep the dog in when the driver tries the gate.`,
    metaTitle: 'Sell My Car in Enborne, just outside Newbury',
    metaDescription:
      'Across the bypass from Newbury, Enborne sellers have the same service as the town: car valued, collected at no cost and paid for by transfer.',
  },
  englefield: {
    intro: `Much of Englefield belongs to one estate, with Englefield House above the village and cottages along a single street. Tenants come for a job or for the peace and stay as long as either lasts. When they move on, they seldom wish to take three vehicles with them.`,
    sellingPoints: `Estate life has its own vehicles: a gamekeeper's pick-up, a forester's van, a teacher's small hatchback. The first thing to settle is who owns what. If it is a tied vehicle, it is not yours to sell; if the V5C is in your name, it is. The next is where it stands. Englefield's street is tidy and much visited, so a non-runner might be better shown in a yard at the back, with leave. The figure we send will take account of estate tracks and what they do to shock absorbers.`,
    localExpertise: `It could hardly be nearer to main roads. The A340 passes the park wall, the A4 is just to the south, and the two meet close to junction 12 of the M4. A driver who has left the motorway is nearly at your door. Inside the village, though, the road is private in feeling and in places in fact, so ask where a lorry may stop. Theale has the station, and its [own page here](/west-berkshire/theale).

Along the A340 northwards you come to [Tidmarsh](/west-berkshire/tidmarsh).`,
    callToAction: `Leaving a tenancy? Put your last day in Englefield on the [quote form](/get-a-quote). We will want proof of the present address, so keep one bill back from the recycling.`,
    metaTitle: 'Sell My Car in Englefield, near Theale',
    metaDescription:
      'From estate cottages to the edge of the park, Englefield cars are valued and collected free, minutes from junction 12. Money moves before the car.',
  },
  farnborough: {
    intro: `This is Farnborough on the downs, not the one with the air show. It is the highest village in Berkshire, at about 720 feet. John Betjeman lived at the Old Rectory from 1945 to 1951, and the John Piper window in All Saints remembers him. Around a hundred people live up here, and every one of them depends on an engine.`,
    sellingPoints: `- Thin air is a joke; cold starts are not. Glow plugs and batteries are the first to go on a Farnborough diesel.
- Wind can take a door out of your hand. Creased hinges or a bent stay are a known local injury.
- Since garages are far off, people put repairs off. You may sell with the repair undone.`,
    localExpertise: `You reach the village from the B4494, the ridge road between Newbury and Wantage. In mist you can drive past the turn. When the forecast gives snow, it comes here first, and we would rather postpone than slide. Otherwise a loading vehicle has open verges and little traffic to bother about, so there is no need to bring the car anywhere. Postcodes are split between RG20 and OX12, and Didcot Parkway is the station on the map, a good drive north.

Down the slope on different sides you find [West Ilsley](/west-berkshire/west-ilsley), [Catmore](/west-berkshire/catmore) and [Brightwalton](/west-berkshire/brightwalton).`,
    callToAction: `Put "Farnborough, West Berkshire" in the [form](/get-a-quote), or the reply may talk of Hampshire. Then tell us about the mileage, the MOT, and how the road was this morning.`,
    metaTitle: "Sell My Car in Farnborough, Berkshire's High Village",
    metaDescription:
      'Farnborough on the Berkshire Downs, not Hampshire: sell your car at 720 feet with free collection, fair weather permitting, and no fees to meet.',
  },
  fawley: {
    intro: `Thomas Hardy is said to have taken Fawley for the Marygreen of Jude the Obscure, and Jude was given the surname Fawley to match. His first home felt a long way from anywhere. So does this. The parish has an Oxfordshire postcode, OX12, a Berkshire council and a motorway it can reach but not hear.`,
    sellingPoints: `- Stud and stable vehicles can be sold so long as a person, or a firm that is properly represented, is named on the logbook.
- If your insurer asks where the car is kept, "on the downs" is a mark in its favour. Tell us too: garaged, barned or out in the wind.
- Fawley owners often buy a successor from miles away. You might have the old car collected the day the other is delivered.`,
    localExpertise: `The A338 runs north and south on this side of the downs and connects with junction 14. From it a lane heads for the village, rising all the time. There is nothing technical about the drive, only width: a combine or a horsebox may be coming the other way. A transporter would hope to be told of a spot to turn, such as a yard, a church gate or a triangle of grass that is firm. By rail, Hungerford is the nearest on the list.

[East Garston](/west-berkshire/east-garston) is over the brow and [Chaddleworth](/west-berkshire/chaddleworth) is towards the east.`,
    callToAction: `Because OX12 makes some people think you are outside our area, we will say it plainly: Fawley is covered. [Ask for a valuation](/get-a-quote) whenever you like.`,
    metaTitle: 'Sell My Car in Fawley, OX12 | Berkshire Downs',
    metaDescription:
      "An OX12 postcode but a Berkshire parish: Fawley, Hardy's Marygreen, is covered. Sell your car with free collection off the A338 and no fees.",
  },
  frilsham: {
    intro: `Frilsham is a hillside of woods and scattered houses above the River Pang. The M4 goes by to the south, near enough to be heard when the wind is right, but it has no exit for you. The village has no main street as such. A visitor who is told "you cannot miss it" generally does.`,
    sellingPoints: `- **Leaf mould and shade.** Frilsham cars grow green where others go rusty. Window seals and sunroof drains are worth a look before you describe the car.
- **Wood-burning households.** A pick-up or estate used to carry logs has a scraped load bay. It is priced as used, not as ruined.
- **No street lights.** Inspection needs daylight, so in December we would come well before four.`,
    localExpertise: `Think of a collection here as two legs. The first is easy: along the B4009 from the Hermitage direction. In the second it is all lanes, over the Pang by a small bridge or down through the trees, and the sides are steep enough that a wide vehicle stays in the middle. The simplest handover is at the road end of your drive with someone there to wave. Thatcham is the usual station.

Over the river stands [Yattendon](/west-berkshire/yattendon), which makes a good alternative meeting point; [Hermitage](/west-berkshire/hermitage) is the way to the motorway.`,
    callToAction: `Directions first, car second: that is how to fill in the notes on a Frilsham [quote](/get-a-quote). Add a what3words or a grid reference if you use one. Those with two keys should bring both to the gate.`,
    metaTitle: 'Sell My Car in Frilsham, RG18',
    metaDescription:
      'Sell your car from a wooded lane in Frilsham. Clear directions, daylight inspection, free collection and a transfer made before it leaves you.',
  },
  'great-shefford': {
    intro: `Great Shefford is where you come down off the motorway into the Lambourn valley. The river goes through, the A338 goes through, and the church has a round tower, a thing seldom seen in Berkshire. Some of its people work up the valley with horses; others turn the opposite way each morning, on to the M4.`,
    sellingPoints: `- Winter springs can bring the Lambourn into the road, and into footwells. Owners in Great Shefford should tell us if theirs has ever been wet inside.
- A company driver may have a personal car left idle by the works one. Idle cars are best sold before they seize.
- Motorhomes and horseboxes are outside our usual list, but a van of ordinary size is within it.`,
    localExpertise: `For the lorry driver this is a gift: off at junction 14, a few minutes of A338, and there you are. The village bends are tight where the main road crosses the river, and no vehicle should load there. The newer closes have more room than the old lanes by the church. If the river is up, the higher streets will be the dry ones. Kintbury station is the nearest, in the next valley.

A little way along are [Welford](/west-berkshire/welford), downstream, and [East Garston](/west-berkshire/east-garston) in the other direction.`,
    callToAction: `Allow five minutes for the [quote form](/get-a-quote) and a little longer to find the MOT sheet. Then it is only a matter of agreeing a dry day in Great Shefford.`,
    metaTitle: 'Sell My Car in Great Shefford | Near M4 J14',
    metaDescription:
      'By the Lambourn and minutes from junction 14: sell a Great Shefford car, idle or in daily use, with free collection and nothing taken in fees.',
  },
  greenham: {
    intro: `Where bombers and later missiles stood, people now walk dogs. Greenham Common is open heath, and the old base buildings have become a business park. The parish wraps round all that, from housing on the Newbury side to the racecourse. It means that a car might be sold here from a home, from an industrial unit or from a commuter's parking space.`,
    sellingPoints: `- **At the business park.** Units on Greenham Business Park have yards where a van can be inspected and loaded in a lunch break.
- **New-estate parking.** Flats and town houses by the racecourse have allotted bays and visitor rules. Tell us the rule, and we shall follow it.
- **Fleet leftovers.** A sole trader closing down can have each van valued, provided the logbooks are in the right name.`,
    localExpertise: `A339 is the number to know. It comes down through Newbury and goes on past the common towards Basingstoke, so a driver from junction 13 stays on it nearly all the way. The roundabout by the business park is heavy at half past eight and at five. Between those hours you will see us sooner. Newbury Racecourse is the nearest station, and on its meeting days all the small roads around it are at their worst.

Postcodes RG14 and RG19 both occur here. [East Fields](/newbury/east-fields) shares the boundary, and the [middle of Newbury](/west-berkshire/newbury-town) is not far.`,
    callToAction: `For a Greenham van or car, [send its details](/get-a-quote). Say "home" or "unit" at the start, because the right gate on the common side is not obvious to a first-time visitor.`,
    metaTitle: 'Sell My Car or Van in Greenham, Newbury',
    metaDescription:
      'Homes, flats and business units in Greenham: sell a car or van where it stands, off the A339, with free collection and a bank transfer on the day.',
  },
  'hampstead-norreys': {
    intro: `Under glass at Hampstead Norreys there is a rainforest, kept as a visitor attraction and a place of learning. Outside, the weather is the ordinary Berkshire sort. It is a compact village on the B4009, where most people could tell you what your neighbour drives and how long they have had it.`,
    sellingPoints: `- Selling quietly is worth something in a village this size. No board, no advert, no test drives past the church.
- Are you one of the households that has gone electric? The petrol car left over in Hampstead Norreys will lose value on the drive.
- Old-fashioned maintenance, with a notebook in the glovebox, is as good as a stamped book if the receipts agree.`,
    localExpertise: `The B4009 does for a main street, on its way between Hermitage and the Streatley hill. Long vehicles come through without fuss, though one bend by the houses deserves respect. School holidays bring families to the Living Rainforest, mostly from late morning; a nine o'clock start avoids them. Goring & Streatley is the nearest rail stop, but plenty of people drive the other way to work.

Also on the round, if it happens to suit: [Compton](/west-berkshire/compton), [Yattendon](/west-berkshire/yattendon) and [Frilsham](/west-berkshire/frilsham).`,
    callToAction: `When the [form](/get-a-quote) asks for extra information, tell it about tyres, glass and warning lamps. A Hampstead Norreys kitchen with the logbook on the table is the best office we know how to use.`,
    metaTitle: 'Sell My Car in Hampstead Norreys, RG18',
    metaDescription:
      'A quiet sale in Hampstead Norreys: no advert, no callers, just a valuation, free collection along the B4009 and your money before it goes.',
  },
  'hamstead-marshall': {
    intro: `Grand gate piers stand in the fields at Hamstead Marshall, with no house behind them. The Craven mansion they belonged to vanished long ago. It is a parish of parkland, lanes and widely spaced homes south of the Kennet, and selling a car from it feels a little the same: plenty of entrance, nobody there.`,
    sellingPoints: `- A car may stand in front of the house here for weeks with no one to see the "For Sale" card. That is our argument in a sentence.
- Towing a boat up from the canal has often strained the rear end of a Hamstead Marshall estate. Please note any sag.
- Cars owned jointly still have one keeper in the V5C, so make sure it is that person who meets us.`,
    localExpertise: `Although the A4 is the nearest major road, it is across the water. From it you come down to the Kennet and over narrow crossings into the parish. Some have weight or width limits, or corners too tight to take, and satnav does not mind about that. Advise us which bridge the removal van used when you moved in. From junction 14 it is an easy few miles before that final stretch. Trains stop at Kintbury, next along the valley.

People living towards [Enborne](/west-berkshire/enborne) may be better reached from the Newbury side, while [Kintbury](/west-berkshire/kintbury) is to the west.`,
    callToAction: `Find the logbook, find the second key, and the remainder of the [form](/get-a-quote) is easy. Confirm that you mean Hamstead Marshall, without a p, and not one of the Hampsteads.`,
    metaTitle: 'Sell My Car in Hamstead Marshall, RG20',
    metaDescription:
      'No passing trade in Hamstead Marshall, and none needed. Sell your car at home south of the Kennet with free collection and no middle fees.',
  },
  hermitage: {
    intro: `D. H. Lawrence spent part of the First World War in Hermitage. The Army came later and stayed: Denison Barracks is here, and with it a population that changes. Of a little over two thousand people in the village, some have been here for life and some for one posting. Both sell cars; only the second have a deadline.`,
    sellingPoints: `- **Posted?** Ask for the valuation as soon as the order arrives, then fix the visit for your last week at Hermitage.
- **Overseas already?** Whoever is left with the car needs your written permission as registered keeper, plus the papers.
- **Staying put.** Village families who keep two cars for the school run and the station may just want the older one gone.`,
    localExpertise: `The B4009 is the high street, and junction 13 is at the end of a short drive along it. There are few simpler villages to reach from the motorway. The barracks is another matter: we do not expect to be admitted, and it makes sense to hand over a soldier's car outside the wire, at married quarters or in a lay-by. In the village, avoid the parade of parked cars by the school at three o'clock. Newbury Racecourse is shown as the nearest railway stop.

Next villages along: [Chieveley](/west-berkshire/chieveley) for the services, [Cold Ash](/west-berkshire/cold-ash) by the ridge.`,
    callToAction: `Tell us in the [quote form](/get-a-quote) if there is a date you cannot move, and if the V5C still shows an earlier quarter. Hermitage sellers can [ring or write](/contact) to sort that out in good time.`,
    metaTitle: 'Sell My Car in Hermitage | Families and Forces',
    metaDescription:
      'Posted from Denison Barracks or settled in Hermitage? Get a quick valuation, free collection off the B4009, and a transfer before you hand over.',
  },
  holybrook: {
    intro: `Holybrook is a parish that many who live in it do not name. Ask, and they say Beansheaf, Fords Farm or Calcot. All three lie on the western rim of Reading, in West Berkshire by a matter of streets, and take their parish name from the Holy Brook. It is family housing of the last few decades: garages full of bicycles, cars on the drive.`,
    sellingPoints: `- Drives here often hold two cars in line. Move the front one out before we come, and half the work is done.
- Garage clear-outs turn up project cars. Missing parts are all right if you tell us which.
- Worried about a neighbour's wall at the Beansheaf end of a cul-de-sac? So are we; the transporter can wait on the main estate road.
- Cars used only for a dash along to the superstores have low miles and tired batteries. Say when it was last on a long run.`,
    localExpertise: `Look at a map and you see why removal firms like it: junction 12 and the A4 meet at the corner of the parish. The same pair are choked from half past seven and again in the evening, and the shopping parks add Saturday to that. Mid-morning in the week is clear. Estate roads in Fords Farm loop and rejoin, so if the satnav is puzzled, give a road name near the entrance. Theale is the station most would drive to.

The borough suburb of [Southcote](/reading/southcote) is across the brook. For the rest of Calcot see [Tilehurst parish](/west-berkshire/tilehurst-parish).`,
    callToAction: `RG31 or RG30? Write the full code on the [quote form](/get-a-quote), as Holybrook uses both. Afternoon school runs apart, any working day can be asked for.`,
    metaTitle: 'Sell My Car in Holybrook: Beansheaf, Fords Farm, Calcot',
    metaDescription:
      'In Beansheaf, Fords Farm or Calcot? Sell the car from your Holybrook drive, near junction 12, with a free pick-up and a proper bank transfer.',
  },
  hungerford: {
    intro: `On the second Tuesday after Easter, Tutti men climb ladders in Hungerford and collect kisses. The rest of the year it is a market town of some five thousand people, well known for antiques. It is old in its habits and practical in its vehicles, since the next town of any size in each direction is a fair drive away.`,
    sellingPoints: `- **Dealers' vans.** Antiques shops run long-bodied vans with blankets in the back. They are sold here as readily as cars.
- **Weekenders.** A car that is kept in Hungerford for Friday nights and does nothing in between may be costing more than a taxi.
- **Something with age.** A classic of forty years or so does not always have an MOT. Tell us its history and how it is stored, and let the figure follow.
- **Railway users.** A station car parked daily at Hungerford can be shown to us there when your evening train gets in.`,
    localExpertise: `Bath Road traffic on the A4 crosses the A338 at the north end, and the A338 then becomes the High Street, under the railway and up the hill. On market days and during Hocktide it is slow, with vans unloading outside shops. A collection is easier from a side street or from the roads on the common side of town. Junction 14 lies to the north by the A338, and the B4192 goes away towards the downs and Swindon. Between them there is little need for us to enter the centre.

People in [Kintbury](/west-berkshire/kintbury) and [Inkpen](/west-berkshire/inkpen) often think of Hungerford as their town, and each has a page.`,
    callToAction: `Pick a non-market morning and make the [request](/get-a-quote). For a car in an archway yard behind the High Street, give us the width of the arch, and remember the height of any roof bars.`,
    metaTitle: 'Sell My Car in Hungerford, RG17 | Cars and Vans',
    metaDescription:
      'Antiques van, weekend car or daily commuter: sell it in Hungerford with free collection by the A338, no fees, and funds sent before we load it.',
  },
}
