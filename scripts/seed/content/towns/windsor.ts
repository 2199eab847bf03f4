import type { TownContent } from '../town-content.ts'

export const windsor: TownContent = {
  intro: `Windsor is a hard town to keep a car in. The castle draws coaches and visitors all year, the old streets were set out for carriages, and a space outside the house is not something every address has. So when a car stops earning its place, people here tend to want it gone without two weeks of strangers coming to look.

You can have that done from SL4. Send us the details, and a valuation usually follows within 24 hours. It is typically valid for 7 days, which gives you time to ask elsewhere. If you accept, we come to you, check the car and pay before it is driven or winched away.`,
  sellingPoints: `- **Timed around the town.** Tell us about coach crowds by the castle or a race meeting near your street, and we can agree an hour that avoids them.
- **Permit bays are workable.** If your car lives in a residents' bay, we need to know, because the collection vehicle will not have a permit for that Windsor zone.
- **Same terms for a Mini or a Range Rover.** There are no fees or deductions, and the bank transfer is sent while the car is still on your side of the bridge.
- **Finance can be cleared.** Any agreement still running on a Windsor car can be settled with the lender, and the rest paid to you.`,
  localExpertise: `Traffic comes into Windsor from two directions. The A332 brings it down from junction 6 of the M4, and the A308 carries it west towards Maidenhead and on to Old Windsor the other way. A transporter will keep to those as long as it can. Around the castle and the two railway stations, Central and Riverside, there is little room to load anything, so a town-centre seller may do better to meet us a few streets out or at work.

West of the centre it is easier. [Clewer](/windsor/clewer) and [Dedworth](/windsor/dedworth) have drives and wider roads, although the A308 can be slow there in the holidays when Legoland is open. [Spital](/windsor/spital) is closer in, by the barracks and the Long Walk. [Eton Wick](/windsor/eton-wick) is across the river: on the map it is next door, but by road you go round. The villages and parishes beyond are on the [Windsor and Maidenhead](/windsor-maidenhead) page.`,
  callToAction: `The [quote form](/get-a-quote) asks for the registration, mileage and what needs doing. There is no obligation in it. People sell Windsor cars for all sorts of reasons, from a posting elsewhere to a garage that is wanted for something else, and you do not have to give one.

On the day, have the V5C, both keys, service book and any MOT certificate to hand, and show a driving licence or passport with a bill or statement that carries your Windsor address. Cars kept here for a relative are fine if the registered keeper is present or has put their agreement in writing. If your street has rules that we should know of, [get in touch](/contact).`,
  metaTitle: 'Sell My Car in Windsor, Berkshire | Collected from SL4',
  metaDescription:
    'Sell your car in Windsor without leaving SL4. A free quote, collection timed around the town, no fees, and payment by bank transfer first.',
  areas: {
    clewer: {
      intro: `Clewer runs from the river to the edge of the big Windsor estates, and the homes change as you cross it: cottages near the water, semis and small closes further south. Some of the cars for sale here are a retired owner's one careful hatchback. Others are the third vehicle of a house with grown-up children. Either can be sold from where it stands.`,
      sellingPoints: `- Riverside damp finds its way into a car that never moves. Musty seats or surface rust in Clewer will lower a price a little, perhaps, but they do not close the door.
- If your end of the village has no turning space, the A308 is near enough to load from a wider side road.
- Race days are easy to plan round: choose a morning when Royal Windsor Racecourse has no meeting.`,
      localExpertise: `The racecourse sits by the Thames just to the north, and on a summer race evening it can fill the roads round about. A collection before lunch tends to miss all that. For the transporter itself, the usual line is down from junction 6 of the M4 by the A332, then along the A308. That keeps it clear of the castle.

Sellers over in [Dedworth](/windsor/dedworth) and [Spital](/windsor/spital) are a few minutes from you, and two neighbours selling in the same week is no trouble.`,
      callToAction: `Ask for a figure through the [quote form](/get-a-quote), and add which end of Clewer you are at: the old village, or the streets off the main road. Have a utility bill from within three months ready for the visit, since that is the paper people here most often have to hunt for online.`,
      metaTitle: 'Sell My Car in Clewer, Windsor',
      metaDescription:
        'Sell your car from Clewer, SL4. Collection is free and planned around race days by the river, with a bank transfer made before the car is moved.',
    },
    dedworth: {
      intro: `Dedworth is where a good part of Windsor lives and shops from day to day, well away from the visitors. The streets were mostly built with cars in mind. That makes it one of the simpler corners of SL4 for a collection: pull the car to the front, leave it unlocked for the inspection, and the rest can be done at the kitchen table.`,
      sellingPoints: `- Works vans are as welcome as cars, since plenty of Dedworth drives hold one of each.
- Engine light on, gearbox slipping, tyres bald: put it in the form as it is and the offer will take it into account from the start.
- You can keep using the car on the B3024 run until the hour it is collected, so long as the mileage stays near what you told us.
- A transfer to your own account takes minutes as a rule, and we wait for it with you.`,
      localExpertise: `Two roads serve the suburb. The A308 passes along the north side, with the B3024 heading west into the country. Holiday mornings bring Legoland queues, and those can spill towards this side of town. We would rather book a Dedworth visit for mid-morning or the afternoon in term time, when the route in from junction 6 of the M4 is calmer.

If you need a landmark for meeting, All Saints Church is a name everyone knows, not least for its Morris & Co. glass.`,
      callToAction: `A registration and a mobile number are enough to begin a [quote](/get-a-quote). Should the logbook still show an address from before you moved to Dedworth, have it put right or [tell us](/contact) before the day.`,
      metaTitle: 'Sell My Car in Dedworth, Windsor | Cars and Vans',
      metaDescription:
        'Sell a car or van from your Dedworth drive. Honest valuation, usually within 24 hours, free collection in west Windsor, and no cash or fees.',
    },
    'eton-wick': {
      intro: `About two thousand people live in Eton Wick, on the flat land north of the Thames. There is one main way along, the B3026, with Dorney Common at one end and Eton at the other. Without a car the village can feel cut off, so most homes have at least one. Selling usually means the replacement has already arrived and the lane is full.`,
      sellingPoints: `- **Cattle grids and commons.** Suspension knocks from the Dorney side are something to mention, not something to fix first.
- **Two cars, one space.** Collection from Eton Wick can follow soon after you accept, because clearing the frontage is often the point.
- **Flood history matters.** This is low ground beside the Jubilee River. If water has ever been over the sills, say so and we will value the car on that footing.`,
      localExpertise: `By rail the nearest stop is Windsor & Eton Central, but it is over the river, and the old bridge is no use to a vehicle. A transporter therefore comes from the north. Junction 6 of the M4 is only a short way off, and the approach along the B3026 is level and straightforward, with parked cars through the middle of the village the one thing to watch.

Just up the road are [Cippenham](/slough/cippenham) and [Chalvey](/slough/chalvey) on the Slough side, and the college town of [Eton](/windsor-maidenhead/eton).`,
      callToAction: `Give us the mileage and the MOT date in the [quote form](/get-a-quote). You will have the answer at home, normally inside a day. If the car belongs to a parent in the village and you live elsewhere, they will need to be there as keeper or sign a letter.`,
      metaTitle: 'Sell My Car in Eton Wick | Village Collection',
      metaDescription:
        'Eton Wick car taking up the only space? We collect free from the village north of the Thames and pay by bank transfer before it is taken away.',
    },
    spital: {
      intro: `Spital lies on the south side of the town centre, between the shops and the start of the Great Park. Combermere Barracks is here, and so are rows of Victorian houses where the front wall meets the pavement. A posting, a shared house breaking up, a permit that has run out: these are the sort of things that bring a Spital car up for sale, often with a date attached.`,
      sellingPoints: `- Service families on the move can set a collection for the week they pack. The whole sale can finish within 24 hours once everything is in order.
- A car left in Spital while its keeper is away needs that person's written authority, so arrange it before they travel.
- Anything from a first hatchback to a four-by-four with Great Park mud still on it can be quoted.`,
      localExpertise: `The B3022 goes out past the barracks and the A332 sets off across the park by the Long Walk. Both are busy, and neither is a place to stop and load. In the terraces, cars line both kerbs, so we plan the pick-up like a removal: which way the street runs, where a longer vehicle could wait, and what time the neighbours leave for work. Windsor & Eton Central station is close, which helps if you want to travel straight on afterwards without the car.

[Clewer](/windsor/clewer) and the streets of [central Windsor](/windsor-maidenhead/windsor-town) are covered as well.`,
      callToAction: `If you have a leaving date, write it in the notes of your [quote request](/get-a-quote). Take any private number off before the sale, and check GOV.UK for how; it is the step most easily missed in a Spital house full of boxes.`,
      metaTitle: 'Sell My Car in Spital, Windsor | Near the Long Walk',
      metaDescription:
        'Leaving Spital, or short of a parking space near the barracks? Sell your car with free collection, no fees, and money in the bank before it goes.',
    },
  },
}
