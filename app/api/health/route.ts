/** Never prerendered: the response shows that this process responds. */
export const dynamic = 'force-dynamic'

/** Liveness: this process accepts requests. It depends on nothing else. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}
