/** The address of a town's page. */
export function townPath(town: string): string {
  return `/${town}`
}

/** The address of an area's page. */
export function areaPath(town: string, area: string): string {
  return `/${town}/${area}`
}

/**
 * True for what can be the last part of a page's address. Anything else is answered without asking the
 * Content Lake: nobody can fill the cache by making addresses up.
 */
export function isSlug(value: string): boolean {
  return value.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)
}

/** First parts of addresses that belong to the site itself, whatever the content. */
export const ownSegments: ReadonlySet<string> = new Set([
  '_next',
  'about',
  'api',
  'contact',
  'faq',
  'get-a-quote',
  'images',
  'privacy-policy',
  'quote',
  'sell-car-guide',
  'social-image',
  'studio',
  'terms',
  'thank-you',
  'unavailable',
])

/** The site's own pages, which are there whatever the content. */
export const ownPages: ReadonlySet<string> = new Set([
  '/',
  '/about',
  '/contact',
  '/faq',
  '/get-a-quote',
  '/privacy-policy',
  '/sell-car-guide',
  '/terms',
  '/thank-you',
])
