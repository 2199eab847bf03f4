import { isSlug } from '../../schemas/rules/slugs.ts'
import { readContent } from './client.ts'
import { freePagePath } from './paths.ts'
import { type Photo, photo } from './photos.ts'
import { freePageLinksQuery, freePageQuery } from './queries.ts'
import { tags } from './tags.ts'
import { type PageSeo, type RichText, pageSeo, richText } from './texts.ts'

/** A section of an editor's own page. */
export type PageSection = {
  key: string
  heading: string | null
  text: RichText
  photo: Photo | null
  button: { href: string; label: string } | null
}

/** A page of an editor's own. */
export type FreePage = {
  path: string
  /** A word or two, for links. */
  name: string
  /** The heading. */
  title: string
  intro: string | null
  sections: PageSection[]
  hasCallToAction: boolean
  seo: PageSeo
  /** True while an editor keeps the page out of search results. */
  isHidden: boolean
}

/** A link to a page of an editor's own. */
export type FreePageLink = { id: string; name: string; path: string; isInMenu: boolean; isInFooter: boolean }

/** The page with this slug; null when there is none. */
export async function getFreePage(slug: string): Promise<FreePage | null> {
  if (!isSlug(slug)) return null
  const stored = await readContent(freePageQuery, {
    params: { slug },
    tags: [tags.freePage(slug), tags.freePageNames],
  })
  if (!stored?.name || !stored.slug) return null
  const title = stored.title || stored.name
  return {
    path: freePagePath(stored.slug),
    name: stored.name,
    title,
    intro: stored.intro || null,
    sections: (stored.sections ?? []).map(({ _key, heading, text, photo: picture, buttonLabel, href }) => ({
      key: _key,
      heading: heading || null,
      text: richText(text),
      photo: photo(picture),
      button: buttonLabel && href ? { href, label: buttonLabel } : null,
    })),
    hasCallToAction: stored.hasCallToAction !== false,
    seo: pageSeo(stored.seo, { title, description: stored.intro ?? '' }),
    isHidden: stored.hiddenFromSearch === true,
  }
}

/** The slugs of all pages, for those that are rendered at build time. */
export async function getFreePageSlugs(): Promise<string[]> {
  return (await readLinks()).map(({ slug }) => slug)
}

/** Links to all pages, and where editors want them, by name. */
export async function getFreePageLinks(): Promise<FreePageLink[]> {
  return (await readLinks()).map(({ _id, name, slug, linkedFrom }) => ({
    id: _id,
    name,
    path: freePagePath(slug),
    isInMenu: linkedFrom === 'menu' || linkedFrom === 'everywhere',
    isInFooter: linkedFrom === 'footer' || linkedFrom === 'everywhere' || linkedFrom === null,
  }))
}

async function readLinks() {
  const stored = await readContent(freePageLinksQuery, { tags: [tags.freePageNames] })
  return stored.flatMap(({ _id, name, slug, linkedFrom }) =>
    name && slug ? [{ _id, name, slug, linkedFrom }] : [],
  )
}
