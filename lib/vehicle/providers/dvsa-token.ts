import { z } from 'zod'
import { requestService, parseJson, rateLimited } from './service-request.ts'
import type { ProviderFailure, ReportMisconfiguration } from './provider.ts'

/** Access tokens for DVSA's API. */
export type TokenSource = {
  /** A token that is not about to expire. Concurrent callers share one request. */
  get: () => Promise<{ kind: 'token'; token: string } | ProviderFailure>
  /** Discards a token that was rejected; the next call of `get` fetches another. */
  discard: (token: string) => void
}

type TokenOptions = {
  tokenUrl: string
  clientId: string
  clientSecret: string
  report: ReportMisconfiguration
  deadlineMs: number
  now?: () => number
}

const scope = 'https://tapi.dvsa.gov.uk/.default'

/** A token is replaced this long before it expires, or at half its lifetime when that is short. */
const marginSeconds = 60

// The documentation says an hour and shows twenty minutes, so only the response counts; the default is five minutes.
const tokenSchema = z.object({
  access_token: z.string().min(1).max(20_000),
  expires_in: z.coerce.number().positive().catch(300),
})

/** Fetches tokens with OAuth's client credentials and caches each until it expires. */
export function createTokenSource(options: TokenOptions): TokenSource {
  const { now = Date.now } = options
  let cached: { token: string; until: number } | undefined
  let pending: ReturnType<TokenSource['get']> | undefined

  const fetchToken: TokenSource['get'] = async () => {
    const response = await requestService(new URL(options.tokenUrl), {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: options.clientId,
        client_secret: options.clientSecret,
        scope,
      }),
      signal: AbortSignal.timeout(options.deadlineMs),
    })
    if (response.kind === 'no-response') return { kind: 'unavailable' }
    if (response.status === 429) return rateLimited(response.headers)
    const granted = tokenSchema.safeParse(parseJson(response.body))
    if (response.status === 200 && granted.success) {
      const { access_token: token, expires_in: seconds } = granted.data
      cached = { token, until: now() + Math.max(seconds - marginSeconds, seconds / 2) * 1000 }
      return { kind: 'token', token }
    }
    if (response.status >= 500) return { kind: 'unavailable' }
    options.report(
      `DVSA's sign-in gives no token (HTTP ${response.status}): see DVSA_TOKEN_URL, DVSA_CLIENT_ID and DVSA_CLIENT_SECRET; a secret ends after two years.`,
    )
    return { kind: 'misconfigured' }
  }

  return {
    get: () => {
      if (cached && now() < cached.until) return Promise.resolve({ kind: 'token', token: cached.token })
      pending ??= fetchToken().finally(() => {
        pending = undefined
      })
      return pending
    },
    discard: (token) => {
      // Several requests may have been rejected with the old token; the new one must not be discarded.
      if (cached?.token === token) cached = undefined
    },
  }
}
