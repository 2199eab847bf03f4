import { readContent } from './client.ts'
import { areaPath, freePagePath, townPath } from './paths.ts'
import { pageDatesQuery } from './queries.ts'
import type { PageDatesQueryResult } from './sanity.types.ts'
import { tags } from './tags.ts'

/** A page that search engines should know. */
export type IndexablePage = {
  path: string
  /** When something it shows was last changed, as a timestamp; null when none of its documents exists yet. */
  lastModified: string | null
}

/** The fixed pages, each with the types of the documents it shows; the first has its words in search results. */
const fixedPages: [path: string, types: string[]][] = [
  ['/', ['homePage', 'testimonial', 'purchase']],
  ['/about', ['aboutPage', 'person']],
  ['/contact', ['contactPage']],
  ['/get-a-quote', ['quotePage']],
  ['/faq', ['siteSettings', 'faq']],
  ['/sell-car-guide', ['guide']],
]

/** Every page that belongs in search results, and nothing else. */
export async function getIndexablePages(): Promise<IndexablePage[]> {
  return toIndexablePages(await readContent(pageDatesQuery, { tags: [tags.pageDates] }))
}

function toIndexablePages({ documents, towns, freePages, areas }: PageDatesQueryResult): IndexablePage[] {
  const datesOf = (types: string[]) =>
    documents.filter(({ _type }) => types.includes(_type)).map(({ _updatedAt }) => _updatedAt)
  // The telephone number, the steps of a sale and other texts of the settings are on every page.
  const settings = datesOf(['siteSettings'])
  const page = (path: string, dates: string[]) => ({ path, lastModified: latest([...dates, ...settings]) })

  const hidden = new Set<string>(documents.flatMap(({ _type, isHidden }) => (isHidden === true ? _type : [])))

  return [
    ...fixedPages
      .filter(([, [first = '']]) => !hidden.has(first))
      .map(([path, types]) => page(path, datesOf(types))),
    ...documents.flatMap(({ _type, slug, isHidden, _updatedAt }) =>
      _type === 'legalPage' && slug && isHidden !== true ? [page(`/${slug}`, [_updatedAt])] : [],
    ),
    ...towns.flatMap(({ slug, isHidden, _updatedAt }) => {
      if (!slug || isHidden === true) return []
      // A town lists its areas, so a new one changes its page; a new sentence about an area does not.
      const listed = areas.filter(({ town }) => town === slug).map(({ _createdAt }) => _createdAt)
      return [page(townPath(slug), [_updatedAt, ...listed])]
    }),
    ...freePages.flatMap(({ slug, hiddenFromSearch, _updatedAt }) =>
      slug && hiddenFromSearch !== true ? [page(freePagePath(slug), [_updatedAt])] : [],
    ),
    ...areas.flatMap(({ slug, town, canonicalArea: main, hiddenFromSearch, _updatedAt }) => {
      if (!slug || !town || hiddenFromSearch === true) return []
      const path = areaPath(town, slug)
      const mainPath = main?.slug && main.town?.slug ? areaPath(main.town.slug, main.slug) : path
      // A page that names another one as the main page of its place stays out of search results.
      return mainPath === path ? [page(path, [_updatedAt])] : []
    }),
  ]
}

function latest(dates: string[]): string | null {
  // Timestamps of one format and time zone sort as text.
  return dates.toSorted().at(-1) ?? null
}
