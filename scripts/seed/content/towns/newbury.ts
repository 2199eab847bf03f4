import type { TownContent } from '../town-content.ts'

export const newbury: TownContent = {
  intro: `Newbury has always lived off its roads. First the coaches stopped here, then the lorries queued here, and since the A34 was taken round the west of the town the through traffic has gone and the local traffic has stayed. It is now a town where a car is used for short hops all week and a long run at the weekend. When one has done its share, this page is about parting with it from an RG14 address.

The order of things is short. You tell us about the car, we reply with a valuation, usually within 24 hours, and you decide at your own pace while it stands, which is typically 7 days. If the answer is yes we come to Newbury. The car is checked against what you told us, the transfer goes to your bank, and only after that is it loaded.`,
  sellingPoints: `- **Collected from work if you like.** Vodafone's headquarters on the north side, the business parks and the shops all have people who park at eight and leave at six. A car can be inspected and sold from one of those spaces, provided your employer does not mind.
- **Race meetings planned for.** On a busy day at Newbury Racecourse the roads to the east fill early. Tell us if you live near it and pick another date.
- **Motorway miles are fine.** A diesel that has gone up and down from junction 13 for ten years is judged on its condition and its history.
- **What is offered is what is paid.** Nothing is deducted for collecting from Newbury, for the paperwork, or for clearing finance with your lender.`,
  localExpertise: `Three roads make a rough triangle around Newbury. The A4 runs through from west to east, the A339 cuts past the centre from north to south, and the A34 keeps to the western edge on its way to the M4. A transporter will leave the A34 as late as it can and use the A339 or A4 for the last mile. The Kennet and Avon Canal splits the middle of the town, and with only so many bridges over it, the bank you live on decides the way in.

Each side has its own page. [Wash Common](/newbury/wash-common) sits up on the southern hill by the A343. [Shaw](/newbury/shaw) and [Donnington](/newbury/donnington) lie to the north. [East Fields](/newbury/east-fields) is towards the racecourse, and [West Fields](/newbury/west-fields) is the grid of older streets near the canal. For the town as a parish, and for the villages round it, turn to [West Berkshire](/west-berkshire).`,
  callToAction: `The [quote form](/get-a-quote) wants the registration, the mileage and an honest list of faults. It costs nothing to ask, and a Newbury seller who would rather not go on can leave it there.

For the visit, put the V5C, service book, MOT certificate if there is one, and every key in one place, with a passport or driving licence and a recent bill. If your parking is behind a gate, over a shop, or on a towpath side of the canal that no lorry can reach, [say so beforehand](/contact) and we will agree a spot nearby.`,
  metaTitle: 'Sell My Car in Newbury | Free Collection in RG14',
  metaDescription:
    'Sell your car in Newbury from home or from work. Free RG14 collection, a valuation usually within 24 hours, and money sent before it is loaded.',
  areas: {
    'wash-common': {
      intro: `Wash Common is the high ground at the southern end of Newbury, and the hill shapes how cars are used here. Few people walk up from the shops with heavy bags, so most homes run one car and many run two. The second is often the one that comes to us: a small hatchback that did the school years and now waits for a learner who has left.`,
      sellingPoints: `- The climb from town is hard on a clutch and on cold engines. Tell us about slipping, smoke or a smell of burning, and it goes into the Wash Common price from the start.
- Houses from the last century tend to have a drive here, so the inspection can be done off the road.
- A car laid up since its MOT ran out need not be taken down to a garage in the town first.`,
      localExpertise: `The Falkland Memorial stands by the road through the suburb, a tall reminder of the battle of 1643, and makes an easy landmark for a driver who does not know the streets. The usual way in leaves the A34 for the A343, which comes over the common and goes on down the hill. Coming from the west avoids the middle of Newbury entirely. Delivery lorries manage the side roads, so a transporter should too, but a cul-de-sac with cars on both sides is worth mentioning.

Newbury station is at the foot of the hill, should you need a train on the day you give up the keys. We also see sellers from [Enborne](/west-berkshire/enborne), where the houses thin out.`,
      callToAction: `Let us know which side of the A343 you are on when you fill in the [quote form](/get-a-quote). If a grown-up child's name is in the V5C and they have moved away from Wash Common, they will have to be there or put their agreement in writing.`,
      metaTitle: 'Sell My Car in Wash Common, Newbury',
      metaDescription:
        'Second car no longer needed on the Wash Common hill? Have it valued, collected free from your drive, and paid for by bank transfer on the spot.',
    },
    shaw: {
      intro: `Shaw House was finished in the reign of Elizabeth I. The suburb that grew up near it is a good deal younger: family streets on the northern side of Newbury. Homes like these turn over a lot of practical cars. Estates, people carriers and small automatics are what we would expect to be asked about.`,
      sellingPoints: `- Child-seat dents, crumbs and felt-tip on the roof lining do not need an apology. An ordinary clean before we call at Shaw is plenty.
- You might use the A339 twice a day. If so, tell us the mileage you expect on the collection date as well as today's.
- A works van kept on a Shaw driveway is valued in the same way as the family car beside it.`,
      localExpertise: `Shaw has the A339 down one side, the B4009 heading out towards the villages and the A4 close to the south. That gives the collection vehicle a choice. From junction 13 of the M4 it would normally take the A339, turn off before the town-centre roundabouts and be with you a few minutes later. School-run time near Shaw House is the part of the day to keep away from.

Newbury Racecourse is the nearest railway station, on the far side of the A4. If you are selling because you now go by train from there, you will not be the first. Sellers over the parish line can look at [Shaw-cum-Donnington](/west-berkshire/shaw-cum-donnington) or the neighbouring streets of [Donnington](/newbury/donnington).`,
      callToAction: `Look for the service stamps before you start the [form](/get-a-quote), since a family car's story is mostly told by them. Then choose a time when the Shaw drive is free, and move any other vehicle that would block yours in.`,
      metaTitle: 'Sell My Car in Shaw, Newbury | Family Cars and Vans',
      metaDescription:
        'Family car or van to sell in Shaw, north Newbury? We value it from your description and collect it free, just off the A339, outside school hours.',
    },
    donnington: {
      intro: `The gatehouse of Donnington Castle has looked out over this ground for more than six hundred years. Below it Donnington is half village, half edge of Newbury. There are old cottages along the lane, larger houses set back behind hedges, and, at the end of some of their drives, a car that was bought for a life its owner no longer leads.`,
      sellingPoints: `- **Rarely driven cars.** Something that only comes out of its Donnington garage for the MOT can still have flat-spotted tyres and a weak battery. Neither stops a sale.
- **Cherished numbers.** Should your car wear a private plate, take it off before you sell; GOV.UK explains the steps.
- **Large four-by-fours.** An SUV with a tow bar and a season of castle-field mud underneath can be inspected as it is.`,
      localExpertise: `The B4494 is the village's own road, running north from Newbury towards the downs. Traffic bound for the motorway tends to sort itself on to the A339 or the A34 instead, and a transporter is likely to do the same until the last turn. Once it is off the B4494 the old lane is narrow, with walls close to the tarmac in places. A gateway or a wide verge on the village side saves reversing.

Visitors walk up to the castle at weekends. A weekday visit between Monday and Friday keeps the lane clear for loading. Over the hill is [Speen](/west-berkshire/speen), and [Shaw](/newbury/shaw) is across the fields to the east.`,
      callToAction: `Describe the approach as well as the car: a line about your drive in the [quote request](/get-a-quote) is enough. Where an executor is selling a car from a Donnington house, [ring or write to us first](/contact), so that the right papers are at hand.`,
      metaTitle: 'Sell My Car in Donnington, near Newbury',
      metaDescription:
        'A car that rarely leaves its Donnington garage can be sold from it. Free collection below the castle, no fees, and a transfer before it leaves.',
    },
    'east-fields': {
      intro: `East Fields is the side of Newbury that faces the racecourse. You can be at the town shops on foot in a short while, and that makes it one of the places where a household can honestly ask what a second car is for. Parking is shared between residents, commuters and, now and then, a crowd in tweed.`,
      sellingPoints: `- An East Fields car that lives on the street needs only enough kerb for a proper look round; we can load it at the nearest wide spot.
- Commuters selling up for the railway can fix a visit before work or on a Saturday between ten and four.
- Racing days aside, a collection from here can follow quickly on the day after you accept.
- Kerb rash, folded mirrors, a scuffed bumper: the marks of on-street life south-east of the centre are taken as read.`,
      localExpertise: `Everything in this quarter hangs on the A339. It is the road a transporter will bring down from junction 13, past the town centre, and it can be slow at the two ends of the working day. Late morning is the calm hour. Race traffic is the other thing to watch, because the approaches to Newbury Racecourse and the residential roads share the same few turnings. The fixture list is public, so it is easy to step round.

For trains, Newbury station is the one to walk to. Sell this way and there are no strangers to meet off the London train. [Greenham](/west-berkshire/greenham) continues to the south, and [West Fields](/newbury/west-fields) lies across the town.`,
      callToAction: `Start with the registration in the [quote form](/get-a-quote) and add whether the car is in a marked bay. If it needs a jump start before it can be shown, an East Fields neighbour's leads will do, or leave it flat and tell us.`,
      metaTitle: 'Sell My Car in East Fields, Newbury',
      metaDescription:
        'Parked on the street near Newbury Racecourse? Sell your car from East Fields with a free pick-up planned round race days, and no fees at all.',
    },
    'west-fields': {
      intro: `Streets of brick terraces, a few minutes' walk west of the shops, with the canal never far off: that is West Fields. Much of it was laid out before anyone here owned a motor car, and it shows. Most front doors open near the pavement. If there is a vehicle you no longer need, every neighbour will be pleased to see the gap.`,
      sellingPoints: `- No drive is needed. We have only to find the car, so send the name of the West Fields street it is actually parked in, which may not be yours.
- City-sized cars, long-owned saloons and the odd camper all come from streets like these.
- If you rent and the tenancy near the canal is ending, the sale and the move can be set for the same week.`,
      localExpertise: `Two roads frame the area. The A4 passes to the north on its way out of Newbury, while the A343 leaves southwards for the hill. Between them the streets are short, and with cars on both kerbs there may be one lane left to drive down. A transporter is best left on the edge, and the car brought out to it; in practice that takes less time than finding room in the middle. Mid-morning, with half the residents at work, is when the spaces open up.

Newbury station is close enough that some people here gave up a car and never missed it. Just past the western end you reach [Speen](/west-berkshire/speen), while [the town centre itself](/west-berkshire/newbury-town) has a page of its own.`,
      callToAction: `Ask for your [free quote](/get-a-quote) with the fuel type and number of owners, and check the logbook carries your present West Fields address. Permit zone, skip, scaffolding in the way? One sentence to [our team](/contact) and the meeting place can be moved.`,
      metaTitle: 'Sell My Car in West Fields, Newbury | Street Pick-up',
      metaDescription:
        'No drive in West Fields? We can collect from the street by the canal side of Newbury, check the car there and pay by bank transfer on the day.',
    },
  },
}
