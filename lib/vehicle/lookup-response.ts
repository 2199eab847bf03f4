import type { ProviderOutcome } from './providers/provider.ts'

type ErrorResponse = { status: number; error: string }

const errorResponses: Record<Exclude<ProviderOutcome['kind'], 'found'>, ErrorResponse> = {
  'no-data': { status: 404, error: 'No data found' },
  invalid: { status: 400, error: 'Invalid registration' },
  'rate-limited': { status: 429, error: 'Too many lookups, please try again later' },
  misconfigured: { status: 500, error: 'Vehicle lookup is not available' },
  unavailable: { status: 503, error: 'Vehicle lookup is not available at the moment' },
}

/** A provider's outcome as an HTTP response in the shape that browsers expect. It must not be cached. */
export function lookupResponse(outcome: ProviderOutcome): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  if (outcome.kind === 'found') return Response.json(outcome.record, { headers })
  if (outcome.kind === 'rate-limited' && outcome.retryAfterSeconds !== undefined)
    headers.set('Retry-After', String(outcome.retryAfterSeconds))
  const { status, error } = errorResponses[outcome.kind]
  return Response.json({ error }, { status, headers })
}
