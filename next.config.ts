import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { formerPages } from './lib/former-pages.ts'

const config: NextConfig = {
  // Browser tests build beside the build that may be serving visitors from the same checkout.
  distDir: process.env.BUILD_DIR || '.next',
  // Keeps nothing on disk for addresses that lead nowhere.
  cacheHandler: fileURLToPath(new URL('lib/page-cache.ts', import.meta.url)),
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm test`; a first start on somebody's machine need not wait for that.
  typescript: { ignoreBuildErrors: true },
  redirects: () =>
    Object.entries(formerPages).map(([source, destination]) => ({ source, destination, permanent: true })),
  // Answers to scripts are no pages; the pages that search engines should leave out say so in their own heads.
  headers: () => [{ source: '/api/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }],
}

export default config
