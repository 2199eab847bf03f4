import { type Photo, photo } from './photos.ts'
import { type Location, location } from './places.ts'
import type { AreaQueryResult, TownQueryResult } from './sanity.types.ts'
import { type RichText, richText } from './texts.ts'

/** What the pages of towns and areas have in common. */
export type PlacePage = {
  location: Location | null
  photo: Photo | null
  intro: RichText
  sellingPoints: RichText
  localExpertise: RichText
  callToAction: RichText
}

/** The common content of a town's or an area's page. */
export function placePage(
  stored: Pick<NonNullable<TownQueryResult> | NonNullable<AreaQueryResult>, keyof PlacePage>,
): PlacePage {
  return {
    location: location(stored.location),
    photo: photo(stored.photo),
    intro: richText(stored.intro),
    sellingPoints: richText(stored.sellingPoints),
    localExpertise: richText(stored.localExpertise),
    callToAction: richText(stored.callToAction),
  }
}
