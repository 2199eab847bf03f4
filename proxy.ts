import { type NextRequest, NextResponse } from 'next/server'
import { currentRedirects } from '@/lib/content/current-redirects'
import { knownPlaces, lookUpPath } from '@/lib/content/known-paths'
import { nearestPlace } from '@/lib/content/nearest-place'
import { isPageUnavailable } from '@/lib/content/unavailable-pages'
import { mergeQuery, pathKey } from '@/lib/content/redirect-table'
import { getEnv } from '@/lib/env/env'
import { nearestPlaceHeader, nearestPlaceValue } from '@/lib/server/nearest-place-header'
import { isOwnFile } from '@/lib/server/own-files'
import { quoteParameters } from '@/lib/shared/quote-parameters'
import { publicPolicy } from '@/lib/responses/public-policy'
import { unreadableAddress } from '@/lib/responses/request-address'
import { studioPolicy } from '@/studio/content-security-policy'

/** Set by Next.js in draft mode. */
const draftCookie = '__prerender_bypass'
const quotePath = '/get-a-quote'
/** The quote page with what its address or a form says. */
const prefilledQuotePath = '/get-a-quote/prefilled'
/** Pages that are rendered for each request. They are in no list of pages: nothing links to them. */
const dynamicPages = new Set([prefilledQuotePath, '/contact/again'])

/** Runs before Next.js looks for a page. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { nextUrl } = request
  const { pathname } = nextUrl
  if (/^\/studio(?:\/|$)/.test(pathname)) return studio(request)
  if (pathname === unreadableAddress) return notFound(nextUrl)
  const path = canonicalPath(pathname)
  // Started before the redirects are read: while content is unavailable, both wait for it.
  const isUnavailable = cannotBeShown(request, path)
  const redirect = await editorsRedirect(nextUrl)
  if (redirect) return redirect
  if (await isUnavailable) return unavailable(nextUrl)
  return (await notAPage(nextUrl, path)) ?? page(request)
}

/** The Studio has a content security policy of its own. Next.js puts the request's nonce on the page's scripts. */
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
 * The redirect that editors have set for this path. It is here because a statically rendered page has no query string,
 * which the redirect must keep.
 */
async function editorsRedirect(nextUrl: NextRequest['nextUrl']): Promise<Response | undefined> {
  const redirects = await currentRedirects()
  const destination = redirects.size > 0 ? redirects.get(pathKey(nextUrl.pathname)) : undefined
  if (!destination) return undefined
  return NextResponse.redirect(
    new URL(mergeQuery(destination.to, nextUrl.search), nextUrl),
    // 308 and 307 keep the method of the request, as the redirects of former pages do.
    destination.permanent ? 308 : 307,
  )
}

/**
 * The response for a path without a page; undefined when there may be one. A path in capitals or with percent signs is
 * redirected to the page's own path.
 */
async function notAPage(
  nextUrl: NextRequest['nextUrl'],
  path: string | undefined,
): Promise<Response | undefined> {
  const { pathname, search } = nextUrl
  // A development server has paths of its own.
  if (process.env.NODE_ENV === 'development' && /^\/_{1,2}next/.test(pathname)) return undefined
  if (dynamicPages.has(pathname) || isOwnFile(pathname)) return undefined
  if (path === undefined) return notFound(nextUrl)
  const verdict = await lookUpPath(path)
  if (verdict === 'unknown') return notFound(nextUrl, path)
  if (verdict === 'known' && path !== pathname)
    return NextResponse.redirect(new URL(`${path}${search}`, nextUrl), 308)
  return undefined
}

/** True for a page that is not cached while content is unavailable. */
async function cannotBeShown({ nextUrl, cookies }: NextRequest, path: string | undefined): Promise<boolean> {
  const { pathname } = nextUrl
  // A development server caches nothing, and has paths of its own.
  if (process.env.NODE_ENV === 'development') return false
  if (dynamicPages.has(pathname) || isOwnFile(pathname)) return false
  return path !== undefined && (await isPageUnavailable(path, cookies.has(draftCookie)))
}

/** The statically rendered page for unavailable content, with status 503. */
function unavailable(nextUrl: NextRequest['nextUrl']): Response {
  return NextResponse.rewrite(new URL('/unavailable', nextUrl), {
    status: 503,
    headers: { 'Retry-After': '10', 'Cache-Control': 'no-store' },
  })
}

/** A path as this site spells its paths: decoded and in lower case; undefined with an encoded slash or null character. */
function canonicalPath(path: string): string | undefined {
  return /%(?:2f|00)/i.test(path) ? undefined : decodeURIComponent(path).toLowerCase()
}

/** The statically rendered page for unknown paths, with its status and the place that may be meant. */
function notFound(nextUrl: NextRequest['nextUrl'], path?: string): Response {
  const response = NextResponse.rewrite(new URL('/_not-found', nextUrl))
  const place = path === undefined ? undefined : nearestPlace(path, knownPlaces())
  if (place) response.headers.set(nearestPlaceHeader, nearestPlaceValue(place))
  return response
}

/** A page rendered for this request alone has a nonce; the scripts of a cached page are allowed by their hashes. */
function page(request: NextRequest): Response {
  const { pathname, search, searchParams } = request.nextUrl
  const isPrefilled = pathname === quotePath && quoteParameters.some((name) => searchParams.has(name))
  const rewritten = isPrefilled ? new URL(`${prefilledQuotePath}${search}`, request.nextUrl) : undefined
  const draft = request.cookies.has(draftCookie)
  const isDynamic = draft || isPrefilled || dynamicPages.has(pathname)
  if (process.env.NODE_ENV === 'development' || !isDynamic)
    return rewritten ? NextResponse.rewrite(rewritten) : NextResponse.next()
  return withPolicy(request, publicPolicy(getEnv().public, { nonce: crypto.randomUUID(), draft }), rewritten)
}

function withPolicy(request: NextRequest, policy: string, rewritten?: URL): NextResponse {
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  const init = { request: { headers }, headers: { 'Content-Security-Policy': policy } }
  return rewritten ? NextResponse.rewrite(rewritten, init) : NextResponse.next(init)
}

export const config = {
  matcher: [
    // Everything but endpoints and static pages.
    '/((?!(?:_next|area-map|images|social-image)(?:/|$)|api/|(?:about|contact|faq|privacy-policy|sell-car-guide|terms|thank-you)$).+)',
    // Below the paths of endpoints and of the framework's files, everything else.
    '/api/((?!(?:draft-mode|enquiries|error-content|health|metrics|revalidate|studio|vehicle-lookup)(?:/|$)).*)',
    '/_next/((?!static/).*)',
    // In draft mode, every page.
    {
      source: '/((?!(?:_next|api|area-map|images|social-image)/).*)',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
    },
  ],
}
