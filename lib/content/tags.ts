/**
 * Names under which pages are kept in the cache. A published change renews the pages of the tags it touches:
 * a town's or an area's own tag when a text changes, and the tag of all names as well when a name, an address or
 * a place in a list changes, since other pages show those.
 */
export const tags = {
  /** Everything that was read, for changes too many to name. */
  all: 'content',
  /** A document that exists once; `type` is its type and its id. */
  singleton: (type: string) => `content:${type}`,
  town: (slug: string) => `content:town:${slug}`,
  /** Names, addresses and positions of all towns. */
  townNames: 'content:town-names',
  area: (town: string, area: string) => `content:area:${town}/${area}`,
  /** Names, addresses and positions of all areas. */
  areaNames: 'content:area-names',
  legalPage: (slug: string) => `content:legal-page:${slug}`,
  faqs: 'content:faqs',
  testimonials: 'content:testimonials',
  redirects: 'content:redirects',
  /** When pages were last changed; every published change touches it. */
  pageDates: 'content:page-dates',
} as const
