import { type NextRequest, NextResponse } from 'next/server'
import { currentRedirects } from '@/lib/content/current-redirects'
import { mergeQuery, pathKey } from '@/lib/content/redirect-table'
import { getEnv } from '@/lib/env'
import { studioPolicy } from '@/studio/content-security-policy'

/** What runs before a page is looked for. */
export function proxy(request: NextRequest): Response | Promise<Response> {
  return /^\/studio(?:\/|$)/.test(request.nextUrl.pathname) ? studio(request) : redirected(request)
}

/** The Studio's page is told whom it may talk to. Next.js puts the nonce of the request on the page's scripts. */
function studio(request: NextRequest): Response {
  const policy = studioPolicy(getEnv().public.sanity, {
    nonce: crypto.randomUUID(),
    development: process.env.NODE_ENV === 'development',
  })
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  return NextResponse.next({
    request: { headers },
    headers: {
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
    },
  })
}

/**
 * Editors' redirects, in force without a new build. They are answered here because a page that is made ahead of
 * time never sees the query string, which must be kept.
 */
async function redirected({ nextUrl }: NextRequest): Promise<Response> {
  const redirects = await currentRedirects()
  const destination = redirects.size > 0 ? redirects.get(pathKey(nextUrl.pathname)) : undefined
  if (!destination) return NextResponse.next()
  return NextResponse.redirect(
    new URL(mergeQuery(destination.to, nextUrl.search), nextUrl),
    // As for the site's former pages: 308 and 307 keep the method of the request.
    destination.permanent ? 308 : 307,
  )
}

export const config = {
  // Addresses that are the site's own need no look: `ownSegments`, spelled out because this is read before it runs.
  matcher: [
    '/studio/:path*',
    '/((?!(?:_next|about|api|contact|faq|get-a-quote|images|privacy-policy|quote|sell-car-guide|social-image|studio|terms|thank-you)(?:/|$)).+)',
  ],
}
