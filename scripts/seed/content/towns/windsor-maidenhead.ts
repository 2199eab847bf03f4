import type { TownContent } from '../town-content.ts'

export const windsorMaidenhead: TownContent = {
  intro: `The Royal Borough is more than the two towns in its name. Between and around Windsor and Maidenhead lie fifteen or so parishes, some on the Thames, some against the Great Park, and some out on the flat farmland where an airfield is the busiest neighbour. What they share is that a car is seldom optional. Buses are few, stations are spread thinly, and a household in Hurley or Horton with one car fewer notices at once.

That is why selling needs to fit round the replacement. Ask for a valuation, which usually comes within 24 hours, and it will typically hold for 7 days while the next car is found. Then we collect from the village, not from a forecourt in town, and the transfer is made while the old car still stands on your gravel.`,
  sellingPoints: `- **River parishes.** Cookham, Bray, Wraysbury and Datchet are all on low ground by the Thames. If floodwater has ever reached the car, an honest line about it is all we ask.
- **South of the Great Park.** Sunningdale and Ascot are a long way round from the rest of the borough. Collection there is free just the same.
- **Farm tracks and private roads.** Tell us about gates, weak bridges or a shared drive in places like Shottesbrooke, and we will settle where to load.
- **All sorts of vehicle.** A pick-up from White Waltham, a convertible from Bray or a van from Cox Green can each be valued, in whatever condition, with no fees taken from the offer.`,
  localExpertise: `Getting about the borough with a transporter means knowing three crossings of the M4. Junction 8/9 serves Maidenhead, Bray and the Walthams. Junction 6 brings you down to Windsor and Eton. Junction 5 is the one for Datchet, Horton and Wraysbury. The A404 runs up the western side past Bisham, the A308 links the two towns along the river, and in the far south the A30 takes over.

Two parish names are also town names, so choose the page that suits. The [Maidenhead](/maidenhead) and [Windsor](/windsor) pages deal with those towns street by street. Here you will find the places around them: [Cookham](/windsor-maidenhead/cookham) to the north, [Waltham St Lawrence](/windsor-maidenhead/waltham-st-lawrence) in the west, [Old Windsor](/windsor-maidenhead/old-windsor) down the river and [Sunninghill and Ascot](/windsor-maidenhead/sunninghill-and-ascot) beyond the park. Each has notes on its own roads.`,
  callToAction: `To begin, put the registration and mileage into the [quote form](/get-a-quote) and name your parish as well as the postcode, because SL6 alone covers a great deal of country. It is free and binds you to nothing.

When we come, we will need the V5C, the keys, any service and MOT papers, your photo ID and a recent proof of address in the borough. A car still on finance can be settled with the lender as part of the sale. If the collection point will take some explaining, [talk to us](/contact) before you accept a date.`,
  metaTitle: 'Sell My Car in Windsor & Maidenhead | Parish by Parish',
  metaDescription:
    'From Hurley to Horton and Cookham to Ascot: sell your car anywhere in the Royal Borough, collected free from your village and paid for first.',
  areas: {
    bisham: {
      intro: `Bisham faces Marlow across the Thames, and though the letters say SL7 this bank is Berkshire. Many people know it only as the trees beside the A404 or the turning for the Abbey, now a National Sports Centre. Those who live here have woods behind, river in front, and a drive to nearly everything.`,
      sellingPoints: `Cars in Bisham tend to do a little village work and a lot of dual carriageway. That is kind to an engine and hard on windscreens, so mention the chips. Coaches, physios and athletes based at the sports centre sometimes move on at short notice; a car can be valued before the new posting is confirmed and sold in the last week. And if the woods have left sap and scratches along the side, we have seen green paintwork before.`,
      localExpertise: `The A404 is the spine. Coming up from junction 8/9, a transporter leaves it for the A308, and from there the village street is close. It is a pretty street with walls tight to the road, so the better plan is usually your own drive or a spot clear of the bend. Marlow has the nearest station, at the end of its branch line and on the other side of the bridge.

[Hurley](/windsor-maidenhead/hurley) is the next Berkshire village up the river, and [Cookham](/windsor-maidenhead/cookham) the next one down.`,
      callToAction: `Send the details from home with the [quote form](/get-a-quote). If you would sooner be met at work on the Abbey side than at the house, write that in the notes and make sure the V5C comes with you that morning.`,
      metaTitle: 'Sell My Car in Bisham, SL7 | The Berkshire Bank',
      metaDescription:
        'Opposite Marlow but in Berkshire: Bisham sellers get free collection off the A404, a clear valuation and a bank transfer before the car goes.',
    },
    bray: {
      intro: `Bray draws people from a long way off to eat. The Fat Duck and the Waterside Inn have made a small riverside village known across the world, and on most evenings the lanes are lined with cars that belong to somebody else. The parish is wider than that. It takes in Fifield and Holyport too, where the talk is of ponies and school runs.`,
      sellingPoints: `- **Book against the tables.** Late morning, before lunch service, leaves space in the village street for loading.
- **Low, wide or old.** A sports car that cannot clear a steep ramp, or a classic that has not run since spring, should be described as such so that the right vehicle is sent to Bray.
- **A second home on the river.** If the car stays here while you are abroad, its registered keeper has to be present or give us written authority.`,
      localExpertise: `The A308 passes the top of the village on its way between Maidenhead and Windsor. A short spur, the A308(M), ties it to junction 8/9, so the motorway part of the trip is easy. South of that the A330 goes through Holyport. It is the last few hundred yards that need thought: brick walls, pinch points and diners looking for a place to park. Maidenhead is the station.

There is a separate page for [Holyport](/maidenhead/holyport). [Cox Green](/windsor-maidenhead/cox-green) is on the far side of the motorway.`,
      callToAction: `Use the [form](/get-a-quote) to say which of the parish villages you mean, since Bray on a letter can be any of three. You will have a figure to think over, and no Michelin-starred bill comes with it: the service is free.`,
      metaTitle: 'Sell My Car in Bray, Maidenhead | With Fifield',
      metaDescription:
        'Sell your car in Bray, Holyport side or riverside. Collection is free, timed to miss the lunch trade, and payment is made before loading begins.',
    },
    cookham: {
      intro: `Stanley Spencer painted Cookham as if heaven had come to the High Street, and his gallery is still there. Roughly five thousand people live in the settlement today. It has a station of its own on the Marlow branch, though trains are not so frequent that a car can be given up lightly. More often one of two goes.`,
      sellingPoints: `- An estate that spent years carrying dogs to the river and smells of it is still an estate. Cookham mud is forgiven.
- Narrow gateways near the old village take wing mirrors; a cracked one is a detail, not a bargaining point on the day.
- For someone who has stopped driving, we can deal with a son or daughter by email and meet the keeper in person at home.`,
      localExpertise: `Two roads lead in. The A4094 comes up beside the Thames from the Maidenhead side, and the B4447 does the same further inland. At the river end the bridge is slow and tight, so a transporter is better kept on the Berkshire side throughout. There is a level crossing by Cookham station as well; if you live beyond it, allow for a few minutes' wait. Streets near the station are more open than those around the church and the gallery.

On a fine Sunday the walkers have every space. Any weekday is better. To the south the houses give way to fields and then to [Furze Platt](/maidenhead/furze-platt), while [Bisham](/windsor-maidenhead/bisham) is round the hill to the west.`,
      callToAction: `Say whether the car is near the river or up by the line when you [ask for a quote](/get-a-quote). Then look out the logbook and the last MOT sheet; advisory notes on it are useful to us and quicker than describing a knock.`,
      metaTitle: 'Sell My Car in Cookham | Riverside SL6 Collection',
      metaDescription:
        'One car too many in Cookham? Sell it from the village or up by the station, with free weekday collection, an honest figure and no cash handled.',
    },
    'cox-green': {
      intro: `Cox Green is the part of Maidenhead that grew up beside the motorway. It is a parish in its own right, with Ockwells Manor and the big open park next to it as a reminder of what stood here before the estates. Cars are everyday things in these closes: commuters, runabouts, a van with a ladder rack.`,
      sellingPoints: `Sellers in Cox Green often have company-car stories. A lease bought out at the end, a car allowance spent on something now surplus, a pool car that became the family's: all can be valued, as long as the V5C names you as keeper. Where there is a PCP or hire purchase still running, tell us the lender, because the agreement has to be cleared as part of the sale and you receive whatever remains. Vans are bought too, with or without the racking.`,
      localExpertise: `Nowhere in the borough is simpler for a transporter to reach. The A404(M) and M4 meet at junction 8/9, right by the parish, and the estate roads were drawn up with dustcarts and buses in mind. The snag is the cul-de-sac. With the evening's cars parked round a turning head, a long vehicle has nowhere to swing, so we would pick a time when most neighbours are out. Maidenhead is the station, within cycling distance for many.

[Boyn Hill](/maidenhead/boyn-hill) climbs away to the north-east. Towards the airfield lies [White Waltham](/windsor-maidenhead/white-waltham).`,
      callToAction: `Pop the plate into the [quote form](/get-a-quote) tonight and you should have an answer to discuss tomorrow. If the car is in a garage block round the back, as some in Cox Green are, have the door open and the tyres pumped up before we arrive.`,
      metaTitle: 'Sell My Car in Cox Green, Maidenhead',
      metaDescription:
        'Cox Green cars and vans collected free, close to junction 8/9. Finance settled with the lender, no fees, and the balance paid to you by transfer.',
    },
    datchet: {
      intro: `From the riverside at Datchet you look straight over the Thames to the Home Park. The village has a green, a station with a level crossing, and just under five thousand people by one count. It also has London close by. Heathrow shifts, office commutes and airport runs put steady miles on its cars.`,
      sellingPoints: `- Cars parked near the flight path gather grit and dull paint. A wash before you take stock is enough; polish will not alter the offer.
- Airport workers on earlies can meet us after a shift, and Saturday visits run from 10am to 4pm.
- Datchet has known floods. A car that came through one, even one written off and put back on the road, may still be sold if you declare it.`,
      localExpertise: `The M4 is near at junction 5, and from there the B470 leads into the village. The B3026 heads for Eton, and the B376 continues towards Horton and Wraysbury. All of them funnel past the green, and the crossing at Datchet station stops everything when a train is due. Allow for that if you are timing a collection round a school pick-up. South of the railway, towards the river, parking is scarce, so a driveway or the wider roads to the north are easier for loading.

We come for cars in [Eton](/windsor-maidenhead/eton), [Windsor](/windsor-maidenhead/windsor-town) and [Upton](/slough/upton) on the same terms.`,
      callToAction: `Fill in the [quote form](/get-a-quote) with the fuel and mileage and tell us which side of the level crossing you live on. Spare keys have a way of being left at work; bring both home before the Datchet appointment.`,
      metaTitle: 'Sell My Car in Datchet, SL3 | Near Windsor',
      metaDescription:
        'Live in Datchet and have a car to sell? Free collection either side of the level crossing, times to suit shift work, and no deductions made.',
    },
    eton: {
      intro: `Eton is a single street with a college at one end and a bridge at the other. Henry VI founded the school in 1440, and the layout has changed less than most. The bridge to Windsor carries feet and bicycles only. So a car in Eton, for all that the castle is a few minutes' walk, must go out the way it came in.`,
      sellingPoints: `- **School staff and leavers.** Housing here often goes with a job. When the job ends, so does the parking space, and a sale can be arranged to fit the last day of term.
- **Small cars in small yards.** A hatchback in an arch behind an Eton shop can be looked over where it is, then driven out to be loaded.
- **Students' first cars.** If the V5C is in a parent's name, the parent should be there or should write giving permission.`,
      localExpertise: `The B3022 is the way along the High Street from the north. From junction 6 of the M4, the A332 brings a transporter down to that side without touching Windsor at all. After that it gets tight. There are deliveries in the morning, pupils crossing between lessons and visitors all summer. An early slot, or a meeting place towards [Eton Wick](/windsor/eton-wick) where the road opens out, saves a lot of shuffling. Windsor & Eton Riverside station is over the footbridge, handy if you will be going on by train.

Also within reach on this bank are [Datchet](/windsor-maidenhead/datchet) and [Chalvey](/slough/chalvey).`,
      callToAction: `Tell us in the [quote form](/get-a-quote) where the car sleeps: yard, permit bay or college ground. If a porter or landlord has to let us through, sort that out first and [let us have](/contact) the name to ask for.`,
      metaTitle: 'Sell My Car in Eton | Collected from the College Side',
      metaDescription:
        'Cars leave Eton by the north, and so do we. Free collection from the High Street area or a wider road nearby, with a bank transfer made first.',
    },
    horton: {
      intro: `About a thousand people live in Horton, among lakes that were once gravel pits and under the banks of the Queen Mother Reservoir. John Milton spent part of his youth here, in the 1630s. Little is within walking distance, so cars are often kept until they really are finished.`,
      sellingPoints: `- Failed its MOT on something dear? A Horton car with a long list of faults can go on the form with the list typed out in full.
- Lorries use these roads and stones fly. We allow for a peppered bonnet.
- Stables, nurseries and small yards often have a pick-up that has never been inside a showroom; the same valuation covers it.`,
      localExpertise: `It is the B376 that matters here. It runs in from Datchet to the west and goes on to Wraysbury, which has the nearest railway station. The M4 at junction 5 is only a few miles off, beyond the reservoir. For the collection, think about the verge: some are soft after rain, and a heavy vehicle should stay on the hard surface. A yard gate or a surfaced lay-by is better than the grass.

Postcodes can confuse. Both SL3 and TW19 are in use here, so give the house name as well. Neighbouring places with their own pages are [Wraysbury](/windsor-maidenhead/wraysbury), [Colnbrook](/slough/colnbrook) and [Poyle](/slough/poyle).`,
      callToAction: `Nothing needs mending before you [request a quote](/get-a-quote). If the car is a non-runner behind a Horton barn, tell us which way it points and if the wheels turn, because that decides how it is brought out.`,
      metaTitle: 'Sell My Car in Horton, Berkshire | SL3 and TW19',
      metaDescription:
        'Horton, by the reservoir: sell a tired car, a pick-up or a non-runner. Free collection from yard or drive, and nothing deducted from the offer.',
    },
    hurley: {
      intro: `Hurley has two lives. By the river there are the priory ruins and the summer visitors. Up the hill there is farming country, with the Berkshire College of Agriculture at Hall Place in Burchetts Green. The cars follow suit. A convertible may come from one end of the parish and a muddy four-by-four from the other.`,
      sellingPoints: `- College leavers going off to a first job can sell in term time, in Burchetts Green, with no trip into Maidenhead.
- **Tow bars and trailers:** a car that has pulled a horsebox or a boat will show it in the clutch and the rear springs. Put it in the description.
- Summer cars sell in winter too. The valuation of a Hurley soft-top depends on the car in front of us, roof up or down.`,
      localExpertise: `The A4130 crosses the parish and joins the A404 at its eastern end; from there it is a quick run to junction 8/9 of the M4. Collection vehicles will stay on those two until they reach your turning. The lane down to the old village is a dead end at the water, with a car park full of walkers from Easter onwards, so anyone near the priory should think of loading early or on the wider road above. Marlow is the nearest station as the crow flies, across the river.

People in [Bisham](/windsor-maidenhead/bisham) and on the common at [Pinkneys Green](/maidenhead/pinkneys-green) are covered too.`,
      callToAction: `Name your end of the parish when you fill in the [quote form](/get-a-quote): river, main road or Burchetts Green. The logbook matters more than the polish, so find that first and let the rain see to the rest.`,
      metaTitle: 'Sell My Car in Hurley and Burchetts Green',
      metaDescription:
        'Riverside Hurley or the farms at Burchetts Green: have your car valued, collected free off the A4130 and paid for by transfer before it leaves.',
    },
    'maidenhead-town': {
      intro: `This page is for the middle of Maidenhead: the streets around the High Street, the station and the river. More than sixty-seven thousand people live in the built-up area as a whole, and much of the new building has gone upwards. A flat with an Elizabeth line platform at the door and one allotted bay changes how many cars a couple needs.`,
      sellingPoints: `- A bay in a Maidenhead block can be rented or costs extra. Selling the car that fills it ends two bills at once.
- Electric and hybrid cars are welcome. Note the battery warranty papers, if you have any, along with the service book.
- Tell the concierge. In a building with a fob and a barrier, five minutes of warning on the day saves twenty of waiting.
- Cars that have only done town miles since the new line opened may have a flat battery and rusty discs, and that is all right.`,
      localExpertise: `Getting a transporter near the centre is a question of which side. From junction 8/9 the A308 leads in from the south, and the A404(M) swings round the west for anyone beyond the A4. The A4 itself goes over the Thames close to Brunel's railway bridge, with its two wide, flat arches of brick. Multi-storey car parks are no good for loading because of their height limits. A side road off the A4, a retail park with the owner's leave, or a friend's drive in [Boyn Hill](/maidenhead/boyn-hill) will all serve.

Our [Maidenhead guide](/maidenhead) goes into the neighbourhoods. For the river villages, begin with [Bray](/windsor-maidenhead/bray).`,
      callToAction: `Take a picture of the mileage, go upstairs, and finish the [quote form](/get-a-quote) from the sofa. Proof of address should show the flat number in full. If your Maidenhead tenancy has just begun and no bill has come yet, [ask us](/contact) what will do.`,
      metaTitle: 'Sell My Car in Central Maidenhead | Flats and Bays',
      metaDescription:
        'Live in a flat by Maidenhead station? Sell the car you no longer use. We agree where to load, charge no fees and pay before it moves an inch.',
    },
    'old-windsor': {
      intro: `Old Windsor is the elder of the two: a Saxon royal palace is said to have stood here before the castle up the river was thought of. Now it is a large village of about seven thousand people between the Thames and the Great Park. Its cars see a mixture of short school trips and long days on the road to London.`,
      sellingPoints: `- **Hard-working diesels.** If yours has had trouble with its particulate filter from too many short Old Windsor trips, note the warning light and carry on.
- **Riverside homes.** A car kept on the low roads near the water should be described with its flood history, even if that is "none".
- **One address, please.** If the V5C has your last house on it and the bill has Old Windsor, put the logbook right before the visit.`,
      localExpertise: `The A308 goes through the village from end to end, the A328 turns off it, and the B3021 takes the back way past the park towards Datchet. It is main-road country, which suits a transporter, yet the same roads block solidly when there is an accident on the motorways. Mid-morning is the safer choice. Junction 5 of the M4 is the closest as a map has it. Sunnymeads, also nearest on paper, is on the opposite bank of the Thames, so few would reckon it their station.

Side roads off the A308 mostly have drives. Next along are [Spital](/windsor/spital) and [central Windsor](/windsor-maidenhead/windsor-town); [Wraysbury](/windsor-maidenhead/wraysbury) faces you over the water.`,
      callToAction: `Give the [quote form](/get-a-quote) the facts: age, miles, keys, last service. Then decide which parking spot, yours or a workplace, suits you. No one from outside Old Windsor need ever know it was for sale.`,
      metaTitle: 'Sell My Car in Old Windsor, SL4',
      metaDescription:
        'Sell your car in Old Windsor, between the Thames and the park. Free collection off the A308, a no-obligation quote and no cash on the doorstep.',
    },
    shottesbrooke: {
      intro: `There is hardly a village at Shottesbrooke. There is a park, a scatter of farms and cottages, and the church of St John the Baptist with its tall spire, which goes back to 1337 or thereabouts. Anyone living here drives, and often keeps something large, something small and something that has not moved since the last dry summer.`,
      sellingPoints: `Three kinds of vehicle come to mind. There is the working pick-up, priced on its engine and chassis and not on the dents. There is the runabout for station and shops. And there is the shed car, half forgotten, with the keys in a drawer; it can be bought without an MOT, though we need to know if it rolls and if the handbrake has seized. Say which yours is, and the valuation will be the more useful.`,
      localExpertise: `The B3024 is the one classified road. It winds between hedges, and a transporter will meet tractors on it. Beyond that are estate tracks and private drives, where the things to tell us are the width of the gate, the surface and any cattle grid. If the track is long or soft, it is simplest to bring the car up to the road end. The M4 can be joined at junction 8/9, and Twyford is the nearest railway station.

Over the fields on one side is [White Waltham](/windsor-maidenhead/white-waltham), on the other [Waltham St Lawrence](/windsor-maidenhead/waltham-st-lawrence).`,
      callToAction: `Estate or farm vehicles are sometimes registered to a business. Before you [ask for a price](/get-a-quote), look at whose name the logbook carries, as that person has to attend or sign. Post here comes as both SL6 and RG10, so a map pin sent to [our inbox](/contact) beats a postcode.`,
      metaTitle: 'Sell My Car in Shottesbrooke | Farms and Cottages',
      metaDescription:
        'From a farm pick-up to a shed car with no MOT, Shottesbrooke vehicles are collected free from the road end or the yard. Payment comes first.',
    },
    sunningdale: {
      intro: `Sunningdale is the borough's southern corner, closer in habit to the Surrey heath than to the Thames. Pines, golf and long private drives set the tone, with Sunningdale Golf Club among the best-known names. There is a more ordinary side as well, around the station, where commuters' cars sit all day.`,
      sellingPoints: `- **Garaged cars.** Low miles and a dry garage help. Bring out the history file, since a Sunningdale car of this sort is valued on proof, not on shine.
- **Gated roads.** We need the code, or somebody at the lodge, at the agreed time.
- **Household and staff cars.** The person selling must be the keeper or hold the keeper's letter, however many people share the keys.
- **The other sort.** A dented supermini that never left SL5 gets the same answer time as the rest.`,
      localExpertise: `The A30 is what everything turns on. It crosses the village by the level crossing, and when the barriers are down at Sunningdale station the queue is long in both directions. A transporter would sooner arrive off-peak. The B383 is the quieter numbered road. Private roads with speed humps are fine for a car on its own wheels but slow for a long vehicle, so you may be asked to bring yours to the gate.

Those on the Ascot side should see [Sunninghill and Ascot](/windsor-maidenhead/sunninghill-and-ascot). Beyond the park is [Cranbourne](/bracknell-forest/cranbourne).`,
      callToAction: `A [quote request](/get-a-quote) takes less time than the crossing. State any private number you mean to keep, because it has to come off before the sale, and if the car is on contract from a lender name the lender too. Sunningdale visits run on weekdays and Saturdays, never on a Sunday.`,
      metaTitle: 'Sell My Car in Sunningdale, SL5 | Gate to Gate',
      metaDescription:
        'Sell a garaged saloon or a commuter runabout in Sunningdale. Free SL5 collection from gate or drive, no fees, and a transfer before loading.',
    },
    'sunninghill-and-ascot': {
      intro: `For one week each June the whole world seems to be in Ascot. Queen Anne began racing here in 1711, and the course still sets the calendar for the parish. The other fifty-one weeks belong to Sunninghill's shops, the Silwood Park campus of Imperial College, and families whose cars spend the day going up and down the A329.`,
      sellingPoints: `- Royal Ascot week is the one to avoid. Getting across the parish takes an age; a valuation given just before may need renewing if it runs past its usual 7 days.
- Research students at Silwood Park who are going home abroad should allow time to find the V5C and a proof of address in Ascot.
- Children's hand-me-down cars, first cars and learner cars with dual-control scars are all eligible.`,
      localExpertise: `The course sits in a ring of roads. The A329 passes along the north of the shops, the A330 crosses it, the A332 comes down from Windsor, and the B3020 threads through Sunninghill. Ascot station serves both. On a normal weekday a transporter can use any of these, although the shopping street in Sunninghill is slow by nature. Side roads climb steeply in places, so note a sloping drive: a car with no brakes cannot be rolled down it safely.

Across the boundary, [North Ascot](/bracknell-forest/north-ascot) has a page under Bracknell Forest, and so does [Winkfield](/bracknell-forest/winkfield). To the south-east comes [Sunningdale](/windsor-maidenhead/sunningdale).`,
      callToAction: `Start at the [quote form](/get-a-quote) with the plate and the date of the next MOT. Around race days, offer us two or three mornings that work and we will fit in. Questions about a car in a Silwood lab's name are best [put to us directly](/contact).`,
      metaTitle: 'Sell My Car in Ascot and Sunninghill | Free Quote',
      metaDescription:
        'Sell your car in Ascot or Sunninghill any week but the big one. Free SL5 collection, valuation usually inside a day, and no fees to come off.',
    },
    'waltham-st-lawrence': {
      intro: `Waltham St Lawrence and Shurlock Row are the two villages of this parish, out in the farmland on the borough's western side. Old houses and working farms share the same lanes. The post goes through RG10, so the outside world thinks of Reading, while the council is in Maidenhead.`,
      sellingPoints: `- In Shurlock Row a car may do nothing but the station run. Short, cold trips wear out exhausts and batteries, and either can be listed as a fault.
- People keep cars long here. If the handbook is in the glovebox and the first owner's name on the invoice is yours, tell us; it counts for something.
- Horse lorries, no; but light vans, pick-ups and SUVs used around a smallholding are all things we look at.`,
      localExpertise: `Country lanes tie the two villages together, and the B3024 is the only road with a number. A transporter arriving from junction 8/9 of the M4 has the last few miles on roads where two wide vehicles must take turns. It helps to know your landmark: the church, a pub, a farm gate. Twyford is the nearest station, and we can just as well meet a commuter's car near there, in the [Twyford](/wokingham/twyford) area, as in the village.

Towards Maidenhead lies [Shottesbrooke](/windsor-maidenhead/shottesbrooke).`,
      callToAction: `Mention ruts, low branches and overhanging thatch in the notes of your [quote](/get-a-quote). On the day, a kitchen table in Waltham St Lawrence is all the office we need for the V5C, your ID and the transfer.`,
      metaTitle: 'Sell My Car in Waltham St Lawrence & Shurlock Row',
      metaDescription:
        'In RG10 lanes between Twyford and Maidenhead? Sell your car from Waltham St Lawrence or Shurlock Row with free collection and no deductions.',
    },
    'white-waltham': {
      intro: `The grass airfield is what most people know of White Waltham. In the war it was the headquarters of the Air Transport Auxiliary, whose pilots ferried aircraft from here, and light planes still come over the roofs on a clear Saturday. The village itself is small, one count giving it fewer than four hundred people. Parking is rarely the trouble; distance is.`,
      sellingPoints: `- **Pilots' cars.** If you fly from here and leave an old car at the field, we can meet you there with the permission of whoever runs the gate.
- **Covered for winter.** Classics stored in a barn or hangar around White Waltham are best described by what worked when they were last started.
- **Commuter cars.** High annual mileage on the motorway, with services to match, is nothing to hide.`,
      localExpertise: `The B3024 comes right through, so finding the village is easy. Junction 8/9 of the M4 lies a few miles off on the Maidenhead side. The road is not wide and it has bends that hide oncoming tractors, but there are gateways and farm entrances enough to stand a transporter for half an hour. Train users go from Maidenhead; if yours is parked at that station on weekdays, a collection from the place where you work may suit better than one at home.

On the way into town is [Cox Green](/windsor-maidenhead/cox-green). Smaller still, and just next door, is [Shottesbrooke](/windsor-maidenhead/shottesbrooke).`,
      callToAction: `Logbook, keys, service sheets: have those in a folder and the rest is talk. The [quote form](/get-a-quote) is open at any hour, though people answer it from Monday to Saturday. Leave a mobile number that works at home, as signal in the lanes around White Waltham comes and goes.`,
      metaTitle: 'Sell My Car in White Waltham | Village or Airfield',
      metaDescription:
        'Sell a car kept at home or by the airfield in White Waltham. Free collection along the B3024, straight figures and payment by bank transfer.',
    },
    'windsor-town': {
      intro: `Central Windsor wraps round the largest occupied castle in the world, and it has to share its streets with everyone who comes to see it. Something over thirty thousand people live in the town's built-up area. For those within a few minutes of the castle gates, a car is useful on Sundays and a nuisance on the other six days.`,
      sellingPoints: `- Visitor parking is dear and residents' space is short. Selling a spare car can free a permit for the one you keep.
- Hotel, shop and castle workers can be met at a staff car park, if there is one, instead of a narrow Windsor terrace.
- A car that has sat through a season of ceremonial road closures may need a charge. Leave it plugged in overnight or let us know it will not start.`,
      localExpertise: `Loading near the castle is best avoided altogether. From junction 6 the A332 brings vehicles to the edge of the town, the A355 joins the motorway to Slough, and the A308 skirts the centre. Along the A308 to the west there are roads wide enough to stop in, and that is where a town-centre car is likely to be taken aboard. State occasions can shut streets altogether. Legoland, on the south-western edge, adds its own queue on school holidays. Windsor & Eton Central is the station in the middle of it.

Street-by-street notes are on the [Windsor page](/windsor), with [Clewer](/windsor/clewer) the next stop west. Over the footbridge is [Eton](/windsor-maidenhead/eton).`,
      callToAction: `Choose a morning with no procession in it and send us the [details](/get-a-quote). If you park on a meter because there is nowhere else, note the bay's time limit. The paperwork can be checked indoors first, so the car need only be on the Windsor kerb for a short while.`,
      metaTitle: 'Sell My Car in Central Windsor | By the Castle',
      metaDescription:
        'Castle crowds and permit bays make selling awkward in central Windsor. We agree a place to load, come free of charge and pay before we take it.',
    },
    wraysbury: {
      intro: `Wraysbury is more water than land on the map: the Thames along one side, old gravel lakes in the middle, the reservoir to the east. The postcode is TW19, shared with Staines, yet the parish is in Berkshire and the great yew at Ankerwycke was growing here long before either. It is a place of bungalows, boats and cars that stay outdoors.`,
      sellingPoints: `- After high water, insurers often leave a marker on a car. Declare it, give the date, and a Wraysbury car with that kind of past can be priced fairly.
- Boat people, note: old towing estates and tired vans still have a value.
- Near Heathrow's flight path, some sellers are crew. A sale can be done between trips, with the balance in your account before you fly.`,
      localExpertise: `The B376 is the only numbered road, linking the village to Datchet and Horton on one hand and to Staines on the other. From junction 5 of the M4 the trip is short, though the B376 bends often and floods now and then. Off it run unmade private roads near the river. They are narrow and soft-edged, and some end at a mooring, so we would ask you to bring the car up towards the village green, or to the side of Wraysbury station, if it drives.

[Old Windsor](/windsor-maidenhead/old-windsor) is in sight over the Thames but a fair way round by road. [Horton](/windsor-maidenhead/horton) is the close neighbour.`,
      callToAction: `Check how deep the puddles are, then book. The [quote form](/get-a-quote) has a box for extra notes; use it for the name of your private road, and for anything a stranger to Wraysbury would get wrong.`,
      metaTitle: 'Sell My Car in Wraysbury, TW19 | Berkshire Side',
      metaDescription:
        'Sell your car in Wraysbury, flood history and all. Free TW19 collection from the B376 or your road end, with no fees and no cash involved.',
    },
  },
}
