import type { RequestKind } from './load.ts'

/**
 * The kinds of requests that reach the site, by what they ask for.
 *
 * @param paths - the pages there are
 * @param navigationQuery - what a browser adds to an address in a client-side navigation, which loads no document
 */
export function requestKinds(paths: readonly string[], navigationQuery: string) {
  const page = (number: number): string => paths[(number * 7919) % paths.length] ?? '/'
  const kind = (name: string, share: number, next: RequestKind['next']): RequestKind => ({
    name,
    share,
    next,
  })
  return {
    home: kind('home page', 8, () => ({ path: '/' })),
    pages: kind('pages', 32, (number) => ({ path: page(number) })),
    navigations: kind('client-side navigations', 20, (number) => ({
      path: page(number) + navigationQuery,
      headers: { rsc: '1' },
    })),
    unknown: kind('unknown addresses', 25, (number) => ({
      path: [`/bot-${number}`, `/reading/bot-${number}`, '/wp-login.php'][number % 4] ?? `/a/b/c/${number}`,
    })),
    pictures: kind('social pictures', 5, (number) => {
      const path = page(number)
      return { path: `/social-image${path === '/' ? '/home' : path}.png` }
    }),
    lookups: kind('lookups', 10, () => ({ path: '/api/vehicle-lookup/AB12CDE' })),
  }
}
