import { isContentUnavailable } from '../content/content-health.ts'
import { onRequest } from '../server/on-request.ts'

/**
 * Responds with 503 in place of 500 when a page fails while content is unavailable: crawlers and proxies take that as
 * temporary, and Next.js lets no page choose its status. Called once, before the server accepts requests.
 */
export function sendUnavailableStatus(): void {
  onRequest((_request, response) => {
    const writeHead = response.writeHead.bind(response)
    response.writeHead = (status: number, ...rest: unknown[]) => {
      if (status !== 500 || !isContentUnavailable())
        return Reflect.apply(writeHead, response, [status, ...rest])
      response.setHeader('Retry-After', '10')
      response.setHeader('Cache-Control', 'no-store')
      return Reflect.apply(writeHead, response, [503, ...rest])
    }
  })
}
