import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { formerPages } from './lib/content/former-pages.ts'

const config: NextConfig = {
  // Browser tests build beside the build that may be serving visitors from the same checkout.
  distDir: process.env.BUILD_DIR || '.next',
  // Keeps nothing on disk for addresses that lead nowhere.
  cacheHandler: fileURLToPath(new URL('lib/server/page-cache.ts', import.meta.url)),
  poweredByHeader: false,
  // Pictures are scaled where they are kept (lib/content/photo-address.ts); Next.js' own scaler stays shut.
  images: { loader: 'custom' },
  // A page's title and description stand in its head for every visitor, not only for known robots.
  htmlLimitedBots: /./,
  reactStrictMode: true,
  // Types are checked by `npm test`; a first start on somebody's machine need not wait for that.
  typescript: { ignoreBuildErrors: true },
  redirects: () =>
    Object.entries(formerPages).map(([source, destination]) => ({ source, destination, permanent: true })),
  // Answers to scripts are no pages; the pages that search engines should leave out say so in their own heads. What
  // every response needs for safety is set before Next.js sees the request: lib/responses.
  headers: () => [{ source: '/api/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }],
  // Compressed there, too: pages from the cache once for all who ask.
  compress: false,
  // The page at every address without one is the site's own, made ahead of time.
  experimental: { globalNotFound: true },
}

export default config
