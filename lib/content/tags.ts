/**
 * Cache tags of pages. A published change invalidates the pages with its tags: the town's or area's own tag when a text
 * changes, and the tag of all names as well when a name, a slug or a position changes, which other pages show.
 */
export const tags = {
  /** All content, for more changes than can be named. */
  all: 'content',
  /** A document that exists once; `type` is its type and its id. */
  singleton: (type: string) => `content:${type}`,
  town: (slug: string) => `content:town:${slug}`,
  /** Names, slugs and positions of all towns. */
  townNames: 'content:town-names',
  area: (town: string, area: string) => `content:area:${town}/${area}`,
  /** Names, slugs and positions of all areas. */
  areaNames: 'content:area-names',
  /** Editors' own pages, and the names, slugs and places of all of them. */
  freePage: (slug: string) => `content:free-page:${slug}`,
  freePageNames: 'content:free-page-names',
  legalPage: (slug: string) => `content:legal-page:${slug}`,
  faqs: 'content:faqs',
  testimonials: 'content:testimonials',
  people: 'content:people',
  purchases: 'content:purchases',
  notices: 'content:notices',
  redirects: 'content:redirects',
  /** When pages were last changed; every published change touches it. */
  pageDates: 'content:page-dates',
} as const
