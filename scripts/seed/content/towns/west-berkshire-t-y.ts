import type { PageTexts } from '../town-content.ts'

/** Parishes of West Berkshire from Thatcham to Yattendon. */
export const westBerkshireTToY: Record<string, PageTexts> = {
  thatcham: {
    intro: `After Newbury, Thatcham is the largest town in the district: about 25,500 people, many of them in estates that were made for the car. There are closes, garage blocks, and a railway station down by the crossing. A family here may have had five cars in the time it took to pay off the house, and somebody has to take the fifth away.`,
    sellingPoints: `- **Garage blocks.** If the rented garage in Thatcham is one row among many, leave the up-and-over door open so that the car can be found.
- **Blocked in by the teenager.** With three cars to a drive, the one for sale is always at the back. Shuffle them before the visit.
- **MOT cliff.** When the tester has just handed you a long list, send it to us as it is.
- **Insurance write-offs.** A repaired category car can be considered if you declare it at the beginning.`,
    localExpertise: `Along the A4 there is a roundabout or a set of lights for each estate, so any address is a minute or two from the main road. From junction 13 a transporter comes round by Newbury, then east. Getting to the southern side means Thatcham's level crossing, and the wait there can outlast a cup of coffee. The Nature Discovery Centre and its reedbeds are on that side as well, with a road of their own that is fine for a meeting. Northern streets are mostly RG18, and much of the rest is RG19.

For the slopes behind the town choose [Cold Ash](/west-berkshire/cold-ash) or [Bucklebury](/west-berkshire/bucklebury).`,
    callToAction: `In the [quote form](/get-a-quote) we ask about mileage, keys and faults, and for Thatcham we would add one thing: north or south of the railway. If there is still a loan, the lender's settlement letter answers most of the next questions.`,
    metaTitle: 'Sell My Car in Thatcham | RG18 and RG19',
    metaDescription:
      'Family car, garage find or MOT failure in Thatcham? Get a valuation, usually in a day, and free collection on either side of the level crossing.',
  },
  theale: {
    intro: `Theale is where the country meets junction 12. Arlington Business Park is beside the motorway, the old High Street is just behind, and the railway and canal are at the far end. Somewhere near 2,800 people live here, but a great many more drive in on weekday mornings, park, and stare at the same dashboard on the way back.`,
    sellingPoints: `- **Sell from your desk.** If you work at Arlington, a car can be inspected in its bay at lunchtime, so long as the site allows it.
- **From the village.** Terraces off the High Street have little space at the front. We can agree on a wider street close by.
- **Fleet extras.** Someone ordering an electric company car has the old private one to place. Theale is full of that sort of swap.`,
    localExpertise: `There are not many simpler calls for a transporter. It leaves junction 12, takes the A4 or the A340, and has arrived. What matters is time of day: the junction and its roundabouts fill before nine and again after half past four. The High Street is narrow with a weight of parked cars, so for collection from a cottage the station side is better. Theale station is also useful for a seller who, having sold the car, has to get home.

The A340 leads up to [Englefield](/west-berkshire/englefield), and eastwards the A4 runs into [Holybrook](/west-berkshire/holybrook).`,
    callToAction: `Begin the [quote form](/get-a-quote) when you get in on Monday; by Tuesday's lunch you would hope to have the answer. If the papers are at home and the car is in Theale, bring the V5C, ID and both keys to work that day.`,
    metaTitle: 'Sell My Car in Theale | Office Park or High Street',
    metaDescription:
      'Work at Arlington or live by the High Street? Sell your car in Theale, next to M4 junction 12, with free collection and a transfer before it goes.',
  },
  tidmarsh: {
    intro: `Lytton Strachey and Dora Carrington kept house at the Mill in Tidmarsh from 1917 to 1924. The road was a good deal quieter then. Today the A340 goes through, linking Pangbourne to the motorway, and peace is something you find at the back of the house. The Pang is still there, and so are the meadows.`,
    sellingPoints: `- A car parked nose-out on the A340 gets its door mirrors clipped. We know why Tidmarsh cars have odd-coloured ones.
- A gravelled yard by a mill or barn is a good place for an inspection, and quieter than the roadside.
- Houses near the stream can tell you to the inch how far the water rose. Tell us, in turn, if the car was out in it.`,
    localExpertise: `Any visitor from junction 12 comes up the A340 and reaches Tidmarsh before anything else, so the way there is plain. Stopping is the question. The road has bends, a hump and a steady flow, and a loading lorry should be wholly off it. There are lanes and entrances to right and left: name one. Pangbourne is a mile or two on for the train, and its shops are where many Tidmarsh cars spend half an hour a day.

[Sulham](/west-berkshire/sulham) is down the side lane, while [Pangbourne](/west-berkshire/pangbourne) has its own quirks and page.`,
    callToAction: `When you send [your car's details](/get-a-quote), say if we can drive in and turn without reversing on to the main road. At a Tidmarsh address, this is the one practical matter; the rest, from V5C to bank details, is indoors.`,
    metaTitle: 'Sell My Car in Tidmarsh, on the A340',
    metaDescription:
      'On the main road in Tidmarsh with nowhere to stop? We agree an off-road spot, collect your car at no charge, and pay by transfer before it leaves.',
  },
  'tilehurst-parish': {
    intro: `There are two Tilehursts. One is the suburb within the Reading boundary. This page is for the other, the civil parish west of the line, with its part of Calcot, where your bins and your council tax are West Berkshire's. Neighbours across a street may be in different authorities, and their cars, bought at the same showroom, have no idea.`,
    sellingPoints: `- **Same street, other council.** It does not matter to the valuation, but proof of address should show the house you sell from.
- **Hilltop engines.** Up and down to the Bath Road several times a day wears brakes. If you hear grinding, it is enough to say so.
- **Calcot side.** Closes near the retail parks have residents' spaces that fill by six. Aim for the forenoon.
- **Retired owners.** A car with eight thousand miles in ten years needs a different valuation from its age alone. Give us the MOT mileage trail.`,
    localExpertise: `The A4 lies at the foot of the parish and meets junction 12 there. From it the roads climb north through housing, most of it from the second half of the last century. They are wide enough for buses, and a transporter will follow those routes as far as it can. The western fringe is another world, of lanes that fall away into woods, and there a smaller turning place must be found. The railway is down by the Thames at Tilehurst station.

If your house is inside the borough, the Reading suburb of [Tilehurst](/reading/tilehurst) is your page. On the other flanks are [Holybrook](/west-berkshire/holybrook) and [Purley on Thames](/west-berkshire/purley-on-thames).`,
    callToAction: `An RG31 postcode is needed in full on the [quote form](/get-a-quote). Those not sure which Tilehurst they live in need not find out; the service, and what it costs you, which is nothing, are the same.`,
    metaTitle: 'Sell My Car in Tilehurst Parish and Calcot, RG31',
    metaDescription:
      'On the West Berkshire side of Tilehurst, or in Calcot? Sell your car with free collection up from the A4, a fair valuation and no fees to find.',
  },
  'ufton-nervet': {
    intro: `Ufton Nervet has a name out of a story and a house to go with it: Ufton Court, an Elizabethan manor at the end of a long drive. The parish goes down to the Kennet meadows and up to heathy woods. Between them lie lanes, a handful of homes and the sort of garage doors that stay shut for years.`,
    sellingPoints: `Start with how often it is used. A car that goes to the shops on Fridays is priced one way. A car that last moved when the children were small is priced another, and could still be worth the asking. We do not need it cleaned or mended, or even, in Ufton Nervet, visible from the gate. What helps is a clear answer about the key, the handbrake and the tyres, and an honest year for when it was last on the road.`,
    localExpertise: `Down at the bottom is the A4, and the lane to the village leaves it over railway and canal. After that it climbs. Drivers coming from junction 12 have only a few miles to do in total. At the top, turning for a long vehicle is limited to yards and wide farm gates, so yours, or a neighbour's by consent, would be ideal. Aldermaston station is the nearest.

A short hop by lane brings you to [Sulhamstead](/west-berkshire/sulhamstead) or [Burghfield](/west-berkshire/burghfield).`,
    callToAction: `Give the [quote form](/get-a-quote) a phone number that you will answer, since this is a call-you-from-the-lane parish. If an Ufton Nervet outbuilding is padlocked, find that key as well as the car's.`,
    metaTitle: 'Sell My Car in Ufton Nervet, RG7',
    metaDescription:
      'A car behind shut doors in Ufton Nervet may still be worth asking about. Free valuation and collection from above the Kennet, with no fees added.',
  },
  wasing: {
    intro: `Most people who come to Wasing come for one day: a wedding, a festival, a walk round the estate. Those who stay are few. The parish is really Wasing Park and what surrounds it, with farms, cottages and woodland on the south side of the Kennet. Its cars are working ones, plus a guest's now and then that would not start on the Sunday.`,
    sellingPoints: `- Estate tenants should check that a vehicle is theirs on paper. If the logbook names the estate, it is the estate that sells.
- Broken down after a weekend at Wasing? You could sell it there and take a taxi, as long as the V5C is yours and can be shown.
- Tracks through the woods are rough on bushes and exhausts. Tell us what rattles.`,
    localExpertise: `In an event week, signs go up and lanes turn one way, so it is best to leave Wasing collections until the site is clear. The rest of the year the A340 at Aldermaston is the road of approach. From there a transporter has country lanes with trees close in, then private drives. Ask whoever runs the gate for the widest. Midgham station is the one on the list, on the opposite side of the valley.

The two villages to hand are [Aldermaston](/west-berkshire/aldermaston) on the A340 and [Brimpton](/west-berkshire/brimpton).`,
    callToAction: `It is a small place, so say which cottage or yard on the [quote form](/get-a-quote). For cars left behind by guests at Wasing, the registered keeper has to be [the one who writes to us](/contact).`,
    metaTitle: 'Sell My Car in Wasing, West Berkshire',
    metaDescription:
      'Estate cottage, farmyard or a guest car that would not start: sell it from Wasing with free collection between events and payment before loading.',
  },
  welford: {
    intro: `Two things bring visitors to Welford Park: snowdrops, in the cold months, and the fact that The Great British Bake Off has been filmed there. For the remainder of the year Welford is left to itself. It lies by the River Lambourn, with the motorway not far off and no quick way on to it.`,
    sellingPoints: `- **February is busy.** Snowdrop season brings cars by the hundred to a lane made for carts. Book just before or well after.
- **Wet feet.** If water meadows have got into the sills of a Welford car, tell us how high.
- **A baker's dozen of faults.** Or fewer: list all of them, in any order, and the figure will take them into account from the outset.`,
    localExpertise: `Along the valley side runs the B4000, and that is how a collection reaches the village: off the motorway at junction 14 and back east, or out from the Newbury direction. The final descent to the river is short and a bit tight, with walls of flint and brick. A carrier may prefer to remain near the B road while you bring the car up. Kintbury, over the downs to the south, is given as the nearest station.

Going up the river you come to [Great Shefford](/west-berkshire/great-shefford), and going down it to [Boxford](/west-berkshire/boxford).`,
    callToAction: `Measure twice, cut once: read the odometer again before you put it in the [quote form](/get-a-quote). Residents of Welford whose drive leaves the visitor route should name a day when the park is shut.`,
    metaTitle: 'Sell My Car in Welford, Lambourn Valley',
    metaDescription:
      'Outside snowdrop season, Welford is a calm place to sell a car. Free collection from the B4000 or your drive, and a bank transfer made first.',
  },
  'west-ilsley': {
    intro: `West Ilsley has racing stables in it and the Ridgeway just above. In 1711 John Morland began brewing here, and the brewery that took his name outgrew the place and left. The village did not grow. At the 2011 census it had 332 people, some of whom start work before dawn with a head collar in one hand.`,
    sellingPoints: `- **Stable staff.** A change of yard can come at a week's notice. Valuation, visit and payment can all fit inside it.
- **Chalk tracks.** If the car has been up to the gallops, the underside tells the tale: dents in the sump guard, a loose heat shield.
- **Village elders.** Someone giving up a licence after sixty years can have a family member at the West Ilsley house throughout.`,
    localExpertise: `There is one easy road in, and it begins at the A34 beside East Ilsley. From there it is a couple of miles of valley with the downs on each side. Racehorses cross it, walk along it and have the right to. A carrier that comes between ten and three meets hardly any. The street is wide enough in places, less so by the older houses. A map gives Didcot Parkway as the station, away over the Ridgeway to the north.

The other Ilsley is [East Ilsley](/west-berkshire/east-ilsley), and people do mix them up. Across the fields are [Catmore](/west-berkshire/catmore) and [Farnborough](/west-berkshire/farnborough).`,
    callToAction: `Do the [form](/get-a-quote) in the quiet hour after breakfast. Tell it about your yard's rules for visitors, and if there is a horsewalker by the gate, please turn it off before the West Ilsley collection backs in.`,
    metaTitle: 'Sell My Car in West Ilsley, below the Ridgeway',
    metaDescription:
      'Stables, downs and one good road in: sell your West Ilsley car with free collection from the A34 side, a prompt valuation and a bank transfer.',
  },
  'west-woodhay': {
    intro: `West Woodhay is parkland under the downs. The house dates from the 1630s, the church stands by itself, and the homes are spread so thinly that it is hard to say where the village is. To live here is to own gumboots, a torch and at least one vehicle that can cope without tarmac.`,
    sellingPoints: `- For a field car with no papers we can do nothing until the V5C is found or replaced; GOV.UK explains how to apply for one.
- A road car used off-road in West Woodhay still counts as a road car, dents and all.
- Where staff and family share the vehicles, the person in the logbook has to be present or to sign.`,
    localExpertise: `The lanes have no numbers and not many signposts. From junction 14 a driver would come by way of the valley and then south, the last miles being single track under trees. In leaf-fall and frost those lanes are slippery, and in a wet spring they hold standing water. It would help to know of a firm place, an estate yard perhaps, where a lorry can go in forwards and out forwards. Kintbury station is the usual railhead.

Between the hill and the valley the parish touches [Inkpen](/west-berkshire/inkpen) and [Hamstead Marshall](/west-berkshire/hamstead-marshall).`,
    callToAction: `Two postcodes, RG20 and RG17, share West Woodhay, and delivery drivers muddle them. So on the [quote form](/get-a-quote) please add the name of the lane, then the car. Estate sales involving several vehicles may want [a conversation beforehand](/contact).`,
    metaTitle: 'Sell My Car in West Woodhay, under the Downs',
    metaDescription:
      'Single-track lanes and scattered houses: selling a car in West Woodhay takes one good plan. Free collection, a straight figure and no deductions.',
  },
  winterbourne: {
    intro: `A winterbourne is a stream that runs when it chooses, and the village takes after it: there all along, noticed now and then. Snelsmore Common Country Park is close by, so weekend traffic heads for the trees and misses the houses. Newbury is a few miles away. People in Winterbourne use it daily and are glad to come back.`,
    sellingPoints: `- Keep an eye on the stream. In a rising spring, a car on a low verge gets wet carpets without anyone noticing.
- Heathland parking leaves pine needles in every vent. It is housekeeping, not damage.
- A Winterbourne household with a new electric car has, as a rule, one petrol car too many.
- Trailers stay with you; the tow car is what we value.`,
    localExpertise: `If you know the B4494 past Snelsmore, you know how we come. It climbs north from Newbury with woods on one side, and the lane to the village drops off it to the west. Junction 13 is near in a straight line, and there is no more than a short link by road. The lane is single track in parts. Dog-walkers' cars stand along the common at weekends, so from Monday to Friday suits the driver best. Newbury station is where the trains are.

The country park lies between you and [Donnington](/newbury/donnington). In the next valley is [Boxford](/west-berkshire/boxford).`,
    callToAction: `Use RG20 or RG14 as your bill has it, and put "Winterbourne" beside it, when you [ask for a quote](/get-a-quote). There is another place of that name in most counties with chalk.`,
    metaTitle: 'Sell My Car in Winterbourne, by Snelsmore',
    metaDescription:
      'Between Snelsmore Common and the next valley, Winterbourne sellers get free collection off the B4494, a clear offer and money sent before loading.',
  },
  wokefield: {
    intro: `Wokefield is best known for the hotel and golf estate at Wokefield Park. Guests arrive for conferences, play eighteen holes and go home again without learning that it is also a parish. The people who do live here are between Mortimer and the A33, in farms and houses along the edges of woods and former common.`,
    sellingPoints: `- **Staff at the Park.** A car can be sold at the end of a shift, if the hotel is content for it to be loaded on its land.
- **Golfers' saloons.** Big boots, soft suspension, few miles: fine cars to value, and fine to sell when the clubs move on.
- **Common-edge houses.** Ponds, oak roots and soft shoulders make some Wokefield frontages unfit for a lorry. A firm lay-by will do.`,
    localExpertise: `East of the parish is the A33, which makes the run from junction 11 straightforward. After that come a few minutes on minor roads through trees, where a long vehicle has to take bends gently. There is space to load at the larger entrances, and hardly any on the lanes. Weekday mornings on which the hotel has a big conference are busy, so ask at the desk if you work there. Mortimer is the nearest station, on the Reading and Basingstoke line.

[Stratfield Mortimer](/west-berkshire/stratfield-mortimer) is your nearest village of any size; [Beech Hill](/west-berkshire/beech-hill) is to the south-east.`,
    callToAction: `For a parish with one famous gate, it is worth saying in the [quote form](/get-a-quote) that you do not mean that one. Or say that you do. In either case Wokefield is within our ordinary area.`,
    metaTitle: 'Sell My Car in Wokefield, near Mortimer',
    metaDescription:
      'Live by the woods or work at Wokefield Park? Have your car valued, collected free on the A33 side, and paid for in full by bank transfer first.',
  },
  woolhampton: {
    intro: `Ask for Midgham at the ticket office and you will be sold a seat to Woolhampton, for the station has its neighbour's name. The road crosses the Kennet and Avon Canal there by a swing bridge. Up the hill at Upper Woolhampton are Douai Abbey and its quiet. So within one parish you have boats, trains, monks and the Bath Road.`,
    sellingPoints: `- **A4 frontage.** Cottages on the main road have the noise and nowhere to pull in. Your car could be met round the corner.
- **Swing-bridge side.** South of the canal, make a note of the boats: in summer the bridge may be open to them and shut to us.
- **Up the hill.** Long drives near the abbey are good for inspection, given a place to turn.
- **Rail commuters.** If you have stopped catching the train, the platform-side runabout in Woolhampton has no more to do.`,
    localExpertise: `The A4 makes the village simple to find; junction 12 is a handful of miles to the east. It is not so simple to stop in. Houses, pubs and the bus stop take up what kerb there is. A transporter might use the station end only if the swing bridge and the level crossing are not needed afterwards. For those on the upper side, the lane from the A4 is steep but sound. Midgham station is also a fair place to say goodbye to the car and go to work.

Over the bridge lie [Brimpton](/west-berkshire/brimpton) and [Wasing](/west-berkshire/wasing). [Beenham](/west-berkshire/beenham) is on the same ridge as the abbey.`,
    callToAction: `Upper, main road or canal side: with one of those three in the [quote form](/get-a-quote), we can plan the day. For a boat dweller in Woolhampton whose papers go to another address, [it is worth a word in advance](/contact).`,
    metaTitle: 'Sell My Car in Woolhampton | A4, Canal or Hill',
    metaDescription:
      'By the swing bridge, on the A4 or up near Douai Abbey, sell your Woolhampton car with free collection and your money before we load it.',
  },
  yattendon: {
    intro: `Alfred Waterhouse, the Victorian architect, liked Yattendon enough to build himself a house in it. A century and more later it is a well-kept village with an estate around it, and the cars in its lanes range from very old to very clean. What they share is distance: the nearest big supermarket, dealer or tyre bay is a good way off.`,
    sellingPoints: `- **Kept to a standard.** If a Yattendon car has had a specialist look after it, the invoices speak for it. Put the folder on the front seat.
- **Kept in reserve.** The old one behind the new one, insured for a son, driven by no one: it can go.
- **Kept in a barn.** Classics and restorations are considered, matching numbers or not. Say which parts are in boxes.`,
    localExpertise: `Several lanes meet in the village, all of them country ones, and the B4009 a short way west is the link to Hermitage and junction 13. A transporter would come from that side. In the centre there is space to stop early in the day, before visitors to the pub and shops fill it; later on, a drive or farm entrance is better. Woods close in on the lanes to the north, with low boughs. Goring & Streatley is reckoned the nearest rail stop, though you might also go the other way for trains.

Next door, on the hillside, is [Frilsham](/west-berkshire/frilsham). Towards the Thames, look for [Ashampstead](/west-berkshire/ashampstead).`,
    callToAction: `First the history, then the mileage: that is a good order for a [Yattendon quote](/get-a-quote). Private registrations are not rare in these parts, so check that yours has come off, or that you are content for it to go.`,
    metaTitle: 'Sell My Car in Yattendon, RG18',
    metaDescription:
      'Well-kept, kept in reserve or kept in a barn: sell your Yattendon car with free collection from the village, clear terms and a transfer up front.',
  },
}
