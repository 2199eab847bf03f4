import { z } from 'zod'
import { ask, parseJson, rateLimited } from './service-request.ts'
import type { ProviderFailure, ReportMisconfiguration } from './provider.ts'

/** Access tokens for DVSA's API. */
export type TokenSource = {
  /** A token that is good for a while yet. Many may ask at once: it is fetched once. */
  get: () => Promise<{ kind: 'token'; token: string } | ProviderFailure>
  /** Says that a token was refused. Whoever asks next gets another one. */
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

/** A token is given up this long before its time, or at half its time when that is short. */
const marginSeconds = 60

// The documents say an hour and show twenty minutes, so only the answer counts; five minutes if it does not say.
const tokenSchema = z.object({
  access_token: z.string().min(1).max(20_000),
  expires_in: z.coerce.number().positive().catch(300),
})

/** Fetches tokens by OAuth's client credentials and keeps each one for as long as it is good. */
export function createTokenSource(options: TokenOptions): TokenSource {
  const { now = Date.now } = options
  let kept: { token: string; until: number } | undefined
  let underWay: ReturnType<TokenSource['get']> | undefined

  const fetchToken: TokenSource['get'] = async () => {
    const answer = await ask(new URL(options.tokenUrl), {
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
    if (answer.kind === 'no-answer') return { kind: 'unavailable' }
    if (answer.status === 429) return rateLimited(answer.headers)
    const granted = tokenSchema.safeParse(parseJson(answer.body))
    if (answer.status === 200 && granted.success) {
      const { access_token: token, expires_in: seconds } = granted.data
      kept = { token, until: now() + Math.max(seconds - marginSeconds, seconds / 2) * 1000 }
      return { kind: 'token', token }
    }
    if (answer.status >= 500) return { kind: 'unavailable' }
    options.report(
      `DVSA's sign-in gives no token (HTTP ${answer.status}): see DVSA_TOKEN_URL, DVSA_CLIENT_ID and DVSA_CLIENT_SECRET; a secret ends after two years.`,
    )
    return { kind: 'misconfigured' }
  }

  return {
    get: () => {
      if (kept && now() < kept.until) return Promise.resolve({ kind: 'token', token: kept.token })
      underWay ??= fetchToken().finally(() => {
        underWay = undefined
      })
      return underWay
    },
    discard: (token) => {
      // Several requests may have been refused with the old token; the new one is not theirs to discard.
      if (kept?.token === token) kept = undefined
    },
  }
}
