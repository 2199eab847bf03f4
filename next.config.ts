import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { getEnv } from './lib/env.ts'
import { formerPages } from './lib/former-pages.ts'
import { publicPolicy } from './lib/public-policy.ts'

const config: NextConfig = {
  // Browser tests build beside the build that may be serving visitors from the same checkout.
  distDir: process.env.BUILD_DIR || '.next',
  // Keeps nothing on disk for addresses that lead nowhere.
  cacheHandler: fileURLToPath(new URL('lib/page-cache.ts', import.meta.url)),
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
  // Answers to scripts are no pages; the pages that search engines should leave out say so in their own heads.
  headers: () => [
    { source: '/api/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
    // The Studio has a policy of its own, made for each request in proxy.ts.
    { source: '/((?!studio(?:/|$)).*)', headers: pageHeaders() },
  ],
}

function pageHeaders(): { key: string; value: string }[] {
  const headers = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  ]
  // A development server compiles in the browser, which the policy would not allow.
  if (process.env.NODE_ENV === 'development') return headers
  return [...headers, { key: 'Content-Security-Policy', value: publicPolicy(getEnv().public) }]
}

export default config
