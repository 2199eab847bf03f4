import { areaPath, townPath } from './paths.ts'
import { isSlug } from '../../schemas/rules/slugs.ts'
import type { Change } from './revalidation-change.ts'
import { tags } from './tags.ts'

/** What a change means for the pages. */
export type Plan = {
  tags: string[]
  /** The pages of the changed documents themselves, which an editor looks at first. */
  paths: string[]
  /** True when every page shows something of it. */
  everywhere: boolean
  /** True when a redirect came, went or changed, or a page that none may lead away from. */
  redirects: boolean
  /** Towns that stand, or stood, at these addresses: the pages of their areas came or went with them. */
  movedTowns: string[]
}

const singletonPaths: Partial<Record<string, string[]>> = {
  homePage: ['/'],
  aboutPage: ['/about'],
  contactPage: ['/contact'],
  quotePage: ['/get-a-quote'],
  guide: ['/sell-car-guide'],
}

/** More than this are not worth naming: everything is marked instead. */
const mostTags = 200

/** Which parts of the cache a set of changes makes stale, and which pages to make afresh. */
export function planRevalidation(changes: Change[]): Plan {
  const stale = new Set<string>()
  const paths = new Set<string>()
  const movedTowns = new Set<string>()
  let everywhere = false

  for (const change of changes) {
    switch (change._type) {
      case 'siteSettings':
        stale.add(tags.singleton(change._type))
        everywhere = true
        break
      case 'homePage':
      case 'aboutPage':
      case 'contactPage':
      case 'quotePage':
      case 'guide':
        stale.add(tags.singleton(change._type))
        for (const path of singletonPaths[change._type] ?? []) paths.add(path)
        break
      case 'town':
        for (const { slug } of statesOf(change)) {
          stale.add(tags.town(slug))
          paths.add(townPath(slug))
          if (change.before?.slug !== change.after?.slug) movedTowns.add(slug)
        }
        if (isListedOtherwise(change)) {
          stale.add(tags.townNames)
          everywhere = true
        }
        break
      case 'area':
        for (const { slug, town } of statesOf(change)) {
          if (!town || !isSlug(town)) continue
          stale.add(tags.area(town, slug))
          paths.add(areaPath(town, slug))
          if (isListedOtherwise(change)) paths.add(townPath(town))
        }
        if (isListedOtherwise(change)) {
          stale.add(tags.areaNames)
          everywhere = true
        }
        break
      case 'faq':
        stale.add(tags.faqs)
        paths.add('/faq')
        break
      case 'testimonial':
        stale.add(tags.testimonials)
        paths.add('/')
        break
      case 'legalPage':
        for (const { slug } of statesOf(change)) {
          stale.add(tags.legalPage(slug))
          paths.add(`/${slug}`)
        }
        break
      case 'redirect':
        stale.add(tags.redirects)
        break
      default:
        // Pictures and whatever else lies in the dataset are on no page by themselves.
        continue
    }
    stale.add(tags.pageDates)
  }
  if (stale.size > 0) paths.add('/sitemap.xml')
  const redirects = [tags.redirects, tags.townNames, tags.areaNames].some((tag) => stale.has(tag))
  const names = stale.size > mostTags ? [tags.all] : [...stale]
  return { tags: names, paths: [...paths], everywhere, redirects, movedTowns: [...movedTowns] }
}

/** The document before and after, where it had an address. */
function statesOf({ before, after }: Change): { slug: string; town: string | null }[] {
  return [before, after].flatMap((state) =>
    state?.slug && isSlug(state.slug) ? [{ slug: state.slug, town: state.town ?? null }] : [],
  )
}

/** True when lists on other pages show it otherwise than before, or not at all. */
function isListedOtherwise({ before, after }: Change): boolean {
  return JSON.stringify(listEntry(before)) !== JSON.stringify(listEntry(after))
}

function listEntry(state: Change['before']): unknown {
  return state ? [state.name, state.kind, state.slug, state.town, pointOf(state.location)] : null
}

/** Fields of an object may come in any order. */
function pointOf(location: unknown): unknown {
  if (typeof location !== 'object' || location === null) return location ?? null
  return Object.entries(location).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
