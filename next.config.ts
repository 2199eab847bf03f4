import type { NextConfig } from 'next'

/** Addresses of the site's former pages, with the page that took each one's place. */
const formerPages: Record<string, string> = {
  '/quote': '/get-a-quote',
  '/faqs.html': '/faq',
  '/request-quotation.html': '/get-a-quote',
  ...formerPlace('maidenhead', '/maidenhead'),
  ...formerPlace('slough', '/slough'),
  ...formerPlace('warfield', '/bracknell/warfield'),
  ...formerPlace('shinfield', '/reading/shinfield'),
  ...formerPlace('west-ilsley', '/west-berkshire/west-ilsley'),
}

/** Place pages stood under two addresses each. */
function formerPlace(slug: string, destination: string) {
  return { [`/${slug}.html`]: destination, [`/sell-my-car-${slug}.html`]: destination }
}

const config: NextConfig = {
  // Browser tests build beside the build that may be serving visitors from the same checkout.
  distDir: process.env.BUILD_DIR || '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm test`; a first start on somebody's machine need not wait for that.
  typescript: { ignoreBuildErrors: true },
  redirects: () =>
    Object.entries(formerPages).map(([source, destination]) => ({ source, destination, permanent: true })),
}

export default config
