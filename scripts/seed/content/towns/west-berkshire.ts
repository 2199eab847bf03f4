import type { TownContent } from '../town-content.ts'
import { westBerkshireAToC } from './west-berkshire-a-c.ts'
import { westBerkshireEToH } from './west-berkshire-e-h.ts'
import { westBerkshireIToS } from './west-berkshire-i-s.ts'
import { westBerkshireTToY } from './west-berkshire-t-y.ts'

export const westBerkshire: TownContent = {
  intro: `West Berkshire is mostly countryside. It runs from the edge of Reading to the Wiltshire border, and it takes in more than sixty parishes: market towns such as Hungerford and Thatcham, racing villages in the Lambourn valley, downland hamlets of a hundred people, and rows of new houses beside the A4. For nearly all of them a car is a tool. When the tool is worn, or spare, the question is how to sell it from a lane that no buyer can find.

Our answer is to come out. You describe the car and receive a valuation, usually within 24 hours. It is typically good for 7 days and subject to the inspection on the spot. Agree to it and we travel to your parish, whichever one it is, at no charge. The bank transfer is made in front of you; after that the vehicle leaves.`,
  sellingPoints: `- **Distance is our problem.** Collection is as free from Combe or Fawley as it is from Theale.
- **Country wear is normal.** Scratches from hedges, chalk in the arches, a smell of dog: say what there is, and a West Berkshire car is judged as a West Berkshire car.
- **Working vehicles count.** Pick-ups, vans and light commercials from farms, stables and yards are valued beside the family saloon.
- **Failures too.** A car that has not passed its MOT, or will not start, can be sold from the barn it stands in, as long as we know beforehand.`,
  localExpertise: `The motorway cuts the district in two. Junction 12 is the gate for Theale and the lower Kennet, junction 13 for the middle and junction 14 for Hungerford and the Lambourn side. The A34 crosses from north to south, the A4 follows the valley with the railway and canal, and the A338, B4494 and B4009 lead up into the downs. That is the skeleton. The rest is lanes, with low branches, narrow bridges and racehorses at exercise, and for those we rely on what you tell us.

Choose the page nearest you. The bigger places have a page each: [Thatcham](/west-berkshire/thatcham), [Hungerford](/west-berkshire/hungerford), [Theale](/west-berkshire/theale), [Pangbourne](/west-berkshire/pangbourne). So do small ones like [West Ilsley](/west-berkshire/west-ilsley) and [Stanford Dingley](/west-berkshire/stanford-dingley). Newbury's own neighbourhoods are dealt with under [Newbury](/newbury).`,
  callToAction: `Name the parish as well as the postcode when you complete the [quote form](/get-a-quote), because one RG20 code can stretch over several miles. There is no cost and no obligation.

On the day, please have the V5C in your name, the keys, the service and MOT papers, photo ID and a recent bill. If somebody else is the keeper, perhaps a parent on the farm, they should be there or should sign a letter. To talk about access before you commit, [contact us](/contact) and describe the last mile.`,
  metaTitle: 'Sell My Car in West Berkshire | Every Parish Covered',
  metaDescription:
    'From Theale to Lambourn, sell your car from any West Berkshire village. Free collection down the lanes, no fees, and payment before it leaves.',
  areas: {
    ...westBerkshireAToC,
    ...westBerkshireEToH,
    ...westBerkshireIToS,
    ...westBerkshireTToY,
  },
}
