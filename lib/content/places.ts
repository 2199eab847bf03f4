import { areaPath, townPath } from './paths.ts'

/** A position on the map. */
export type Location = {
  lat: number
  lng: number
}

/** The name of a town or area, and the address of its page. */
export type PlaceLink = {
  name: string
  path: string
}

/** A link to a place, with its position where one is known. */
export type LocatedPlace = {
  slug: string
  location: Location | null
} & PlaceLink

/** A link to a neighbouring area, with the name of its town. */
export type NeighbourLink = PlaceLink & { town: string; location: Location | null }

type StoredName = { name: string | null; slug: string | null }
type StoredPlace = StoredName & { location: { lat?: number; lng?: number } | null }

/** A position; null unless both coordinates are set. */
export function location(stored: StoredPlace['location']): Location | null {
  return stored?.lat === undefined || stored.lng === undefined ? null : { lat: stored.lat, lng: stored.lng }
}

/** Links to towns; those that are unpublished or lack a name or an address are left out. */
export function townLinks(towns: readonly (StoredPlace | null)[] | null): LocatedPlace[] {
  return (towns ?? []).flatMap((town) =>
    town?.name && town.slug
      ? [{ name: town.name, slug: town.slug, path: townPath(town.slug), location: location(town.location) }]
      : [],
  )
}

/** Links to the areas of one town; those without a name or an address are left out. */
export function areaLinks(townSlug: string, areas: readonly StoredPlace[] | null): LocatedPlace[] {
  return (areas ?? []).flatMap((area) =>
    area.name && area.slug
      ? [
          {
            name: area.name,
            slug: area.slug,
            path: areaPath(townSlug, area.slug),
            location: location(area.location),
          },
        ]
      : [],
  )
}

/** Links to areas that may belong to several towns. */
export function neighbourLinks(
  areas: readonly ((StoredPlace & { town: StoredName | null }) | null)[] | null,
): NeighbourLink[] {
  return (areas ?? []).flatMap((area) =>
    area?.name && area.slug && area.town?.name && area.town.slug
      ? [
          {
            name: area.name,
            path: areaPath(area.town.slug, area.slug),
            town: area.town.name,
            location: location(area.location),
          },
        ]
      : [],
  )
}
