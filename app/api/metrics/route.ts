import { getEnv } from '@/lib/env/env'
import { metricsText } from '@/lib/operations/metrics-text'
import { callerOf, refusedResponse } from '@/lib/operations/operator-token'

/** Counters for Prometheus, for the holder of the operator's token alone. */
export async function GET(request: Request): Promise<Response> {
  const env = getEnv()
  if (callerOf(request.headers, env.operations.token) !== 'operator') return refusedResponse()
  return new Response(await metricsText(env), {
    headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
