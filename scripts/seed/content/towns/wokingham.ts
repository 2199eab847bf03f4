import type { TownContent } from '../town-content.ts'

export const wokingham: TownContent = {
  intro: `Wokingham means two things: the market town, with its Victorian town hall, and the borough around it, which reaches from the Thames at Remenham to the lanes of Swallowfield. People in both rely on the car. Many have one for the train, one for the family and one that seemed a good idea. When you want to part with any of them, you can do it from home.

Tell us the registration and what condition it is in. We usually reply with a valuation within 24 hours, and it is typically good for 7 days. There is no forecourt to visit, in Wokingham or anywhere else, because we come to the car.`,
  sellingPoints: `- **From a town drive or a river lane.** Free collection covers the whole borough: RG40 and RG41 round the town, and the RG2, RG5, RG6, RG7, RG9 and RG10 villages too.
- **Two-car households going down to one.** Working from home has left a lot of tidy cars idle on Wokingham drives. Low use and full history count in your favour.
- **Family cars as they come.** Sticky seats, kerbed wheels and a missing parcel shelf are no surprise to us.
- **Clear money.** A bank transfer is sent on the spot before the car goes, with nothing subtracted for our time or the drive to your village.`,
  localExpertise: `The borough has good trunk roads and slow middles. Junction 10 of the M4 and the A329(M) serve Winnersh, Wokingham and the east side of Reading. The A4 runs along the north past Charvil and Twyford. The A327 and the A33 look after Arborfield, Shinfield and Swallowfield. The A321 ties much of it together, from Wargrave down to Finchampstead. A transporter will stay on these as long as it can, then ask you about the last mile.

That mile varies. In [Earley](/wokingham/earley) and [Woodley](/wokingham/woodley) it is suburban and easy. In [Sonning](/wokingham/sonning) there is an old narrow bridge to think about. In [Remenham](/wokingham/remenham) a regatta can close the way altogether. And in [Wokingham town](/wokingham/wokingham-town) the level crossings and the market decide how long it takes. Each parish below has notes of its own. If you are on the border, [Bracknell Forest](/bracknell-forest) and [Reading](/reading) carry on where these pages stop.`,
  callToAction: `A price costs nothing: fill in the [quote form](/get-a-quote) with the plate, mileage, fuel and any faults. Write the village as well as the town, because "Wokingham" on an address can mean several different places.

When the figure suits, we agree a day. Have ready the V5C, keys, service book, MOT certificate if one applies, photo ID and a recent proof of address. A car on hire purchase or PCP can be sold too, since the agreement is settled with the lender first and the remainder is yours. For a question about a Wokingham Borough address that is not listed, [send us a line](/contact).`,
  metaTitle: 'Sell My Car in Wokingham | Town and Villages',
  metaDescription:
    'Sell your car in Wokingham or any village in the borough. Free quote, free collection from your drive, and a bank transfer before it is moved.',
  areas: {
    'arborfield-and-newland': {
      intro: `For generations Arborfield meant the Garrison, home of the Royal Electrical and Mechanical Engineers, and many a car in the parish was mended by people who did it for a living. Now the site is turning into Arborfield Green, with new streets and new neighbours. Old village or new, most homes need two cars, and the second is often the one for sale.`,
      sellingPoints: `- An engineer's own repairs are worth listing; keep the receipts for parts even if the labour was yours.
- On the new streets, sales offices may still control where lorries stop. Ask them before you offer Arborfield Green as the place.
- Weekend Land Rovers that have waited years for a gearbox can be described with the gearbox in the boot.`,
      localExpertise: `The A327 is the parish's link with Reading, and the B3030 and B3349 go off to Winnersh and to the south. New roads have changed how these join, so an older sat-nav may lead a collector through the village for nothing. We would rather have your directions. The Loddon lies along the parish edge, and when it is up the low lanes near it can close. RG2 covers an enormous area, therefore please write Arborfield in full.

Junction 10 of the M4 is the nearest. Winnersh has the station. You share a boundary with [Barkham](/wokingham/barkham) and, towards Reading, with [Shinfield](/wokingham/shinfield).`,
      callToAction: `A line in the [quote form](/get-a-quote) about who has worked on the car is welcome from this parish more than most. Then choose between a home visit in Arborfield and one at your workplace.`,
      metaTitle: 'Sell My Car in Arborfield and Newland',
      metaDescription:
        'Sell your car in Arborfield, from the old village to Arborfield Green. Free RG2 collection by the A327, home repairs understood, no fees.',
    },
    barkham: {
      intro: `Barkham was home to the Ball family, from whom George Washington's mother came. It has stayed a scattered place, with farms, deep puddles in a wet winter, and houses in generous plots on the edge of Wokingham. The vehicles are what you would expect from that: a comfortable one for the road and a tough one for the rest.`,
      sellingPoints: `- Tough ones: state the tow bar, the tyres and the state of the underside after years of Barkham lanes.
- Comfortable ones: a heated-seat fault can be mended, sold or ignored. Mention it and let us decide with you.
- Classic in the barn? Photos are not required for a first figure, but chassis rust should be owned up to.
- Payment is sent while the car is still inside your Barkham gate.`,
      localExpertise: `Two roads cross the parish, the B3030 and the B3349, and neither was drawn with long vehicles in mind. From junction 10 of the M4 a collector comes by Winnersh or by the edge of Wokingham. The lanes that leave the main routes have passing places, not pavements. If your gate is on one, think which direction gives the better swing. New housing has filled some fields on the RG41 side, where it is all kerbs and turning heads and nobody need worry.

Wokingham is the station. [Finchampstead](/wokingham/finchampstead) is over the fields and [Arborfield and Newland](/wokingham/arborfield-and-newland) up the road.`,
      callToAction: `Tell us farm, lane or estate when you ask for the [quote](/get-a-quote). A Barkham car on SORN must stay off the lane until it is lifted aboard, so leave room for that on your own land.`,
      metaTitle: 'Sell My Car in Barkham, Near Wokingham | RG41',
      metaDescription:
        'Sell a road car, 4x4 or barn classic in Barkham. Free RG41 collection that allows for narrow lanes, with payment by transfer before it leaves.',
    },
    charvil: {
      intro: `Charvil is a village of about three thousand people between Twyford and Sonning, with the country park's lakes on one side and the A4 on the other. It is a place of bungalows, family houses and quiet closes. People move here to be near the trains at Twyford, and after a time they notice how little the car is used.`,
      sellingPoints: `- A ten-year-old Charvil car with very few miles needs its storage explained: garage, drive or kerb.
- Spare wheel, locking-nut key, handbook: these live in garages here. Find them before the visit.
- If you are selling after a bereavement, [speak to us](/contact) before filling anything in.
- The transfer is made in Charvil; no trip to a bank in Twyford or Reading comes into it.`,
      localExpertise: `The A4 passes Charvil on its way from Reading to Maidenhead, and the A3032 branches off it towards Twyford. A transporter therefore has an easy time until the last turn. Then come the closes, with the bends and low kerbs of their period, which a shorter vehicle manages better. The Loddon floods its meadows most winters, and a lane by the water may shut for a few days. Junction 10 of the M4 is reached round the back of Woodley.

Across the Loddon is [Twyford](/wokingham/twyford). [Sonning](/wokingham/sonning) is the other way, along the old road.`,
      callToAction: `Take the mileage down, look for the second key, and put it all in the [quote form](/get-a-quote). RG10 addresses in Charvil are not hard to find, and the answer normally comes within a day.`,
      metaTitle: 'Sell My Car in Charvil | RG10 Village Collection',
      metaDescription:
        'Hardly driving since you took the train? Sell your car in Charvil, by the A4 near Twyford. Free collection in RG10 and a transfer up front.',
    },
    earley: {
      intro: `Earley is where Reading's students, lecturers and young families shade into one another. There are the older streets on the Reading side, the edge of the Whiteknights campus, and Lower Earley, begun in 1977 and so large that it feels like a town of its own. A car bought for the first child is often sold when the last one passes a test.`,
      sellingPoints: `- **Lower Earley closes.** Every drive holds two, so the third is on the pavement. Selling it will make you friends.
- **Campus cars.** A student leaving at the end of term should check that the V5C shows the right name and address.
- **High-milers.** With the motorway so near, an Earley estate with 140,000 on the clock is not unusual, and it can have an offer.`,
      localExpertise: `You can get a transporter here by several doors. The A329 and the A327 flank the town, the A3290 sweeps round its northern edge, and junctions 10 and 11 of the M4 lie to either side. In Lower Earley the distributor road is made for lorries; its branches are short and full of children after four. Near the university some roads have permit rules in term. Maiden Erlegh Lake brings walkers at weekends, who park where they can.

RG6 is Earley's own postcode. The station of the same name is on the Reading to Wokingham line. [Newtown](/reading/newtown) begins over the Reading boundary and [Woodley](/wokingham/woodley) across the railway.`,
      callToAction: `Ask for a [price](/get-a-quote) and say which Earley you are in: old, lower or campus. If the car is shared among housemates, the one on the logbook signs.`,
      metaTitle: 'Sell My Car in Earley and Lower Earley | RG6',
      metaDescription:
        'Third car on the pavement in Lower Earley, or leaving campus? Sell it from RG6 with free collection, a fair valuation and no fees deducted.',
    },
    finchampstead: {
      intro: `Finchampstead is big: village, ridge, pine woods and the long straight of Nine Mile Ride, where California Country Park is. Houses hide behind rhododendrons. Behind the houses there may be a caravan, a boat and cars enough for everybody. It is easy to forget you own one of them until the insurance renewal lands.`,
      sellingPoints: `- Cars parked under trees on the Ridges side go green. Moss on the seals is cosmetic; water in the boot is worth reporting.
- Tow cars whose caravan has been sold can follow it.
- Sports cars taken out on dry Sundays are valued on their papers as well as their shine.
- In Finchampstead as everywhere in our area, no cash is brought to the house.`,
      localExpertise: `A great many roads cross the parish: the A321 and A327, and the B3016, B3348 and B3430. That sounds like choice, but each is a single carriageway through woods, with hidden drives. A collector coming from junction 10 of the M4 by way of Wokingham needs the house name, the side of the road and something to look out for. Some side roads are private and unmade. Ask your neighbours how the oil tanker copes, as that tells us what size of lorry will.

Crowthorne has the nearest station. In RG40, your neighbours are [Wokingham Without](/wokingham/wokingham-without) and [Barkham](/wokingham/barkham).`,
      callToAction: `Describe the entrance in the [quote form](/get-a-quote) as you would for a delivery of gravel. The rest, price and date, can be settled without anyone leaving Finchampstead.`,
      metaTitle: 'Sell My Car in Finchampstead | RG40 Homes and Lanes',
      metaDescription:
        'Sell a tow car, sports car or family car from a Finchampstead drive. Free RG40 collection, private roads allowed for, and paid by transfer.',
    },
    remenham: {
      intro: `Remenham faces Henley across the Thames. It is a small parish of river houses, hillside farms and one very well-known stretch of water, where the regatta is rowed. Few people live here, and some of those only in summer. If you are selling a car from here, the date may matter more to you than the day of the week.`,
      sellingPoints: `- In the regatta weeks, Remenham lanes may be closed or one-way at times. Book either side of them.
- A second-home car that winters on the riverbank should be started before you ask for a price, so that you can say if it did.
- Older sports and touring cars kept for summer need their history file; put it on the seat.`,
      localExpertise: `The A4130 comes down the hill towards Henley, and it is the parish's only main road. Off it, lanes drop to the water and mostly stop there. A transporter cannot turn on the towpath side. The practical answer is a gateway or wide verge at the top, with your car brought up to meet it. A car that cannot climb should be mentioned early. The Oxfordshire side of the bridge is outside our county, so we meet on the Berkshire bank.

RG9 looks like a Henley postcode, and the station, Henley-on-Thames, is over the bridge as well. Downstream is [Hurley](/windsor-maidenhead/hurley). Upstream, [Wargrave](/wokingham/wargrave) is the next village of ours. From the M4 the usual approach would be junction 10.`,
      callToAction: `Set out the house name, the lane and the high-water story in your [quote request](/get-a-quote). Where a Remenham property is managed for you, leave a signed authority with the V5C.`,
      metaTitle: 'Sell My Car in Remenham | Riverside Collection, RG9',
      metaDescription:
        'Sell your car in Remenham, on the Berkshire bank by Henley. Free RG9 collection timed around the regatta, and a bank transfer before it goes.',
    },
    ruscombe: {
      intro: `Ruscombe was William Penn's last home; the founder of Pennsylvania lived here from 1710 until he died in 1718. It has a brick-towered church, some cottages and farmland, and then Twyford begins almost without a gap. Sellers are of two kinds. Some have an acre and an old Volvo. The others have a new house on the Twyford edge and a lease that is nearly up.`,
      sellingPoints: `- Acre and old car: it may be inspected on grass, and a local push is enough to load it.
- Lease nearly up: you can sell only what is yours, so find out from the lender what buying or settling involves.
- One of each: two forms, and a single Ruscombe visit may be possible.
- Faults told beforehand are already in the price.`,
      localExpertise: `The B3024 goes through Ruscombe from Twyford towards the Walthams, with the railway line close beside it. The A4 is to the north. Because the bridges over and under the line have limits, the side you live on governs how a transporter comes in. From junction 10 of the M4 it is across country in either case. The lanes east of the church are pretty, single-track and dead quiet; the driver will want you to come out to the corner.

Twyford station, with its London trains, is a walk for most of this part of RG10. [Twyford](/wokingham/twyford) is the village there, and [Waltham St Lawrence](/windsor-maidenhead/waltham-st-lawrence) is next to the east.`,
      callToAction: `Start on the [quote page](/get-a-quote), and say if you are north or south of the railway. Penn had to wait weeks for letters; a Ruscombe valuation usually takes less than a day.`,
      metaTitle: 'Sell My Car in Ruscombe, Near Twyford',
      metaDescription:
        'Old estate on the grass or newer car on finance in Ruscombe? Get a free quote, a collection that suits the lane, and payment by transfer.',
    },
    shinfield: {
      intro: `Shinfield parish is more than Shinfield village. It takes in Spencers Wood, Three Mile Cross and Ryeish Green, each with its own streets and its own way of giving directions. Older families have the long gardens. Newcomers have the estates. Between them they have a great many cars, and the parish has become a steady place to sell one.`,
      sellingPoints: `- **Say the village.** A seller in Spencers Wood and a seller at Ryeish Green share a postcode district, not a driveway.
- **Builders' vehicles.** Local trades who have been fitting out new homes can sell a pick-up or van by the same form.
- **Science park and studio staff.** Your car may be viewed at work in the parish, if the site admits us.
- **Weekday or Saturday.** Visits are fixed by agreement inside opening hours.`,
      localExpertise: `Think of the parish as a triangle. The A33 runs down one side past Three Mile Cross, the A327 down the other through Shinfield, and the B3270 ties them together at the top, by junction 11 of the M4. A transporter can reach any corner within a few minutes of the motorway, which is more than can be said for villages further out. School mornings and film crews on the move are the usual delays. Around Ryeish Green the roads are still country ones.

RG2 is the code, and Earley the nearest station. [Swallowfield](/wokingham/swallowfield) lies to the south. Facing the town, there is [a page about Shinfield from the Reading side](/reading/shinfield).`,
      callToAction: `For a price on a car in any of the four villages, use the [quote form](/get-a-quote). Older residents of Spencers Wood without e-mail can telephone instead, from 9am on weekdays.`,
      metaTitle: 'Sell My Car in Shinfield and Spencers Wood',
      metaDescription:
        'For sellers in Shinfield, Spencers Wood, Three Mile Cross and Ryeish Green: a free quote, collection at home and the transfer made beforehand.',
    },
    sonning: {
      intro: `Sonning is old brick, old trees and an 18th-century bridge that everyone photographs and nobody enjoys driving over at half past eight. Behind the high street are lanes with walls on both sides. You will know already that a wide car is a nuisance here. Perhaps that is why you are selling yours.`,
      sellingPoints: `- Stone and flint leave their mark: scraped sills and a scuffed wheel are part of life in Sonning.
- Staff and parents at Reading Blue Coat School can choose to be met at home instead of at Holme Park.
- A convertible that comes out for summer lunches should have its hood checked and described.
- Your transfer arrives before the car crosses the parish boundary, let alone the bridge.`,
      localExpertise: `The B478 threads the village and crosses the river; the A4 passes to the south. A transporter comes off the second and goes no nearer the bridge than it has to. Weight and width both matter there, so sellers on the far bank, some of whom are over the county line, should ask us before booking. Close to the church there is next to no kerb. The wider residential roads between the village and the A4 are where we would usually suggest loading.

RG4 and RG5 meet in Sonning, and Twyford is the station. From junction 10 of the M4 the route passes [Woodley](/wokingham/woodley). [Charvil](/wokingham/charvil) is the neighbour to the east.`,
      callToAction: `In the [quote form](/get-a-quote), put the measured width of your gate if the car only just fits. We can then plan the morning and leave the walls of Sonning as they are.`,
      metaTitle: 'Sell My Car in Sonning | Collection Clear of the Bridge',
      metaDescription:
        'Sell your car in Sonning without a three-point turn in the high street. Free collection planned from the A4 side, no fees, and paid by transfer.',
    },
    'st-nicholas-hurst': {
      intro: `Hurst, or St Nicholas Hurst to give the parish its name, has a cricket field, a pond, and something over a thousand people spread along its lanes. Dinton Pastures is within it, so visitors arrive by car all weekend. Residents do the reverse. They drive out, and if a car in Hurst no longer does that it is soon in the way of the mower.`,
      sellingPoints: `- Lane-end parking: a car with two wheels on a verge sinks. Move it to hard ground the day before.
- Anglers' and dog walkers' estates from Hurst are welcome, smell and all.
- For a house with an orchard and five old tractors, note that we are after cars, vans and light commercials.
- The keeper signs at home, sees the payment, and that is the end of it.`,
      localExpertise: `The A321 links the village with Twyford and Wokingham, and the B3030 goes to Winnersh past the country park. Both give a transporter from junction 10 of the M4 a sound route. The side lanes are another story, especially where ditches run on both sides. Our tip is the stretch by your own gate if it has a splay. On Saturdays the traffic for Dinton Pastures queues back on the B3030, so come to an arrangement for early or late.

Twyford is the station for RG10. [Winnersh](/wokingham/winnersh) is at the far end of the park, and [Twyford](/wokingham/twyford) up the other road.`,
      callToAction: `To ask for a [valuation](/get-a-quote), write "Hurst" first and the lane second. If the family has several cars in the yard, give the colour of the one in question.`,
      metaTitle: 'Sell My Car in Hurst (St Nicholas Hurst)',
      metaDescription:
        'Car in the way of the mower in Hurst? Sell it from your lane near Dinton Pastures with free RG10 collection and money sent before it leaves.',
    },
    swallowfield: {
      intro: `Swallowfield is at the borough's southern end, with Riseley as its second village and Hampshire over the hedge. Two rivers, the Loddon and the Blackwater, run near the Park. It is proper driving country: dark at night, wet in winter, and a fair way from the shops. Tyres and brakes work hard, and cars are changed when they stop being trusted.`,
      sellingPoints: `- A car you no longer trust for the dark lanes may still suit somebody in town. Tell us what it does wrong.
- Deer and pheasants account for a good many grilles round Swallowfield. Repaired or not, describe the bump.
- River water over the floor is a serious thing for any car, so please do not leave it out.
- Riseley is inside our patch, although the next village may not be.`,
      localExpertise: `The A33 is the quick road, running up from the Hampshire side to junction 11 of the M4. The B3349 serves the Riseley side. A transporter uses one or the other and leaves the lanes by the rivers alone in flood. When the Loddon is high, the way between two parts of this parish can be a long one, so check before the day. Mortimer is the nearest station on paper, though few would walk it.

RG7 is shared with a swathe of West Berkshire, including [Beech Hill](/west-berkshire/beech-hill). Towards Reading the next parish is [Shinfield](/wokingham/shinfield).`,
      callToAction: `Request a [quote](/get-a-quote) while the road is open and choose a date with the forecast in mind. Someone in Swallowfield or Riseley will need to be in with the logbook, the keys and photo ID.`,
      metaTitle: 'Sell My Car in Swallowfield and Riseley | RG7',
      metaDescription:
        'Sell your car in Swallowfield or Riseley, at the Hampshire edge of Berkshire. Free RG7 collection off the A33 and a bank transfer at your gate.',
    },
    twyford: {
      intro: `Twyford is a railway village. The main line, the Elizabeth line and the little branch to Henley all use its station, and about eight thousand people live close enough to hear it. Some bought a car for getting to the trains from somewhere further away, then moved nearer. If that car is in the garage under a sheet, it has done its work.`,
      sellingPoints: `- Season-ticket holders can be seen early on a weekday or on a Saturday, so Twyford's London week is not disturbed.
- Cars kept for the airport run only: note the service date, not just the mileage.
- Terraces close to the station have shared alleys and no frontage; a slot in a neighbour's drive is a good substitute.
- The money goes by transfer and can be seen on your phone before the train you planned to catch.`,
      localExpertise: `At the crossroads in the centre, two streams of traffic meet and neither hurries. The A321 goes through it and the A3032 feeds it from the west. The A4 bypasses the village to the north, and a transporter had better stay on that until the last moment. Station parking is for rail users. Roads around it are often restricted for that reason, so if you live in one, tell us the hours on the sign. From junction 10 of the M4 the drive is by way of Winnersh and Hurst.

[Ruscombe](/wokingham/ruscombe) adjoins to the east and [Charvil](/wokingham/charvil) to the west, both in RG10 as well.`,
      callToAction: `The [quote form](/get-a-quote) takes about as long as one stop on the Henley branch. Keep your registration handy, and add which side of the Twyford crossroads the car is on.`,
      metaTitle: 'Sell My Car in Twyford, Berkshire | RG10',
      metaDescription:
        'Let the train do the miles? Sell your car in Twyford around your London week, with free RG10 collection, no fees and payment by bank transfer.',
    },
    wargrave: {
      intro: `Wargrave lies along the Thames with its back to the chalk, and for a few days each summer the Wargrave and Shiplake Regatta takes it over. For the rest of the year its four thousand people have a high street, a branch-line station and not much parking for either. A car you do not need is noticed here, mainly by you, as you circle for a place to leave the other.`,
      sellingPoints: `- Boat-owners' tow cars with slipway brakes: say when the rear discs were last changed.
- Old houses on the high street open straight on to it. We can see the car in whichever side lane it lives.
- Regatta days are out; almost any other can be made to work.
- What you agree to in Wargrave is sent to your account with no handling charge.`,
      localExpertise: `The A321 is the high street. It brings everything through from the Henley direction to Twyford, and it pinches at the crossroads. A transporter should come up from the A4 side and wait where the road is wider. On the hill behind, the closes have better stopping space, though the gradient calls for a good handbrake. Near the river, private lanes end at moorings, with turning room for a car and no more. Junction 10 of the M4 is the one to route from.

Wargrave station is on the Henley branch. In the same RG10 district you have [Ruscombe](/wokingham/ruscombe); [Remenham](/wokingham/remenham) lies north by the river.`,
      callToAction: `Is the car by the water, in the high street or up the hill? Put the answer at the head of your [quote form](/get-a-quote). A valuation usually follows inside 24 hours, and Wargrave can go back to looking for spaces.`,
      metaTitle: 'Sell My Car in Wargrave | Thames-Side Collection',
      metaDescription:
        'Short of parking in Wargrave? Sell the car you do not need, from high street, hill or river lane. Free RG10 collection and a transfer first.',
    },
    winnersh: {
      intro: `Winnersh is where roads meet: the motorway, the A329(M) and the old road from Reading to Wokingham. Nearly nine thousand people live among them, and a good few more arrive each day for Winnersh Triangle. So the village sees cars of every sort, and it is one of the simpler places in the borough from which to have one taken away.`,
      sellingPoints: `- **Working at the Triangle.** Leave the car in its usual bay, tell reception, and come down for the inspection and the transfer.
- **Living in the closes.** Winnersh homes of the 1970s onwards tend to have a drive that takes one car well and two badly. Sell the second.
- **Park and ride.** If the car only went as far as that, its mileage will be a pleasant thing to type.`,
      localExpertise: `Junction 10 of the M4 and the A329(M) are on the doorstep. The A329 runs through the middle, with the B3030 crossing it, and the B3270 goes off to Lower Earley. At the crossroads the lights are slow morning and evening, but a transporter that comes between ten and three hardly waits. We would not use the park and ride as a meeting place without the operator's leave. Two stations serve the parish: Winnersh itself, and the one at Winnersh Triangle.

[Wokingham town](/wokingham/wokingham-town) is one way along the old road, and the country park at [Hurst](/wokingham/st-nicholas-hurst) is across the motorway link.`,
      callToAction: `Send the plate in your lunch hour through the [quote form](/get-a-quote). Write down which you mean, RG41 at home or the office in Winnersh Triangle, since they are different gates.`,
      metaTitle: 'Sell My Car in Winnersh | RG41 Home or Triangle',
      metaDescription:
        'Sell your car in Winnersh, from home or from work at the Triangle. Free collection by M4 junction 10, valuations usually in a day, no fees.',
    },
    'wokingham-town': {
      intro: `The Town Hall of 1860 still looks down on the Market Place, and Elms Field has brought new shops and flats beside it. Wokingham town is a comfortable size: fifty thousand people, give or take, and most errands walkable. Its cars are therefore under-used on weekdays and fought over at weekends. The one nobody fights over is the one to sell.`,
      sellingPoints: `- Victorian streets near the centre have resident bays only. A visitor voucher may cover the inspection; loading wants another spot.
- Larger homes in the avenues often have a second car with a full book from a franchised garage. Mention every stamp.
- Flats by Elms Field: give the level and the headroom.
- Paid into your account in front of you, in a Wokingham kitchen if you like.`,
      localExpertise: `All roads make for the centre: the A329 from Reading and Bracknell, the A321 from Twyford and Sandhurst. Then the railway gets in the way, with barriers that seem to be down whenever you are late. A transporter off junction 10 of the M4 by the A329(M) will want to know which side of the line you are on, since that settles the way in. Market mornings are for shopping and not for collections.

Wokingham station has lines to Reading, Waterloo and Guildford. The suburbs thin out towards [Barkham](/wokingham/barkham) and [Wokingham Without](/wokingham/wokingham-without).`,
      callToAction: `You can have a [free quote](/get-a-quote) by this time tomorrow, as a rule, and a few days to think about it over the market stalls. Dig out the logbook: it turns up less readily in Wokingham lofts than you would think.`,
      metaTitle: 'Sell My Car in Wokingham Town | RG40 and RG41',
      metaDescription:
        'Sell your car in Wokingham town, from a resident bay, an avenue or a flat by Elms Field. Free collection, no fees, and the transfer comes first.',
    },
    'wokingham-without': {
      intro: `The name puzzles people. Wokingham Without is the parish outside the town, south towards Crowthorne, and it includes some streets that any stranger would call Crowthorne. Pines, heath and big quiet gardens make up the rest. Drives are long. A car can stand at the far end of one for years without troubling anybody but its owner.`,
      sellingPoints: `- Stood since before your last holiday? Brakes seize under pine trees. Tell us and we bring what is needed to move it.
- Wellington-boot estates, first cars and a retired executive saloon can stand side by side in this parish. One form each.
- A dispute over address, Crowthorne or Wokingham, has no bearing on price, only on the paperwork: the V5C and the bill should match.`,
      localExpertise: `The B3430 crosses the parish from east to west through the trees, and the B3348 serves the Crowthorne end. Neither is quick in the school rush. A transporter from junction 10 of the M4 will pass through or around Wokingham, then look for a name on a gate. Numbers are scarce along the older roads. On the newer estate streets, in RG45, it is easier, with wide bends and proper turning heads. In RG40 country, cones or a person at the roadside do more than any map.

Crowthorne is the station. The village has [its own page](/bracknell-forest/crowthorne) under the neighbouring borough; [Finchampstead](/wokingham/finchampstead) is to the west.`,
      callToAction: `Give the postcode from your logbook in the [quote form](/get-a-quote), not the one from habit. Wokingham Without has two, and the right one brings us to the right wood.`,
      metaTitle: 'Sell My Car in Wokingham Without | RG40 and RG45',
      metaDescription:
        'On the Crowthorne side of Wokingham? Sell your car from a long drive or estate street in Wokingham Without. Free collection and no fees at all.',
    },
    woodley: {
      intro: `Woodley was an airfield before it was a suburb. Aircraft were built here, Douglas Bader had his crash here in December 1931, and the Museum of Berkshire Aviation keeps the story. When the aerodrome closed, houses took the runway, and nearly thirty thousand people now live in RG5. Most have a drive, a car on it and another at the kerb.`,
      sellingPoints: `- The kerb car: the one that moves on bin day. Sell it and Woodley gains a space.
- The learner's car: three children have passed in it, and it has the dents to prove it.
- The restorer's car: half a British classic in a garage, with boxes of parts, where somebody in this town of engineers meant to finish it.
- All three are inspected, paid for by transfer, and taken away free.`,
      localExpertise: `Access is from the edges. The A4 lies along the north, the A3290 and the A329(M) to the west and south, and a transporter picks whichever side is nearest to you. From the M4 that means junction 10. Inside, the roads follow the plan of the estates, and few of them run straight. The precinct in the middle has delivery bays that are not ours to use. Choose the width of a distributor road over the end of a close and the whole job takes half the time.

The nearest railway stop is Earley. [Earley](/wokingham/earley) is beyond the line, and [Sonning](/wokingham/sonning) is over the main road by the river.`,
      callToAction: `Say "kerb", "learner" or "garage" in the [quote form](/get-a-quote) and we shall know what to expect. Have a Woodley utility bill from the last three months within reach on the day.`,
      metaTitle: 'Sell My Car in Woodley, Berkshire | RG5',
      metaDescription:
        'Sell the kerb car, the learner car or the garage project in Woodley. Free collection across RG5, an honest valuation, and money by transfer.',
    },
  },
}
