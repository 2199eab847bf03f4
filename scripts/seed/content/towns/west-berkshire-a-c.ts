import type { PageTexts } from '../town-content.ts'

/** Parishes of West Berkshire from Aldermaston to Compton. */
export const westBerkshireAToC: Record<string, PageTexts> = {
  aldermaston: {
    intro: `Many of the cars in Aldermaston belong to people who work behind a fence. The Atomic Weapons Establishment has its headquarters here, and it is not a place where a buyer can drop in to look at a hatchback. The village itself is brick, old and on the A340. Down at Aldermaston Wharf, a mile or two north, the Kennet and Avon Canal goes by.`,
    sellingPoints: `- If you work on the AWE site, let us meet you at home or at some public spot outside it. Nothing about the sale needs a pass.
- Shift patterns are no obstacle: a valuation arrives by message, and you can accept it when you come off nights.
- Long-serving commuter cars from either side of the county line are welcome with all their Aldermaston miles.`,
    localExpertise: `There are two busy stretches. One is the A340 through the village, which has houses close to the road and plenty of traffic at shift change. The other is the Wharf, where boats and vehicles take turns to cross and queues can form before the A4. A transporter from junction 12 of the M4 will reach the Wharf first. If your house opens straight on to the A340, a side lane is the better place to load.

We also come to [Wasing](/west-berkshire/wasing) and [Brimpton](/west-berkshire/brimpton), a little way along the lanes.`,
    callToAction: `Put the registration in the [quote form](/get-a-quote) and pick out your rest days. The V5C, keys and photo ID can stay at home until then.`,
    metaTitle: 'Sell My Car in Aldermaston | Village and Wharf',
    metaDescription:
      'Work shifts in Aldermaston? Sell your car at home on a rest day. Free collection in the village or at the Wharf, paid by bank transfer first.',
  },
  aldworth: {
    intro: `Inside Aldworth church lie nine stone figures, larger than life, known as the Aldworth Giants. Outside it the downs begin. The village stands high, the lanes up to it are steep from the Thames side, and cars here wear out clutches, brakes and tyres sooner than the mileage would suggest.`,
    sellingPoints: `- Hill wear is expected. List what the last garage told you, and it will be allowed for in the Aldworth figure, not sprung on you at the gate.
- An older four-by-four that is only fetched out when it snows up here may have more left in it than you think.
- If the tops are icy on the day, ask us to move the visit; the road down from Aldworth is no place to slide.`,
    localExpertise: `The B4009 is the village's way out in both directions, down to Streatley on one hand and over towards Newbury on the other. For anything long and heavy, the gentler of the two approaches is worth asking about, and local knowledge such as yours beats any map. Goring & Streatley station lies at the bottom of the hill. Drivers going to it each day are the ones most likely to notice a slipping clutch.

From Aldworth the same collection round can take in [Compton](/west-berkshire/compton) or [Ashampstead](/west-berkshire/ashampstead).`,
    callToAction: `A valuation for an Aldworth car begins with the [online form](/get-a-quote). If your drive leaves the road at a sharp slope, say how steep, since a car that will not hold on its handbrake needs to be shown on the level.`,
    metaTitle: 'Sell My Car in Aldworth, RG8 | On the Downs',
    metaDescription:
      'Hill-worn clutch or snow-day four-by-four in Aldworth? Get a fair figure, free collection from the top of the downs, and no fees to pay at all.',
  },
  ashampstead: {
    intro: `No numbered road touches Ashampstead, and the people who live there tend to like it so. The lanes come in through beech woods. The church, St Clement's, keeps its medieval wall paintings, and the rest of the village keeps its distance. Selling a car by advert from here means explaining the way to everyone who rings.`,
    sellingPoints: `One visit, not ten, is the main thing we have to offer Ashampstead. You describe the car, we give a figure, and the only stranger to find the village is the one who has already agreed to buy. Woodland life leaves its marks, with leaf stains, moss in the window rubbers, a deer dent perhaps. None has to be put right. Tell us about them and carry on using the car until it is fetched.`,
    localExpertise: `It is wise to give directions by landmark, because RG8 postcodes out here can cover a mile of lane. Mention fallen boughs and any place where the hedges meet overhead. Some of the ways up from the Pangbourne side are single track with passing places, and a long vehicle should not have to back down one in the dusk, so we would fix a daylight hour. Goring & Streatley is the nearest rail stop on the map.

Those further along the ridge can turn to [Aldworth](/west-berkshire/aldworth); down the valley there is [Yattendon](/west-berkshire/yattendon).`,
    callToAction: `If broadband is slow, the [quote form](/get-a-quote) is short and mostly text. Or [send a message](/contact) with your number and the name of your Ashampstead lane.`,
    metaTitle: 'Sell My Car in Ashampstead, West Berkshire',
    metaDescription:
      'One visit instead of ten callers lost in the woods. Sell your car in Ashampstead with free collection by daylight and a transfer made up front.',
  },
  basildon: {
    intro: `Basildon, the Berkshire one, has a lower village by the Thames and an upper one on the hill behind. The National Trust's Basildon Park lies between, and Beale Wildlife Park is at Lower Basildon beside the river. About 1,400 people live in the parish. They have two sorts of road, the A329 and everything else.`,
    sellingPoints: `- **Family days out add up.** A people carrier that has done the wildlife park, the river and a decade of school can still be valued with its stains.
- **Not in Essex.** Buyers on national sites mistake this Basildon for the other. With us the RG8 postcode settles it.
- **Upper or lower?** Say which; the two are not a quick walk apart, and the loading place differs.`,
    localExpertise: `On the flat, the A329 follows the Thames from Pangbourne, past the gates of Basildon Park, and on towards Streatley. It is quick and fairly straight, so no one should stop a transporter on it. Use a side turning or a farm entrance. Up the hill the lanes narrow and twist among trees. Weekend visitors to the house and the wildlife park make Friday or any earlier weekday the calmer choice, above all in school holidays.

Pangbourne has the railway station, plus shops, and its own [page](/west-berkshire/pangbourne).`,
    callToAction: `If you park beside the A329 with no other space, [ask us first](/contact) where the handover could be. Otherwise the [form](/get-a-quote) is enough, and a lower-village car can be gone the day after you agree.`,
    metaTitle: 'Sell My Car in Basildon, Berkshire (RG8)',
    metaDescription:
      'Upper or Lower Basildon, by the Thames near Pangbourne: have your car valued and collected free from a safe spot off the A329. No fees, no cash.',
  },
  'beech-hill': {
    intro: `Beech Hill is a small parish in the far south-eastern corner of the district, where West Berkshire runs up against Hampshire and Wokingham borough. A household that moves house by half a mile here may change council. The car, luckily, is valued the same on every side of the line.`,
    sellingPoints: `- For a car that lives in a cart shed: is there room to walk round it? If not, roll it out beforehand while it still rolls.
- Beech Hill commuters into Reading tend to have a high-mileage car and a low-mileage one. Ask about both, and sell the one with the better answer.
- Dogs, hay and wet coats leave a smell. It is not a fault we need you to hide.`,
    localExpertise: `For a quick run north there is the A33, which passes to the west of the parish on its way from Basingstoke to junction 11 of the M4. A collection will most likely come down it and turn off along the lanes. They are hedged and can be muddy at harvest and after. If you have a gateway opposite, it may be the turning place we need. Mortimer is the nearest station.

Neighbours we visit include [Wokefield](/west-berkshire/wokefield), which is almost as small, and [Swallowfield](/wokingham/swallowfield) over the borough boundary.`,
    callToAction: `As it is a scattered place, put your house name in the notes of the [quote form](/get-a-quote) together with the nearest junction of lanes. One call from the road, and you can walk down to wave us in.`,
    metaTitle: 'Sell My Car in Beech Hill, Berkshire',
    metaDescription:
      'A small parish near the Hampshire line, with a straightforward way to sell: free collection from Beech Hill lanes and payment before we leave.',
  },
  beedon: {
    intro: `You can hear the A34 from most of Beedon. The dual carriageway passes beside the village, and it is the reason many households here can work in Newbury, Oxford or beyond. It is also the reason their cars reach six figures on the clock while still looking smart.`,
    sellingPoints: `- **Big mileage, fair hearing.** Steady A34 miles with regular oil changes are kinder than town ones. Send the service record.
- **Noise, and what it means.** Road roar from a wheel bearing is easily noticed at that speed. If yours has started to drone, note which corner.
- **Commercial vehicles.** Vans run from a Beedon yard can be quoted alongside the family car, each on its own form.`,
    localExpertise: `Being so near a trunk road makes collection easy but for one thing: the slip roads. Miss the exit on the A34 and it is a long way to the next. We ask for the direction you would give a delivery driver, north or south. From junction 13 of the M4 it is only one short leg. In the village the street is quiet, with room to stop without bothering anyone, and a car on a drive can be loaded in front of its own house.

[Peasemore](/west-berkshire/peasemore) is out to the west on higher ground; [Chieveley](/west-berkshire/chieveley) is down the carriageway.`,
    callToAction: `Heading off to work before seven? Complete the [quote form](/get-a-quote) the night before, and let the Beedon visit be on a Saturday or by the office if that is where the car spends its week.`,
    metaTitle: 'Sell My Car in Beedon, RG20 | Beside the A34',
    metaDescription:
      'High-mileage commuter in Beedon? We value it on history as well as miles, come straight off the A34 and pay by transfer before taking the car.',
  },
  beenham: {
    intro: `Beenham sits along a ridge, and from it you look down on the whole Kennet valley: railway, canal and A4 side by side. The drop to the main road is short but sharp. In ice the village can feel far from anywhere; on a dry day it is a few minutes from a train.`,
    sellingPoints: `- Cars that tackle Beenham's hill every morning tend to need front tyres and pads. We would sooner know than have you buy them for the sale.
- Two drivers retiring at once often leave two cars. They can be valued together and collected on a single visit.
- For a lapsed MOT there is no need to risk a trip to the valley garage.`,
    localExpertise: `From junction 12 the A4 brings a collection along the valley floor, and then comes the turn and the climb. It is a proper village lane, with bends and one or two blind entrances, and drivers coming down pick up speed. Somewhere at the top, such as by a hall or a wide entrance, is the better site for loading. Aldermaston station is below, by the canal, so if you leave a car there on weekdays we could meet you near it.

At the foot of the hill begin [Woolhampton](/west-berkshire/woolhampton), on one side, and [Padworth](/west-berkshire/padworth) over the A4.`,
    callToAction: `Enter the mileage, keys and known faults in the [quote form](/get-a-quote). When the weather is bad on the ridge, tell us that Beenham is white even if the valley is green, and we will rearrange.`,
    metaTitle: 'Sell My Car in Beenham, above the A4',
    metaDescription:
      'Sell one car or two from Beenham on the ridge. Free collection planned for the hill and the weather, with your money sent before we drive off.',
  },
  boxford: {
    intro: `Volunteers digging at Boxford in 2017 brushed the soil from a Roman mosaic, then covered it again. Most finds in the village are less grand: an estate car under a tarpaulin, a Land Rover with one wheel off, a small saloon kept running for the sake of its late owner. Any of them may be worth an enquiry.`,
    sellingPoints: `A car that has been still for years needs a different description. When did it last start? Are the tyres holding air? Is the key in the house? Those answers matter more than the trim level. For an estate in the other sense, the executor should write to us before we set a date for Boxford, so that the logbook and authority are in order. Cars in daily use are simpler: mileage, MOT, done.`,
    localExpertise: `The River Lambourn runs through, under a narrow bridge, and the old houses stand close to the lane. A transporter will use the B4000, which passes by on its way between Newbury and the racing country, and then look for the widest way in. After a wet winter there may be water on the low road. If your end of the village is the awkward one, meet us up by the B4000.

The next stop up the valley is [Welford](/west-berkshire/welford); over the hill is [Winterbourne](/west-berkshire/winterbourne).`,
    callToAction: `Dust off the plate, read the dial, and send us both by the [quote form](/get-a-quote). Unsure if a shed-bound car in Boxford is worth selling at all? [Ask](/contact), since a short answer costs nothing.`,
    metaTitle: 'Sell My Car in Boxford, Lambourn Valley',
    metaDescription:
      'Runner, non-runner or a car left by a relative: sell it from Boxford, where the B4000 lets us in. Free collection and no charge for paperwork.',
  },
  bradfield: {
    intro: `Bradfield's year has terms in it. The College, with its open-air Greek theatre, fills the village with staff, parents and young drivers, and about 1,160 people live in the parish in all. Cars for sale often follow the timetable: one when a teacher moves on, another when a sixth-former leaves for university.`,
    sellingPoints: `- A young driver's car should have its V5C checked. If Mum is the keeper and the pupil has the keys, she must be present or sign.
- Staff leaving college housing in July can get the valuation in the last week and still have it stand.
- Parents collecting for the last time sometimes decide to sell here, not at home; that works if the papers travel too.`,
    localExpertise: `Lanes meet in the village at odd angles, and the River Pang slips under them. For a transporter the sensible line is the A340, a short way east, which is linked to the M4 at junction 12. From there it is country road. At drop-off and pick-up on school days, and on the first and last days of term, the middle of Bradfield is solid with large cars, so we would steer clear of those. If you need rail, Aldermaston is listed as the nearest.

Further up the Pang is [Stanford Dingley](/west-berkshire/stanford-dingley), and [Englefield](/west-berkshire/englefield) is east of the A340.`,
    callToAction: `Let the [quote request](/get-a-quote) say if the car is on College ground, where a vehicle needs leave to enter. Pick a date in the holidays, and Bradfield is as quiet as anywhere.`,
    metaTitle: 'Sell My Car in Bradfield, West Berkshire',
    metaDescription:
      'Leaving Bradfield at the end of term, or only changing cars? Free collection from home or college, a quick valuation, and funds sent up front.',
  },
  brightwalton: {
    intro: `High on the chalk between Newbury and Wantage, Brightwalton has a pond, a school and a church by G. E. Street, the Victorian architect. It has no station and not many buses. A car is how you get to work, to a doctor or to a pint of milk, so nobody parts with the only one before the next has come.`,
    sellingPoints: `- Buying first and selling second suits Brightwalton: ask for a figure as soon as the new car has a delivery date.
- Chalk and flint cut tyres. A set with bits missing is fine, provided the wheels underneath are sound, or you tell us they are not.
- A tow car that has pulled livestock has a hard-worked gearbox. Say roughly how often.`,
    localExpertise: `Two roads frame the downs here. The B4494 is the nearer, running the length of the hill from Newbury, and the A338 is the western one. For a collection the first is the usual choice after junction 13. Snow blows across both. The village lanes are fair, though one or two have the high banks that hide a tractor until it is upon you. A farmyard or the road near the school, outside school hours, has space to load.

Kintbury is the nearest station by the map, and nobody would call it near. [Chaddleworth](/west-berkshire/chaddleworth) and [Leckhampstead](/west-berkshire/leckhampstead) share these roads.`,
    callToAction: `Tell the [quote form](/get-a-quote) when you will have other wheels. We can be asked for a Brightwalton date that falls after that, so long as the valuation is still in force.`,
    metaTitle: 'Sell My Car in Brightwalton | Downland Collection',
    metaDescription:
      'Waiting for a new car before the old one goes? Brightwalton sellers can time it so. Free collection on the downs and nothing taken in fees.',
  },
  brimpton: {
    intro: `The little River Enborne gives up its water to the Kennet near Brimpton, and the parish lies on the rise between the two valleys. It is farms, one village street and a lot of sky. With the A4 on one side and the A340 on the other it is better connected than it feels.`,
    sellingPoints: `- **Wet lanes, rusty arches.** Brimpton cars that splash through low ground all winter can show it underneath. The inspection looks there, so your description should too.
- **Farm diesels.** Vehicles that have seen more field than lane can be priced, as long as they are registered for the road.
- **Spare keys.** Keys go missing in farm kitchens. With one left it is still a sale; mention it.`,
    localExpertise: `To get here from the A4 you cross the valley: railway first, canal next, river last. That makes for level crossings and narrow bridges, and some of those bridges do not suit a loaded transporter. The longer loop by the A340 may be preferred. You will know which way the oil lorry comes, so tell us that. Midgham is the handiest station, at the Woolhampton crossing, and its barriers are one more reason to allow ten minutes.

Over towards the estate woods is [Wasing](/west-berkshire/wasing), and [Midgham](/west-berkshire/midgham) faces you on the north side.`,
    callToAction: `Fill in the [quote form](/get-a-quote) after you have looked under the car with a torch; a minute spent on that saves a longer talk at your Brimpton gate. Anyone without a signal at home can [leave a landline](/contact).`,
    metaTitle: 'Sell My Car in Brimpton, RG7',
    metaDescription:
      'Sell a farm runabout or family car from Brimpton. We plan the bridges and crossings, collect free of charge, and transfer the money beforehand.',
  },
  bucklebury: {
    intro: `Bucklebury is three settlements round one great common. Upper Bucklebury and Chapel Row are the larger, the old village lies by itself in the valley to the north, and between them are miles of birch and bracken with roads laid straight through. It is a parish where the neighbours may be a quarter of a mile off.`,
    sellingPoints: `- Deer cross the common at dusk. If a Bucklebury car has met one, describe the damage and if the airbags fired.
- Gravel drives are good for inspection and bad for loading in the wet. We may ask you to bring the car to the metalled road.
- People here often own one more vehicle than there are drivers. That last one need not be insured for a stranger's test drive in order to sell.`,
    localExpertise: `Three answers are possible to "where do you live?", so do not stop at Bucklebury. From the A4 side a collection would climb through the lanes to Upper Bucklebury first, then on past the common to Chapel Row. The old village needs a further descent. Thatcham has the station most people use, and also the nearest supermarkets, where a car can be handed over if home is truly hard to reach.

[Cold Ash](/west-berkshire/cold-ash) is along the ridge. [Thatcham](/west-berkshire/thatcham) spreads out below.`,
    callToAction: `In the [quote form](/get-a-quote), give the settlement and the side of the common. Should you have an animal, a gate or an honesty box by the road, those make better signposts than a number.`,
    metaTitle: 'Sell My Car in Bucklebury and Chapel Row',
    metaDescription:
      'Upper Bucklebury, Chapel Row or the old village: tell us which, and your car can be valued, collected free and paid for by the side of the common.',
  },
  burghfield: {
    intro: `Burghfield is a large parish in several pieces. Burghfield Common, up the hill, holds most of its six thousand people. The old village is by the water meadows, and the northern tip has the platforms of Reading Green Park station in it, though you cannot get to them except from the Reading side. Commuters here know that joke well.`,
    sellingPoints: `- With Reading so close, plenty of second cars do nothing but the office run. If home working has ended that, ask what yours would fetch.
- Family cars with the usual scars, from football boots to bike racks, make up much of what Burghfield is likely to sell.
- A loan secured on the car can be paid off direct to the finance house, with the rest sent to you.`,
    localExpertise: `For a transporter there is a choice of junctions. Junction 12 and the A4 suit the western half, while junction 11 and the A33 serve the east. In between, the canal and the flood meadows mean narrow bridges and, in a wet February, shut roads. Up at the Common it is ordinary estate driving, with drives and turning space. For trains from the southern end, Mortimer is the one in reach by road.

Our Burghfield rounds continue to [Sulhamstead](/west-berkshire/sulhamstead), [Ufton Nervet](/west-berkshire/ufton-nervet) and [Stratfield Mortimer](/west-berkshire/stratfield-mortimer).`,
    callToAction: `A Burghfield postcode does not tell us if you are up on the Common or down among the meadows. The [quote form](/get-a-quote) has a notes box for that. When the river is up, we will ask which way you came home.`,
    metaTitle: 'Sell My Car in Burghfield and Burghfield Common',
    metaDescription:
      'From Burghfield Common to the canal-side village, sell your car with a choice of M4 junctions for us and free collection for you. No deductions.',
  },
  catmore: {
    intro: `Catmore is one of the smallest parishes in the county: a farm, a few houses and St Margaret's, the little church looked after by the Churches Conservation Trust. If you are reading this page you may well be the only person in Catmore selling a car this year. It is a proper page all the same, because the road up to you is its own kind.`,
    sellingPoints: `- Farm life mixes private and business vehicles. Have a look at whose name is on the V5C before anything else.
- Distance from a garage is why small faults pile up. Five of them in a list is no worse than one.
- A car at Catmore that cannot go on the road can be winched on in the yard, if the yard is hard standing.`,
    localExpertise: `The B4494 crosses the downs nearby. From it a single lane leads in, with fields on both sides and not a lot of passing. A transporter can do it when it knows there is room to turn at the end, so please tell us about the yard. Otherwise the handover is best at the B4494 itself, in a wide field entrance. For rail, Didcot Parkway is what a map suggests, away over the hill.

Next door are [Farnborough](/west-berkshire/farnborough) and [West Ilsley](/west-berkshire/west-ilsley), with not many more doors to knock on.`,
    callToAction: `Two lines in the [quote form](/get-a-quote) will do: what it is, and how it stands. A phone number is better than an email from up there. Photographs of the documents are not needed until we come to Catmore.`,
    metaTitle: 'Sell My Car in Catmore | Small Parish, Full Service',
    metaDescription:
      'Even the smallest parish on the downs is covered. Sell a car or farm vehicle from Catmore with free collection and payment before it is loaded.',
  },
  chaddleworth: {
    intro: `Chaddleworth lies up on the downs south of Wantage, spread along its lanes with fields between. There is no through traffic to speak of. People who live here reckon journeys by the motorway: so many minutes to the junction, then east or west. It makes for cars that are well run in, and drivers who know exactly what each one costs a month.`,
    sellingPoints: `- **Running the numbers.** If you have worked out that the third car at Chaddleworth costs more than it earns, the next sum is what it would sell for, and we can supply that.
- **Big estates and hybrids.** Long-legged cars suit this spot. Electrified ones are fine too; add the battery's service record if you have it.
- **Neglected paint.** Sun, chalk dust and bird lime on the downs spoil a roof. That is a small matter.`,
    localExpertise: `Junction 14 of the M4 is what makes the place easy to reach. The A338 goes north from it, and a transporter follows that until the turn for the village. From the A338 on it is narrow in parts, with banks and a bend or two, yet wide grain lorries use the same way at harvest. Speaking of which: July and August evenings are best left to them. Kintbury, a fair drive away, is the nearest station.

Covered from here too are [Great Shefford](/west-berkshire/great-shefford) by the A338 and [Brightwalton](/west-berkshire/brightwalton) up the hill.`,
    callToAction: `Give [the form](/get-a-quote) the annual mileage as well as the total. Someone will answer with a figure, and Chaddleworth can then go back to being quiet.`,
    metaTitle: 'Sell My Car in Chaddleworth, near M4 J14',
    metaDescription:
      'Third car costing too much? Chaddleworth sellers get a free valuation, a collection by way of the A338 and the full agreed sum by transfer.',
  },
  chieveley: {
    intro: `Everyone who drives has passed Chieveley, and most have only seen the services. The village is up behind them, older and calmer, while at its southern edge the A34 crosses the M4 at junction 13. Few villages are quicker to leave in any direction, and the cars show it: they are long-distance cars.`,
    sellingPoints: `- Sales reps, engineers and nurses on the road from Chieveley will have service books thick with stamps. They help.
- If you would rather not have anyone come to the house, a public meeting point by junction 13 can be considered; ask us what would be allowed there.
- Stone-chipped bonnet, tired driver's seat, shiny steering wheel: a motorway car's usual marks, and already expected.`,
    localExpertise: `A transporter has little to do here. It leaves the M4, or the A34, and is in the village in a few minutes, with the B4009 as the road off east. Our one worry is the roundabout at junction 13, which jams when either of the big roads has trouble. A mid-afternoon booking can slip if so, and we would ring. In the village street, cars park along the kerb, so pick your own drive if you have one.

There is a page each for [Hermitage](/west-berkshire/hermitage), along the B4009, and [Beedon](/west-berkshire/beedon).`,
    callToAction: `Next time you stop for fuel, note the mileage. Enter it in the [quote form](/get-a-quote) with the plate, and Chieveley being where it is, the collection can be among the simplest we do.`,
    metaTitle: 'Sell My Car in Chieveley | M4 Junction 13',
    metaDescription:
      'Motorway miles on a Chieveley car are no surprise to us. Sell it from the village by junction 13, with free collection and a same-day transfer.',
  },
  'cold-ash': {
    intro: `Cold Ash climbs the wooded ridge above Thatcham, and you are either on the top or on your way down. A little over two thousand people live here, with Downe House School in the parish as well. Its houses are set back under trees and its drives are long, which is pleasant for us: a car can be looked over without anyone standing in the road.`,
    sellingPoints: `- Sap, acorns and a green film: cars under Cold Ash oaks come up well enough with a bucket of water, and that is all they need.
- A teacher, nurse or gardener at the school can have a car collected from their lodgings once the school office knows.
- If your automatic has begun to hunt between gears on the hill, tell us how long for.`,
    localExpertise: `The B4009 passes on the western side and is the easier approach, since the straight climb from Thatcham is steep and, in frost, slow. A transporter coming from junction 13 would be on the B4009 anyway. Once on the ridge road it can stop by a wide verge. Side lanes dip away sharply from it, and a drive at that angle will need the car brought up to the level. The nearest trains call at Thatcham station, at the bottom.

Westward the ridge ends above [Shaw](/newbury/shaw); eastward it goes on to [Bucklebury](/west-berkshire/bucklebury).`,
    callToAction: `Before you begin the [quote form](/get-a-quote), look in the boot for the locking wheel nut, because it matters on the day. Then say "top" or "hill", and Cold Ash people will understand why.`,
    metaTitle: 'Sell My Car in Cold Ash, near Thatcham',
    metaDescription:
      'On the ridge at Cold Ash? Sell your car from the drive with a free pick-up by way of the B4009 and a bank transfer made before it goes downhill.',
  },
  combe: {
    intro: `Combe is over the top. To reach it from the rest of Berkshire you drive up the side of Walbury Hill, at 297 metres the highest ground in the county, and down again into a valley that faces the other way. There are few houses. Anyone living here already owns a car that can climb.`,
    sellingPoints: `A Combe car has lived on gradients. Brake discs, clutch and hill-start patience go first, and it is worth having all three in your notes. The second vehicle is often the older one, with high clearance and a torn seat, used only when the hill is white. Both are bought. What we need from you is candour about whether it will drive up to the ridge on its own, for that decides how it comes out.`,
    localExpertise: `No A or B road serves the valley, and we would not send a long transporter over the hill without talking to you. There are usually two or three ways to do it. One is to bring the car yourself to [Inkpen](/west-berkshire/inkpen) or [Kintbury](/west-berkshire/kintbury), where Berkshire's level ground and the railway are, and complete the sale there. Another may be a smaller recovery vehicle. From junction 14 the last part of the trip is all lanes, so we book daylight and good weather.`,
    callToAction: `Tell us everything about the approach in the [quote form](/get-a-quote), from cattle grids to the one bend that scares visitors. Combe addresses fall under RG17 and RG20, and satnavs have been known to choose wrongly; [a short call or email](/contact) puts it right.`,
    metaTitle: 'Sell My Car in Combe, below Walbury Hill',
    metaDescription:
      "Behind Berkshire's highest hill, a sale needs a plan. We agree how to bring your car out of Combe, at no cost, and pay you before it sets off.",
  },
  compton: {
    intro: `The Ridgeway passes over the downs just north of Compton, and walkers come down from it for water. Those who stay all year number something like 1,570. It is a working village in a bowl of the hills, with open country on every side. Most homes have a vehicle that could tow and another that could not.`,
    sellingPoints: `- Cars stay in the same Compton family for ten or fifteen years. They are saleable still.
- Down here a long-wheelbase van may have been a camper, a horse carrier or both. Send a description of how it is fitted out.
- The nearest dealers are a long drive. You need not make it with a car that overheats.`,
    localExpertise: `Coming off the A34 by East Ilsley, a transporter comes down into the village across open country. The other ways in are smaller. None is difficult in daylight, though horses have the right to be on the road at exercise and everyone slows for them before nine. Loading is easy in the wider streets; the older lanes with flint walls are less so. By train, Goring & Streatley is the closest on paper, over the top to the east.

Look to [Hampstead Norreys](/west-berkshire/hampstead-norreys) or [East Ilsley](/west-berkshire/east-ilsley) if you live at the edge of the parish.`,
    callToAction: `It takes one cup of tea to do the [quote form](/get-a-quote). Mention a tow bar, a roof rack, a bike carrier: in Compton they are as likely as not, and you may want to keep some of them.`,
    metaTitle: 'Sell My Car in Compton, West Berkshire (RG20)',
    metaDescription:
      'Down from the Ridgeway in Compton, your car or camper can be valued and fetched free. No garage trips, no deductions, and payment by transfer.',
  },
}
