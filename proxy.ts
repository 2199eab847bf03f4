import { type NextRequest, NextResponse } from 'next/server'
import { currentRedirects } from '@/lib/content/current-redirects'
import { lookUpPath } from '@/lib/content/known-paths'
import { isOutOfReach } from '@/lib/content/out-of-reach'
import { mergeQuery, pathKey } from '@/lib/content/redirect-table'
import { getEnv } from '@/lib/env/env'
import { isOwnFile } from '@/lib/server/own-files'
import { publicPolicy } from '@/lib/responses/public-policy'
import { unreadableAddress } from '@/lib/responses/request-address'
import { studioPolicy } from '@/studio/content-security-policy'

/** Set by Next.js while an editor looks at unpublished content. */
const draftCookie = '__prerender_bypass'
/** Pages that are made for each request. The second one is on no list: forms alone lead there. */
const pagesOfTheMoment = new Set(['/get-a-quote', '/contact/again'])

/** What runs before a page is looked for. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { nextUrl } = request
  const { pathname } = nextUrl
  if (/^\/studio(?:\/|$)/.test(pathname)) return studio(request)
  if (pathname === unreadableAddress) return notFound(nextUrl)
  // Begun now, for while content is away both wait for it.
  const isUnavailable = cannotBeShown(request)
  const redirect = await redirected(nextUrl)
  if (redirect) return redirect
  if (await isUnavailable) return unavailable(nextUrl)
  return (await unknown(nextUrl)) ?? page(request)
}

/** The Studio's page is told whom it may talk to. Next.js puts the nonce of the request on the page's scripts. */
function studio(request: NextRequest): Response {
  const policy = studioPolicy(getEnv().public.sanity, {
    nonce: crypto.randomUUID(),
    development: process.env.NODE_ENV === 'development',
  })
  const response = withPolicy(request, policy)
  response.headers.set('Referrer-Policy', 'same-origin')
  return response
}

/**
 * Editors' redirects, in force without a new build. They are answered here because a page that is made ahead of
 * time never sees the query string, which must be kept.
 */
async function redirected(nextUrl: NextRequest['nextUrl']): Promise<Response | undefined> {
  const redirects = await currentRedirects()
  const destination = redirects.size > 0 ? redirects.get(pathKey(nextUrl.pathname)) : undefined
  if (!destination) return undefined
  return NextResponse.redirect(
    new URL(mergeQuery(destination.to, nextUrl.search), nextUrl),
    // As for the site's former pages: 308 and 307 keep the method of the request.
    destination.permanent ? 308 : 307,
  )
}

/**
 * What is answered at an address without a page; undefined when there may be one. No page is rendered for it, and one
 * that is only spelled otherwise, in capitals or with percent signs, leads to the page it means.
 */
async function unknown(nextUrl: NextRequest['nextUrl']): Promise<Response | undefined> {
  const { pathname, search } = nextUrl
  // A development server has addresses of its own.
  if (process.env.NODE_ENV === 'development' && /^\/_{1,2}next/.test(pathname)) return undefined
  if (pagesOfTheMoment.has(pathname) || isOwnFile(pathname)) return undefined
  const plain = plainSpelling(pathname)
  const verdict = plain === undefined ? 'unknown' : await lookUpPath(plain)
  if (verdict === 'unknown') return notFound(nextUrl)
  if (verdict === 'known' && plain !== pathname)
    return NextResponse.redirect(new URL(`${plain ?? ''}${search}`, nextUrl), 308)
  return undefined
}

/** True while content is away, for what is not kept from before. */
async function cannotBeShown({ nextUrl, cookies }: NextRequest): Promise<boolean> {
  const { pathname } = nextUrl
  // A development server keeps nothing, and has addresses of its own.
  if (process.env.NODE_ENV === 'development') return false
  if (pagesOfTheMoment.has(pathname) || isOwnFile(pathname)) return false
  const plain = plainSpelling(pathname)
  return plain !== undefined && (await isOutOfReach(plain, cookies.has(draftCookie)))
}

/** The page that stands in for one that cannot be made just now, with its status. It was made ahead of time. */
function unavailable(nextUrl: NextRequest['nextUrl']): Response {
  return NextResponse.rewrite(new URL('/unavailable', nextUrl), {
    status: 503,
    headers: { 'Retry-After': '10', 'Cache-Control': 'no-store' },
  })
}

/** A path as this site writes its own; undefined for one with a slash or nothing at all behind a percent sign. */
function plainSpelling(path: string): string | undefined {
  return /%(?:2f|00)/i.test(path) ? undefined : decodeURIComponent(path).toLowerCase()
}

/** The page that says so, with its status. It was made ahead of time. */
function notFound(nextUrl: NextRequest['nextUrl']): Response {
  return NextResponse.rewrite(new URL('/_not-found', nextUrl))
}

/** A page that is made for this request alone has a nonce; what is in one from the cache is known by its hash. */
function page(request: NextRequest): Response {
  const draft = request.cookies.has(draftCookie)
  if (process.env.NODE_ENV === 'development') return NextResponse.next()
  if (!draft && !pagesOfTheMoment.has(request.nextUrl.pathname)) return NextResponse.next()
  return withPolicy(request, publicPolicy(getEnv().public, { nonce: crypto.randomUUID(), draft }))
}

function withPolicy(request: NextRequest, policy: string): NextResponse {
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  return NextResponse.next({ request: { headers }, headers: { 'Content-Security-Policy': policy } })
}

export const config = {
  matcher: [
    // Whatever is no endpoint and none of the pages that are the same for everybody.
    '/((?!(?:_next|images|social-image)(?:/|$)|api/|(?:about|contact|faq|privacy-policy|sell-car-guide|terms|thank-you)$).+)',
    // Where endpoints and the framework's files are, what is neither.
    '/api/((?!(?:draft-mode|enquiries|phone|revalidate|vehicle-lookup)(?:/|$)).*)',
    '/_next/((?!static/).*)',
    // An editor's drafts are on all pages.
    {
      source: '/((?!(?:_next|api|images|social-image)/).*)',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
    },
  ],
}
