import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { formerPages } from './lib/content/former-pages.ts'
import { devOrigins } from './lib/server/dev-origins.ts'

const config: NextConfig = {
  // Browser tests build beside the build that may be serving visitors from the same checkout.
  distDir: process.env.BUILD_DIR || '.next',
  // Stores nothing for paths without a page.
  cacheHandler: fileURLToPath(new URL('lib/server/page-cache.ts', import.meta.url)),
  poweredByHeader: false,
  // For `npm run dev`.
  allowedDevOrigins: devOrigins(process.env.NEXT_PUBLIC_SITE_URL),
  // The Content Lake scales images (lib/content/photo-address.ts); the optimiser of Next.js is not used.
  images: { loader: 'custom' },
  // Metadata is in the page's head for every visitor, not only for known crawlers.
  htmlLimitedBots: /./,
  reactStrictMode: true,
  // `npm test` checks types; the first start need not wait for that.
  typescript: { ignoreBuildErrors: true },
  redirects: () =>
    Object.entries(formerPages).map(([source, destination]) => ({ source, destination, permanent: true })),
  // Endpoints are not indexed; pages that must not be indexed say so in their metadata. The security headers of every
  // response are set before Next.js sees the request, by lib/responses.
  headers: () => [{ source: '/api/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }],
  // lib/responses compresses, too, and a cached page only once.
  compress: false,
  // No `Link` header: the first view waits for the fonts it preloads. Pages preload them in the body.
  reactMaxHeadersLength: 0,
  experimental: {
    // The page for unknown paths is the site's own and statically rendered.
    globalNotFound: true,
    // How old a page may be that was fetched ahead; no shorter time is possible.
    staleTimes: { static: 30 },
    // `next start` reads none, and half of what a build writes for the server would be source maps.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    // Writing it takes a sixth of a build, and most folders have one build only (docs/decisions/start.md).
    turbopackFileSystemCacheForBuild: process.env.BUNDLER_CACHE === 'true',
  },
}

export default config
