/**
 * The site's own pages, whatever the content, the most visited first. A page that is added to the site is added here:
 * the compiler then requires its name (`lib/content/page-names.ts`).
 */
export const ownPages = [
  '/',
  '/get-a-quote',
  '/contact',
  '/about',
  '/faq',
  '/sell-car-guide',
  '/thank-you',
  '/privacy-policy',
  '/terms',
] as const

/** The address of one of the site's own pages. */
export type OwnPage = (typeof ownPages)[number]

/** Folders of pictures that the site draws or scales. The matcher in `proxy.ts`, a literal, names them again. */
export const pictureFolders = ['area-map', 'images', 'social-image'] as const

/** First parts of addresses that no town and no redirect may have. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...ownPages.flatMap((path) => path.split('/')[1] || []),
  ...pictureFolders,
  '_next',
  'api',
  'content-lake',
  'quote',
  'studio',
  'unavailable',
])
