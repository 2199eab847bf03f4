import { areaPath, freePagePath, townPath } from './paths.ts'
import { isSlug } from '../../schemas/rules/slugs.ts'
import type { Change } from './revalidation-change.ts'
import { tags } from './tags.ts'

/** What a change makes stale. */
export type Plan = {
  tags: string[]
  /** The pages of the changed documents themselves, which an editor visits first. */
  paths: string[]
  /** True when every page shows part of it. */
  everywhere: boolean
  /** True when the redirect table changes: a redirect does, or a page that no redirect may replace. */
  redirects: boolean
  /** The old and new slugs of towns that moved: the pages of their areas move with them. */
  movedTowns: string[]
}

const singletonPaths: Partial<Record<string, string[]>> = {
  homePage: ['/'],
  aboutPage: ['/about'],
  contactPage: ['/contact'],
  quotePage: ['/get-a-quote'],
  guide: ['/sell-car-guide'],
}

/** With more tags than this, everything is marked as stale instead. */
export const maxTags = 200

/** Which cache tags a set of changes makes stale, and which pages to render again. */
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
        if (changesListEntry(change)) {
          stale.add(tags.townNames)
          everywhere = true
        }
        break
      case 'area':
        for (const { slug, town } of statesOf(change)) {
          if (!town || !isSlug(town)) continue
          stale.add(tags.area(town, slug))
          paths.add(areaPath(town, slug))
          if (changesListEntry(change)) paths.add(townPath(town))
        }
        if (changesListEntry(change)) {
          stale.add(tags.areaNames)
          everywhere = true
        }
        break
      case 'freePage':
        for (const { slug } of statesOf(change)) {
          stale.add(tags.freePage(slug))
          paths.add(freePagePath(slug))
        }
        // Its name is in the menu and the footer of every page.
        if (changesListEntry(change)) {
          stale.add(tags.freePageNames)
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
      case 'person':
        stale.add(tags.people)
        paths.add('/about')
        break
      case 'purchase':
        // Its place, and the town of an area, are among the pages that are rendered after the home page.
        stale.add(tags.purchases)
        paths.add('/')
        everywhere = true
        break
      case 'notice':
        stale.add(tags.notices)
        paths.add('/')
        everywhere = true
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
        // No page shows images or other documents by themselves.
        continue
    }
    stale.add(tags.pageDates)
  }
  if (stale.size > 0) paths.add('/sitemap.xml')
  const addresses = [tags.redirects, tags.townNames, tags.areaNames, tags.freePageNames]
  const redirects = addresses.some((tag) => stale.has(tag))
  const names = stale.size > maxTags ? [tags.all] : [...stale]
  return { tags: names, paths: [...paths], everywhere, redirects, movedTowns: [...movedTowns] }
}

/** The states before and after in which the document had a page. */
function statesOf({ before, after }: Change): { slug: string; town: string | null }[] {
  return [before, after].flatMap((state) =>
    state?.slug && isSlug(state.slug) ? [{ slug: state.slug, town: state.town ?? null }] : [],
  )
}

/** True when its entry in other pages' lists changes, appears or disappears. */
function changesListEntry({ before, after }: Change): boolean {
  return JSON.stringify(listEntry(before)) !== JSON.stringify(listEntry(after))
}

function listEntry(state: Change['before']): unknown {
  return state
    ? [state.name, state.kind, state.linkedFrom, state.slug, state.town, pointOf(state.location)]
    : null
}

/** Independent of the order of the fields. */
function pointOf(location: unknown): unknown {
  if (typeof location !== 'object' || location === null) return location ?? null
  return Object.entries(location).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
