import { type NextRequest, NextResponse } from 'next/server'
import { currentRedirects } from '@/lib/content/current-redirects'
import { mergeQuery, pathKey } from '@/lib/content/redirect-table'

/**
 * Editors' redirects, in force without a new build. They are answered here because a page that is made ahead of
 * time never sees the query string, which must be kept.
 */
export async function proxy({ nextUrl }: NextRequest): Promise<Response> {
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
  matcher:
    '/((?!(?:_next|about|api|contact|faq|get-a-quote|privacy-policy|quote|sell-car-guide|social-image|studio|terms|thank-you)(?:/|$)).+)',
}
