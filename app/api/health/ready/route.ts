import { getEnv } from '@/lib/env/env'
import { getReadiness } from '@/lib/operations/health-service'
import { callerOf, refusedResponse } from '@/lib/operations/operator-token'

/** Readiness: whether every part works. With the operator's token, what is wrong with which. */
export async function GET(request: Request): Promise<Response> {
  const env = getEnv()
  const caller = callerOf(request.headers, env.operations.token)
  if (caller === 'refused') return refusedResponse()
  const { status, checks } = await getReadiness(env)
  return Response.json(caller === 'operator' ? { status, checks } : { status }, {
    status: status === 'unready' ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
}
