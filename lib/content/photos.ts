import type { Photo as StoredPhoto, TownQueryResult } from './sanity.types.ts'

type Stored = NonNullable<TownQueryResult>['photo']

/** A photograph as an editor chose, cropped and described it. */
export type Photo = {
  /** What it shows, for visitors who do not see it. */
  alt: string
  /** The name that its licence requires. */
  credit: string | null
  /** A tiny image to show until it has loaded. Null for a transparent image, through which it would stay visible. */
  placeholder: string | null
  /** What its URL is built from. */
  source: {
    asset: { _id: string }
    crop: { left: number; top: number; right: number; bottom: number }
    hotspot: { x: number; y: number; width: number; height: number }
  }
}

/** No SVG: it could hold scripts, and editors cannot choose one here. */
const assetId = /^image-\w+-\d+x\d+-(?:jpg|png|webp|avif|gif|tif)$/

/** The photograph; null without one, or for a file that pages cannot show. */
export function photo(stored: Stored): Photo | null {
  const asset = stored?.asset
  if (!asset || !assetId.test(asset._id)) return null
  const { left = 0, top = 0, right = 0, bottom = 0 } = stored.crop ?? {}
  const { x = 0.5, y = 0.5, width = 1, height = 1 } = stored.hotspot ?? {}
  return {
    alt: stored.alt ?? '',
    credit: stored.credit ?? null,
    placeholder: asset.isOpaque === true ? asset.lqip : null,
    source: {
      asset: { _id: asset._id },
      crop: { left, top, right, bottom },
      hotspot: { x, y, width, height },
    },
  }
}

/** The same for a photograph whose asset the query has not fetched: it has no placeholder. */
export function unresolvedPhoto(stored: StoredPhoto | null | undefined): Photo | null {
  if (!stored?.asset) return null
  const { asset, alt = null, credit = null, crop = null, hotspot = null } = stored
  return photo({ alt, credit, crop, hotspot, asset: { _id: asset._ref, lqip: null, isOpaque: null } })
}

/** The size of a photograph in pixels, without what an editor has cropped. Its id has that of the file. */
export function photoSize({ source: { asset, crop } }: Photo): { width: number; height: number } {
  const [, width = 1, height = 1] = /-(\d+)x(\d+)-/.exec(asset._id) ?? []
  return {
    width: Math.max(1, Math.round(Number(width) * (1 - crop.left - crop.right))),
    height: Math.max(1, Math.round(Number(height) * (1 - crop.top - crop.bottom))),
  }
}
