import { isSlug } from '../../schemas/rules/slugs.ts'
import { readContent } from './client.ts'
import { areaPurchasesQuery, latestPurchasesQuery, townPurchasesQuery } from './queries.ts'
import type { LatestPurchasesQueryResult } from './sanity.types.ts'
import { tags } from './tags.ts'

/** A car that was bought. */
export type Purchase = {
  id: string
  /** As YYYY-MM. */
  month: string
  /** Make and model. */
  vehicle: string
  /** The town or area; null once that has no page any more. */
  place: string | null
  /** In whole pounds. */
  price: { from: number; to: number }
  /** From the first message; 0 is the same day. */
  daysToCollection: number
}

/** Each shows the names of towns or areas. */
const purchaseTags = [tags.purchases, tags.townNames, tags.areaNames]

/** The latest purchases, newest first. */
export async function getLatestPurchases(): Promise<Purchase[]> {
  return toPurchases(await readContent(latestPurchasesQuery, { tags: purchaseTags }))
}

/** The latest purchases in a town and its areas, newest first. */
export async function getTownPurchases(slug: string): Promise<Purchase[]> {
  if (!isSlug(slug)) return []
  return toPurchases(await readContent(townPurchasesQuery, { params: { slug }, tags: purchaseTags }))
}

/** The latest purchases in an area, newest first. */
export async function getAreaPurchases(town: string, area: string): Promise<Purchase[]> {
  if (!isSlug(town) || !isSlug(area)) return []
  return toPurchases(await readContent(areaPurchasesQuery, { params: { town, area }, tags: purchaseTags }))
}

/** Complete ones only: visitors see no gaps. */
function toPurchases(stored: LatestPurchasesQueryResult): Purchase[] {
  return stored.flatMap(({ _id, month, make, model, place, priceFrom, priceTo, daysToCollection }) =>
    month && make && model && priceFrom !== null && priceTo !== null && daysToCollection !== null
      ? [
          {
            id: _id,
            month: month.slice(0, 7),
            vehicle: `${make} ${model}`,
            place,
            price: { from: priceFrom, to: priceTo },
            daysToCollection,
          },
        ]
      : [],
  )
}
