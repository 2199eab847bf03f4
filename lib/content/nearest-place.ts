import { distance } from 'fastest-levenshtein'
import type { AllPlaces } from './all-paths.ts'
import type { PlaceLink } from './places.ts'

/** Longer parts of an address are no misspelt names. */
const maxLength = 40

/**
 * The town or area whose address is nearest to this one, as with a slip of the pen, without its town or below another one;
 * undefined when none is near.
 *
 * @param path - decoded, in lower case
 */
export function nearestPlace(
  path: string,
  { towns, areas }: Pick<AllPlaces, 'towns' | 'areas'>,
): PlaceLink | undefined {
  const [first = '', second] = path.split('/').filter(Boolean).map(asSlug)
  let nearest: PlaceLink | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of [...towns, ...areas]) {
    const [town = '', area] = place.path.slice(1).split('/')
    const cost = area === undefined ? costOfTown(town, first, second) : costOfArea(town, area, first, second)
    if (cost < least) [nearest, least] = [place, cost]
  }
  return nearest
}

/** What the second part of an address costs a place that does not match it. */
const unmatched = 20

function costOfTown(town: string, first: string, second: string | undefined): number {
  return slips(first, town) + (second === undefined ? 0 : unmatched)
}

function costOfArea(town: string, area: string, first: string, second: string | undefined): number {
  if (second === undefined) return slips(first, area) + 0.5
  const matched = slips(second, area) + Math.min(slips(first, town), 5)
  return Math.min(matched, slips(first, area) + unmatched + 0.5)
}

/** The wrong, missing and extra letters between what was typed and a name; infinite when it is another word. */
function slips(typed: string, slug: string): number {
  if (typed.length > maxLength) return Number.POSITIVE_INFINITY
  const count = distance(typed, slug)
  return count <= Math.floor(slug.length / 3) ? count : Number.POSITIVE_INFINITY
}

/** A part of an address as a slug, without what former addresses had around a name. */
function asSlug(part: string): string {
  return part
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .replace(/^sell-(?:my|your)-car-(?:in-)?/, '')
}
