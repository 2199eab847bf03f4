import { createHash } from 'node:crypto'
import { getArea } from '@/lib/content/areas'
import { isDraftMode } from '@/lib/content/draft-mode'
import { lookUpPath } from '@/lib/content/known-paths'
import { areaPath } from '@/lib/content/paths'
import { createUntilPublication } from '@/lib/content/until-publication'
import { drawAreaMap } from '@/lib/map/area-map'
import { areaOfMap } from '@/lib/map/area-map-path'
import { areaMapPlaces } from '@/lib/map/area-map-places'
import { cacheOrder } from '@/lib/server/cache-order'

/** A browser revalidates the map each time; a shared cache as rarely as it does the page. */
const caching = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400'

const mapOf = createUntilPublication(
  () => cacheOrder().present,
  async (path) => {
    const [town = '', slug = ''] = path.slice(1).split('/')
    const area = await getArea(town, slug)
    const places = area && areaMapPlaces(area)
    if (!places) return null
    const drawing = drawAreaMap(places)
    return { drawing, tag: `W/"${createHash('sha256').update(drawing).digest('hex').slice(0, 32)}"` }
  },
)

/** The drawn map of an area with its neighbours. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const place = areaOfMap((await params).path)
  if (!place) return failure(404)
  const path = areaPath(place.town, place.area)
  if ((await lookUpPath(path)) === 'unknown') return failure(404)
  try {
    const map = await mapOf(path)
    if (!map) return failure(404)
    const { drawing, tag } = map
    const headers = { etag: tag, 'cache-control': (await isDraftMode()) ? 'private, no-store' : caching }
    if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers })
    return new Response(drawing, { headers: { ...headers, 'content-type': 'image/svg+xml' } })
  } catch {
    // Content cannot be read, which the log has.
    return failure(503, { 'retry-after': '10' })
  }
}

/** Not to be cached: the page may exist soon. */
function failure(status: 404 | 503, more: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...more } })
}
