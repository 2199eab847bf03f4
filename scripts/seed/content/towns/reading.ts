import type { TownContent } from '../town-content.ts'

export const reading: TownContent = {
  intro: `Reading is really several places with a railway through the middle: Caversham over the Thames, Tilehurst on its hill, Whitley and Green Park to the south, and the tight brick terraces round the Kennet. The cars are as mixed as the streets. We buy from all of it, and you do not have to drive to a forecourt in another part of town to sell.

The order of things is simple. You tell us about the car, a valuation usually arrives within 24 hours, and it is typically valid for 7 days. Say yes and we fix a time at your home or work in Reading. The car is checked, the papers are signed, the transfer is made, and only then is it taken away.`,
  sellingPoints: `- **Built for terraces as well as drives.** If your street has cars on both sides and a permit scheme, we agree beforehand where to load.
- **Commuter cars and cars that gave up commuting.** High miles from the M4, or very few since you took the train from Reading station, are both fine.
- **Students and shared houses.** When a course ends, a car can be sold from a rented RG1 address, as long as the logbook and the proof of address agree.
- **No deductions.** The sum you accept after the inspection is the sum that reaches your bank, with collection in Reading included.
- **Vans and light commercials.** Traders from the estates along the A33 can request a price in the same form.`,
  localExpertise: `Three roads shape a collection here. The A33 runs south from the centre to junction 11 of the M4. The A4 crosses from Southcote to Cemetery Junction and on to the east. The A329 follows the Thames out through Kentwood and Tilehurst, where junction 12 is the nearer way to the motorway. North of the river everything depends on Caversham Bridge and Reading Bridge, so a visit to [Caversham](/reading/caversham) or [Emmer Green](/reading/emmer-green) is better outside the rush hour.

Boundaries matter less to us than they do to the council. Part of [Tilehurst](/reading/tilehurst) pays its council tax to West Berkshire. [Shinfield](/reading/shinfield) is in Wokingham Borough although it runs on from the edge of Reading. Both are on our list, and so are [Earley](/wokingham/earley) and [Woodley](/wokingham/woodley) next door. On match days around [Green Park](/reading/green-park), and in festival week by the river, we simply pick another hour.`,
  callToAction: `Have the registration and the mileage at hand and open the [quote form](/get-a-quote). A Reading car with a fault, a failed MOT or a key missing can still be quoted: write it down plainly and the figure will allow for it.

For the day itself, gather the V5C, service history, MOT certificate if there is one, and each key you own. You will also be asked for a passport or driving licence, and for a recent bill or bank statement with your Reading address. If money is owed on the car, the lender can be paid as part of the sale. Anything unusual can be [talked through](/contact) first.`,
  metaTitle: 'Sell My Car in Reading, Berkshire | Free Collection',
  metaDescription:
    'Sell your car in Reading, from Caversham to Whitley. Free quote and collection, no fees, and a bank transfer made before the car leaves your street.',
  areas: {
    'reading-town-centre': {
      intro: `Few people in the middle of Reading need a car every day. The station is at hand, the shops are downstairs, and a space in a basement or a multi-storey costs money month after month. When you add that up, the car under the flats may be the next thing to go. You can sell it without bringing it up to street level until the day.`,
      sellingPoints: `- **Basements and stackers.** A loading vehicle will not fit under most RG1 blocks, so the inspection is done inside and the car is driven out to a place we choose together.
- **Fobs, gates, concierge.** Mention each of them, and who can open up, since a wait at a barrier in the centre blocks everybody.
- **Low use.** A battery gone flat beneath an apartment near the Abbey ruins is not a reason to hold back.`,
      localExpertise: `The centre is ringed by roads that carry the A4, the A329, the A33 and, towards the river, the A4155. Buses have much of the rest. That rules out a long stop near the Oracle on a Saturday or by Forbury Gardens at lunchtime. Early on a weekday is the kinder choice. If you work in one office and sleep in another part of town, say which of the two has the easier loading bay. Junction 11 of the M4 is the usual way out.

Across the Kennet, [Katesgrove](/reading/katesgrove) and [Coley](/reading/coley) are close enough to share a morning.`,
      callToAction: `Before you ask for a [quote](/get-a-quote), look up your floor and bay number, plus the headroom on the car park sign. With those, a town-centre collection can be settled in one exchange. The bank transfer follows at the car's side, wherever in RG1 that turns out to be.`,
      metaTitle: 'Sell My Car in Reading Town Centre | RG1',
      metaDescription:
        'Car in an RG1 basement or permit bay you no longer need? Sell it in Reading town centre, with free collection planned around gates and bus lanes.',
    },
    caversham: {
      intro: `Caversham has Reading's trains and shops across the water and its own high street on this side. It is home to around thirty thousand people, and to a lot of second cars. Once one of you walks over the bridge to work, the small car that did the school run starts to look like an expense. That is the moment many choose to let it go.`,
      sellingPoints: `- Terraces near the river rarely have drives. Kerbside inspection is normal, and so are wing mirrors that have lost an argument.
- Higher up the slopes of RG4 a garage may hide something older; classics without a current MOT can be looked at where they rest.
- Money is sent while you stand beside the car in Caversham, then the keys are handed over.`,
      localExpertise: `Two crossings, Caversham Bridge and Reading Bridge, link this bank to the town and both fill up morning and evening. A transporter from junction 11 of the M4 has to use one of them. So the middle of the day is worth holding free. The A4155 runs east from the centre of Caversham and the A4074 climbs away north-west, and either gives better stopping places than the lanes near Caversham Court Gardens.

The hill suburbs each have their own text: [Caversham Heights](/reading/caversham-heights), [Emmer Green](/reading/emmer-green) and [Caversham Park Village](/reading/caversham-park-village).`,
      callToAction: `Is the car on the street with a residents' permit? Put that in the [quote form](/get-a-quote), along with the mileage and any flood-water story from the low roads by the Thames. An answer normally takes no more than a day.`,
      metaTitle: 'Sell My Car in Caversham, Reading | RG4',
      metaDescription:
        'Sell your car in Caversham without a bridge crossing. Free kerbside inspection and collection in RG4, and a transfer to your bank on the spot.',
    },
    'caversham-heights': {
      intro: `From Caversham Heights the town is something you look down on. The roads are broad, the plots are deep, and plenty of houses have room for three cars and use two. The third may be a retired saloon, a first car whose driver has gone to university, or a four-by-four bought for one bad winter.`,
      sellingPoints: `- Deep drives make for an unhurried inspection, away from the traffic and the neighbours.
- Automatic saloons with modest mileage and main-dealer stamps should be described fully; detail is what lifts a careful car above an average one here.
- Moving out of a big house on the Heights? Two vehicles can be quoted at once.
- Son or daughter is the keeper but away? A signed note from them settles it.`,
      localExpertise: `The A4074 is the spine on this side, going out towards Oxfordshire, and from it the residential roads lead off to the top. Mapledurham Playing Fields, by Upper Woodcote Road, is a landmark a driver can find without trouble. Junction 12 of the M4 looks near on a map, but the Thames lies between, so a collection vehicle still comes over at Caversham. It is worth allowing for that when you pick an hour. Steep, curving drives are worth a short note: some low transporters cannot take the lip.

Down the hill is [Caversham](/reading/caversham) itself.`,
      callToAction: `Gather the invoices from the bureau, the spare key from the hall drawer, and then ask for a [valuation](/get-a-quote). RG4 papers are usually in good order, which makes for a short visit.`,
      metaTitle: 'Sell My Car in Caversham Heights, Reading',
      metaDescription:
        'Third car on the drive in Caversham Heights? Describe it, get a valuation usually within 24 hours, and have it collected from RG4 at no charge.',
    },
    'emmer-green': {
      intro: `Emmer Green is the top corner of Reading, with a pond, a parade and fields beyond. Buses go down the hill, but most errands out here are done by car. That gives the typical one a gentle life of short, cold trips. It also means the replacement tends to be bought before the old one is sold, and two cars then share the drive.`,
      sellingPoints: `- Short-trip wear shows in exhausts, batteries and diesel filters. If a warning lamp is on, name it in the form so that nobody is surprised on an Emmer Green driveway.
- A car with twelve months' ticket and a car with none are handled alike.
- Grandparents handing in their keys can have a daughter or neighbour sit in on the visit.`,
      localExpertise: `The B481 comes up from Caversham and carries on into Oxfordshire, and it is the road that a transporter will use. Side roads branch off it on both hands; those on the northern edge, near Clayfield Copse, end in turning heads that suit a car better than a lorry. Because the county line is so close, some addresses with a Reading postcode sit outside Berkshire. Ask us if yours is one of them.

The next estate east, [Caversham Park Village](/reading/caversham-park-village), is reached by residential roads without going back to the river.`,
      callToAction: `Check both sets of keys are in the house, read the mileage off the dash and send it through the [quote page](/get-a-quote). A weekday late morning works well up here, once the B481 has quietened.`,
      metaTitle: 'Sell My Car in Emmer Green, Reading',
      metaDescription:
        'Two cars on one Emmer Green drive? Sell the older one from home in RG4. Free collection by the B481, and payment by transfer before it goes.',
    },
    'caversham-park-village': {
      intro: `The village was built on part of the Caversham Park estate, near the house where BBC Monitoring worked until 2018. It is a layout of loops, closes and footpaths, with garages in blocks a little way from the door. People buy here for the quiet. They sell cars from here when the garage is wanted for everything except a car.`,
      sellingPoints: `- **Garage in a block.** An up-and-over door that sticks, with a dusty hatchback behind it, is a perfectly good place to begin.
- **No need to jump-start.** Say that it has stood, and for how long, and we come ready for a car that will not fire.
- **Clean break.** Tax is refunded by DVLA for full months left once it has been told of the sale, which matters for a car nobody in the village was driving.`,
      localExpertise: `Reach is the question on these closes. The main loop is fine for a long vehicle. The arms that run off it are not always, and neither are the aprons in front of the garages at four in the afternoon. The A4155 below is the link to Reading and to the bridge, and from there the route to the M4 at junction 11 goes right through the town. A mid-morning booking avoids the worst of that.

[Emmer Green](/reading/emmer-green) borders the village to the west.`,
      callToAction: `When you [request a figure](/get-a-quote), add your garage number, if it has one, and the nearest close. If the car has been declared off the road, that is no trouble: it must be carried rather than driven, and we arrange it so.`,
      metaTitle: 'Sell My Car in Caversham Park Village, Reading',
      metaDescription:
        'Sell the car in your Caversham Park Village garage, running or not. Free collection in RG4, straight talk about its value and no fees at the end.',
    },
    tilehurst: {
      intro: `Tilehurst stands high to the west of Reading, partly in the borough and partly in West Berkshire. For a seller the line makes no odds. What counts is that nearly every household has a car, hills make short work of a clutch, and garages up here are full. If yours is ready to go, we can see it at home on either side of the boundary.`,
      sellingPoints: `- Worn clutches, tired handbrakes and noisy brake discs come with the gradient; list them and carry on.
- RG30 and RG31 are both covered, from the top of the hill down to the Thames.
- A family people carrier can be collected during school hours so that Tilehurst grandparents are not left with the pick-up.
- Your bank gets the transfer first. The car goes second.`,
      localExpertise: `The A4 lies to the south and the A329 to the north beside the river. Junction 12 of the M4 is the natural way in, and it spares a transporter the centre of Reading. Tilehurst station is down by the water, a long way below most of the homes, so a good number of cars exist just to get their owners to the train. Those show small mileages and plenty of cold starts.

Roads between the two levels are steep. Choose the flat end of yours for loading if you can. [Kentwood](/reading/kentwood) and [Norcot](/reading/norcot) touch the suburb, and [Purley on Thames](/west-berkshire/purley-on-thames) follows on along the valley.`,
      callToAction: `A [quote](/get-a-quote) needs only a few facts and your phone number. Proof of address should match the logbook; a recent utility bill or bank statement will do, whichever of the two councils you pay.`,
      metaTitle: 'Sell My Car in Tilehurst, Reading | RG30 and RG31',
      metaDescription:
        'Sell your car in Tilehurst, on either side of the council boundary. Free collection from RG30 or RG31 via junction 12, and no fees to pay.',
    },
    kentwood: {
      intro: `Kentwood drops from the Tilehurst ridge towards the Thames, and on some of its roads the handbrake is the hardest-working part of the car. There are views from McIlroy Park and Arthur Newbery Park that people move here for. There are also sloping drives, stepped frontages and a fair number of cars left at the bottom because the top is full.`,
      sellingPoints: `- On a slope, a car that will not start is a safety matter. Chock it, tell us which way it faces, and leave the moving to the collector.
- Commuter hatchbacks that only climb from Tilehurst station and back are easy to describe: note the miles and the last service.
- Collection from Kentwood costs you nothing, uphill or down.`,
      localExpertise: `At the foot of the hill the A329 runs between the railway and the houses. It is the one main road here, and a transporter can pause on the wider side streets off it rather than grind up to the ridge. A loaded lorry does not care for ice, so in a cold snap the hour may need to move. Junction 12 of the M4 is reached by going round through the west.

Sellers over the ridge should see [Tilehurst](/reading/tilehurst). [Norcot](/reading/norcot) is the next neighbourhood towards town.`,
      callToAction: `Note in the [quote form](/get-a-quote) how steep your road is and if the drive has a dropped kerb. It sounds a small thing; in Kentwood it decides what kind of vehicle we bring. RG30 and RG31 addresses are treated the same.`,
      metaTitle: 'Sell My Car in Kentwood, Reading',
      metaDescription:
        'Sloping drive in Kentwood and a car to sell? Get a free quote, a collection planned for the hill, and a bank transfer before anything is moved.',
    },
    norcot: {
      intro: `Norcot sits between the shops of west Reading and the woods of Lousehill Copse. It is a mix of inter-war semis, council-built streets and flats, and a mix of cars to match: a minicab coming to the end of its working life, a nurse's runabout, somebody's project under a cover. All three can be priced.`,
      sellingPoints: `- Ex-taxi or delivery miles are declared, not hidden. A Norcot car on a quarter of a million still has an answer.
- Unfinished projects are bought if the parts are with the car; a list of what is in the boot saves time.
- You need not cash anything or meet anyone after dark, because payment is a bank transfer at your own address.`,
      localExpertise: `The A329 along the valley is the road in. From there streets climb towards the copse, with speed humps and parked cars that a low transporter takes slowly. Lay-bys in front of the shops turn over quickly, but they are no place to load for half an hour. If you live in flats, a visitor bay is usually the answer: check with whoever manages it.

Tilehurst station is the nearest railway stop for most of RG30 here. [Southcote](/reading/southcote) lies to the south, and [Kentwood](/reading/kentwood) to the north-west along the slope.`,
      callToAction: `Two minutes with the [quote form](/get-a-quote) is enough, even for a car with a long story. If the V5C has been lost in a Norcot house move, [ask us](/contact) what to do before you book.`,
      metaTitle: 'Sell My Car in Norcot, Reading',
      metaDescription:
        'From ex-taxis to unfinished projects, sell your car in Norcot, RG30. A fair description, free collection in west Reading, and paid by transfer.',
    },
    southcote: {
      intro: `Southcote keeps between the Bath Road and the water meadows of the Kennet and the Holy Brook. Many of its homes went up after the war with a strip of grass where today's cars now stand. Some families have been in the same house ever since, and the car outside may have had one keeper for fifteen years. Such cars deserve a careful description.`,
      sellingPoints: `- Single-keeper cars: count the MOT sheets in the drawer, as they show the mileage year by year.
- Grass-verge parking softens tyres and rusts brake discs; neither will stop a Southcote collection.
- If a husband's or wife's name is on the V5C and they cannot be there, a written authorisation is what we ask for.
- There is no charge for coming out, and none for changing your mind.`,
      localExpertise: `The A4 is the Bath Road here, with Prospect Park on the other side of it. A transporter can turn off straight into the estate, whose loops are easy going. Down by the river there is only one way in and out of some streets, so tell us which end you are at. Junction 11 of the M4 is the nearest on paper; at busy times the driver may prefer to come in along the A4 from the west.

Reading West station is not far off for the trip home if you hand over the family's only car somewhere else. Next along are [Coley](/reading/coley) and, to the north, [Norcot](/reading/norcot).`,
      callToAction: `Find the service book, then [ask for your valuation](/get-a-quote). With RG30 cars that have been in one family, mention it in the notes: it is the kind of thing a form has no box for.`,
      metaTitle: 'Sell My Car in Southcote, Reading | Off the Bath Road',
      metaDescription:
        'Sell a family car from Southcote, between the Bath Road and the Kennet. Free collection in RG30, honest valuation and no money taken off.',
    },
    coley: {
      intro: `Coley is close enough to the middle of Reading to walk, which is the reason so many of its cars hardly move. It lies between Castle Hill and the Kennet: tower flats, short terraces, and newer homes by the water. Spaces are few and often numbered. Giving one up can be worth as much to the household as the car.`,
      sellingPoints: `- From a flat: say which car park and level, and be there to let the inspector in.
- From a terrace: a neighbour who parks elsewhere for the morning makes room to open the doors.
- From the riverside: name any time the Kennet has reached the tyres.
- From work: a Coley resident employed elsewhere in Berkshire may book the visit there.`,
      localExpertise: `For such a central place the main roads are kind. The A4 runs along the northern edge and the A33 begins its way south on the other, direct to junction 11 of the M4. A collector can be in and out without touching the shopping streets. What needs thought is the last turn, because several roads end at the water or at a bollard. Reading West station is within reach on foot, so you will not be stranded.

If your address is nearer the Oracle, look at [Reading Town Centre](/reading/reading-town-centre); if it is over the river, at [Katesgrove](/reading/katesgrove).`,
      callToAction: `Once you have the [quote](/get-a-quote), check your permit's end date: selling before you pay for the next one is a tidy way to do it. The bill that shows your RG1 address should be less than three months old.`,
      metaTitle: 'Sell My Car in Coley, Reading | Flats and Terraces',
      metaDescription:
        'Hardly use the car in Coley? Sell it from your numbered bay or terrace in RG1, with free collection by the A33 and a transfer made first.',
    },
    katesgrove: {
      intro: `Katesgrove climbs away from the Kennet in row after row of brick. The Reading Iron Works once stood at the bottom, and the streets were made for people who walked to it. They were not made for an SUV. If yours has outgrown the only gap you can ever find, selling it is partly a parking decision.`,
      sellingPoints: `- Folded mirrors, rubbed corners and a dented sill are the local uniform. We would rather you listed them than touched them up.
- Shared houses change every summer; a tenant's car can be gone from Katesgrove before the deposit is back.
- Imported or unusual models bought by students from abroad are fine if the V5C is in the seller's name.`,
      localExpertise: `The A33 and the A327 take the through traffic on either flank, and a grid of narrow streets lies between. Loading in the grid itself would shut the road, so we normally agree a corner near one of the main roads and walk down to see the car. Mornings after the commuters have driven off are the least crowded. Reading station is up through the town centre, a reasonable walk with a rucksack.

South of here the land opens out towards [Whitley](/reading/whitley). [Newtown](/reading/newtown), to the east, has streets of the same age and the same problem.`,
      callToAction: `Photograph your parking permit and keep it by you as you fill in the [quote form](/get-a-quote): the zone tells us where a lorry may wait. Leaving Reading in June? Ask for the price in good time, as a valuation typically lasts 7 days.`,
      metaTitle: 'Sell My Car in Katesgrove, Reading | RG1 Terraces',
      metaDescription:
        'Car too wide for a Katesgrove terrace? Sell it from RG1 with free collection arranged at a corner nearby, no fees, and payment by bank transfer.',
    },
    newtown: {
      intro: `Much of Newtown was put up in the days of the Huntley and Palmers biscuit factory. The factory has gone; the terraces, two-up and two-down, have not. They fill the ground by the Kennet, and people from everywhere live in them. Cars come and go as jobs do. When a job ends or moves to another city, a sale may need to be quick.`,
      sellingPoints: `- **Short notice.** Accept a valuation in Newtown today and, papers in order, the whole thing can be finished within 24 hours.
- **Languages and logbooks.** Bring the V5C exactly as it is; we go through each section with you at the table or on the bonnet.
- **Bodywork.** Lamp-post scars and vandalised mirrors do not stop us from making an offer.`,
      localExpertise: `Cemetery Junction, where London Road, Kings Road and Wokingham Road come together, is the local compass point. It is also a jam for much of the day. The A4 and the A329 both pass through it, while the A3290 gives a way in from the east that avoids the worst. Inside Newtown most streets have cars along each kerb, so the vehicle that carries yours off will load nearer to the main road. From there to junction 11 of the M4 takes longer than the distance suggests.

[Earley](/wokingham/earley) starts further out along the same road, and its drives are easier. [Katesgrove](/reading/katesgrove) is across the centre.`,
      callToAction: `The [quote form](/get-a-quote) works on a phone, on a break. If you rent in RG1, keep a bank statement showing the Newtown address handy, for utility bills are often in the landlord's name.`,
      metaTitle: 'Sell My Car in Newtown, Reading | Quick and Local',
      metaDescription:
        'Moving on from Newtown, near Cemetery Junction? Sell your car from RG1 with free collection, clear paperwork and a transfer before it leaves.',
    },
    whitley: {
      intro: `Whitley is south Reading at its most practical. There are gardens front and back, work vans at the kerb, and a generation learning to drive in a shared Corsa. Cars stay in use until they are done. If yours has reached that point, or has been overtaken by a better one, there is no need to spend on it before you sell.`,
      sellingPoints: `- MOT failed on the list of advisories from last year? Send the sheet; it tells us more than any description.
- Builders' and fitters' vans, racking and all, can go to the same buyer as the family car.
- The inspection takes place outside your Whitley house with you watching, and questions are answered there and then.
- No buyer from the internet will stand you up.`,
      localExpertise: `The A33 to the west is the quick way to junction 11 of the M4, with the A327 on the other side and the B3031 between. Transporters like it here: the estate roads are wide, and low bridges are few. Traffic is another thing. School time around John Madejski Academy and home games down at the stadium both slow the area, so look at the fixture list before you pick a Saturday.

Most addresses are RG2, a few nearer town are RG1. By train, Reading Green Park is the stop to head for. [Whitley Wood](/reading/whitley-wood) continues south from here.`,
      callToAction: `Got the logbook, the keys and ten minutes? [Ask for a price](/get-a-quote) and put the worst first. When the car is on finance, the lender can be settled as part of a Whitley sale and the rest paid to you, so give us the details early.`,
      metaTitle: 'Sell My Car in Whitley, Reading | Cars and Work Vans',
      metaDescription:
        'Sell a car or van in Whitley, south Reading, with or without an MOT. Free RG2 collection near the A33, no fees, no cash, no waiting for buyers.',
    },
    'whitley-wood': {
      intro: `Whitley Wood is the last of Reading before the motorway. Stand on its southern edge and you are looking at Worton Grange and the traffic for junction 11. For anyone with a job along the M4 that is handy, and the cars show it: plenty of miles, most of them on the flat and in top gear.`,
      sellingPoints: `- Fleet-style mileage with receipts is nothing to apologise for, so give us the true reading.
- If you work at Worton Grange, the car can be looked at during a shift and paid for before you clock off.
- Stone chips and a star in the windscreen are what the motorway does to a Whitley Wood car; they are expected.`,
      localExpertise: `Few parts of town are quicker for a transporter. The A33 connects with the M4 a minute or two away, the B3270 runs across the south, and the B3031 leads into the houses. So slots can be offered at hours that would be awkward in the centre. The exception is a weekday between five and half past six, when the roundabouts stop. Within the estate, turning heads are often full of vans by then as well.

The railway stop is Reading Green Park. [Shinfield](/reading/shinfield) is the village beyond the motorway, and [Green Park](/reading/green-park) lies across the A33.`,
      callToAction: `Send the details before you set off for work; with luck the [valuation](/get-a-quote) is there when you are back in Whitley Wood. You have a week as a rule to accept. An RG2 collection then needs just the papers, the keys and somewhere flat.`,
      metaTitle: 'Sell My Car in Whitley Wood, Reading | By the M4',
      metaDescription:
        'High-mileage car in Whitley Wood, by M4 junction 11? Sell it from home or Worton Grange with free collection and a transfer made on the spot.',
    },
    'green-park': {
      intro: `Green Park is offices, lakes and a growing number of new homes, under a wind turbine that half of the M4 steers by. Since 27 May 2023 it has had its own station on the Reading to Basingstoke line. Some who live here find that one car is enough now. Some who work here want to sell during the day and go home by train. Both can.`,
      sellingPoints: `- **At your desk, sold.** With your employer's agreement, a car can be inspected in its office bay while you are upstairs.
- **Nearly-new cars on PCP.** New homes and financed cars go together; the lender can be paid first and the difference comes to you.
- **Electric and hybrid.** Tell us about the charging cable and the battery warranty along with the mileage at Green Park.`,
      localExpertise: `Getting to you is easy from junction 11 of the M4 by the A33, with the B3031 as the other way in. Timing is the catch. Reading FC play at the stadium next door, and on a match day the A33 should be left alone for hours before and after. Business park roads belong to the estate, which may have its own rules about loading, so please ask reception. Residents should say if their bay is on a podium or under the block.

Reading Green Park station makes the journey home simple. [Whitley](/reading/whitley) and [Whitley Wood](/reading/whitley-wood) are across the dual carriageway.`,
      callToAction: `For a leased or financed car, get the settlement letter before you fill in our [quote form](/get-a-quote). Tell us the building number at Green Park, not only RG2, because the postcode covers a good deal of south Reading.`,
      metaTitle: 'Sell My Car at Green Park, Reading | Home or Office',
      metaDescription:
        'Sell your car at Green Park, from the office bay or your new home. Finance settled with the lender, free collection off the A33, paid by transfer.',
    },
    shinfield: {
      intro: `Shinfield used to be a village you passed through on the way out of Reading. Now new estates have joined it to the town's southern edge, and film crews and scientists work in the parish. If you have come to one of those new homes with two cars and a single drive, or you have lived here since it was fields, you can sell without going back into town.`,
      sellingPoints: `- **New-estate parking rules.** Where vans or untaxed cars are not allowed to stand, tell us the deadline you have been given.
- **Contract workers.** Anyone at Shinfield Studios or the science park for a season can sell at the end of it, provided the V5C carries their name.
- **Sent, then loaded.** Your bank balance changes before your car leaves Shinfield.`,
      localExpertise: `Seen from Reading, you come out by the A327 or drop off the A33 on to the B3270. Junction 11 of the M4 sits between the town and the village, which suits a transporter very well. New roads may not be on the map that a driver carries, so a plot name or a pin is more use than the RG2 postcode. The station that people here often use is Earley, a drive away.

We treat the village as part of the Reading round with [Whitley Wood](/reading/whitley-wood) and [Earley](/wokingham/earley). The wider parish, with Spencers Wood and the rest, is described on [its Wokingham page](/wokingham/shinfield).`,
      callToAction: `Use the [quote form](/get-a-quote) and give the developer's name for your estate if the street is less than a few years old. Moved to Shinfield so lately that the logbook shows the old address? [Ask us](/contact) before you book.`,
      metaTitle: 'Sell My Car in Shinfield, Near Reading | RG2',
      metaDescription:
        'Sell your car from Shinfield village or one of its new estates, just south of Reading. Free collection by M4 junction 11 and no fees at all.',
    },
  },
}
