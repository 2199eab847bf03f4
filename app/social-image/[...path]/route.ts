import { cacheOrder } from '@/lib/server/cache-order'
import { lookUpPath } from '@/lib/content/known-paths'
import { createSocialImageTexts } from '@/lib/content/social-image-texts'
import { getEnv } from '@/lib/env/env'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { drawable, pageOfSocialImage } from '@/lib/seo/social-image'
import { getSocialImage } from '@/lib/seo/social-image-service'

const headers = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
}

const textsOf = createSocialImageTexts(() => cacheOrder().present)

/** The image that social networks show with a link to a page. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const path = pageOfSocialImage((await params).path)
  if (!path || (await lookUpPath(path)) === 'unknown') return failure(404)
  const found = await textsOf(path)
  if (!found) return failure(404)
  if (found.pictureUrl !== null)
    return new Response(null, {
      status: 302,
      headers: {
        location: absoluteUrl(found.pictureUrl, getEnv().public.siteUrl),
        'cache-control': 'no-store',
      },
    })

  const texts = { pageName: drawable(found.pageName), brandName: drawable(found.brandName) }
  try {
    const image = await getSocialImage(texts, getEnv())
    if (image === 'busy') return failure(503, { 'retry-after': '5' })
    const { data, tag } = image
    if (request.headers.get('if-none-match') === tag)
      return new Response(null, { status: 304, headers: { etag: tag } })
    return new Response(new Uint8Array(data), { headers: { ...headers, etag: tag } })
  } catch (error) {
    console.error('A picture for shared links could not be drawn.', error)
    return failure(503)
  }
}

/** Not to be cached: the page may exist soon. */
function failure(status: 404 | 503, more: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...more } })
}
