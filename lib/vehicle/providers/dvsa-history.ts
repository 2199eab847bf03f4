import { z } from 'zod'
import { type AgencyOutcome, day, engineSize, plainText } from './agency.ts'
import { urlBelow, requestService, parseJson, rateLimited, type ServiceResponse } from './service-request.ts'
import type { TokenSource } from './dvsa-token.ts'
import type { ProviderFailure, ReportMisconfiguration } from './provider.ts'

const testSchema = z.object({ testResult: plainText, expiryDate: z.string().optional().catch(undefined) })

const vehicleSchema = z.object({
  make: plainText,
  model: plainText,
  fuelType: plainText,
  engineSize,
  registrationDate: day,
  firstUsedDate: day,
  /** When the first test is due, for a vehicle without tests. */
  motTestDueDate: day,
  motTests: z.array(testSchema.catch({})).optional().catch(undefined),
})

// The documentation has `errorCode`, and responses have been seen with a list of errors; both are read.
const codeIn = z.string().regex(/^MOTH-/)
const errorSchema = z.union([
  z.object({ errorCode: codeIn }).transform(({ errorCode }) => errorCode),
  z
    .object({ errors: z.array(z.union([codeIn, z.object({ errorCode: codeIn })])).min(1) })
    .transform(({ errors: [first] }) => (typeof first === 'object' ? first.errorCode : first)),
])

const expired = 'MOTH-FB-02'

/** The daily allowance is used up: visitors may try again after an hour. */
const dailyAllowancePauseSeconds = 3600

/** DVSA's MOT History: the only one of the two that knows models, and the source of every MOT date. */
export function createDvsaHistory({
  url,
  key,
  tokens,
  report,
}: {
  url: string
  key: string
  tokens: TokenSource
  report: ReportMisconfiguration
}): (registration: string, signal: AbortSignal) => Promise<AgencyOutcome> {
  const request = (registration: string, token: string, signal: AbortSignal) =>
    requestService(urlBelow(url, 'registration', registration), {
      headers: { Authorization: `Bearer ${token}`, 'X-API-Key': key, Accept: 'application/json' },
      signal,
    })

  return async (registration, signal) => {
    let token = await tokens.get()
    if (token.kind !== 'token') return token
    let response = await request(registration, token.token, signal)
    if (errorCode(response) === expired) {
      tokens.discard(token.token)
      token = await tokens.get()
      if (token.kind !== 'token') return token
      response = await request(registration, token.token, signal)
    }
    if (response.kind === 'response' && response.status === 200) return read(parseJson(response.body))
    return failureOf(response, report)
  }
}

function errorCode(response: ServiceResponse): string | undefined {
  if (response.kind === 'no-response' || response.status === 200) return undefined
  return errorSchema.safeParse(parseJson(response.body)).data
}

function failureOf(response: ServiceResponse, report: ReportMisconfiguration): ProviderFailure {
  if (response.kind === 'no-response') return { kind: 'unavailable' }
  const code = errorCode(response)
  const misconfigured = (advice: string): ProviderFailure => {
    report(`DVSA's MOT History API refuses access (${code ?? `HTTP ${response.status}`}): ${advice}`)
    return { kind: 'misconfigured' }
  }
  switch (code) {
    case 'MOTH-NF-01':
      return { kind: 'no-data' }
    case 'MOTH-BR-01':
      report("DVSA's MOT History API calls a request malformed (MOTH-BR-01).")
      return { kind: 'invalid' }
    case 'MOTH-IV-03':
    case 'MOTH-NP-02':
      return { kind: 'invalid' }
    case 'MOTH-RL-01':
      return { kind: 'rate-limited', retryAfterSeconds: dailyAllowancePauseSeconds }
    case 'MOTH-RL-02':
      return rateLimited(response.headers)
    case 'MOTH-FB-03':
      return misconfigured('see DVSA_API_KEY; a key is revoked after 90 idle days.')
    case 'MOTH-UA-01':
    case 'MOTH-FB-01':
    case 'MOTH-FB-04':
      return misconfigured('see DVSA_API_KEY, DVSA_CLIENT_ID and DVSA_CLIENT_SECRET.')
    case 'MOTH-NF-02':
      report('There is no MOT History API at DVSA_API_URL (MOTH-NF-02).')
      return { kind: 'unavailable' }
    case expired:
      return { kind: 'unavailable' }
    default:
      // A gateway's error, or an unknown code.
      if (response.status === 429) return rateLimited(response.headers)
      if (response.status === 400) return { kind: 'invalid' }
      if (response.status === 401 || response.status === 403) return misconfigured('see the DVSA_ settings.')
      if (response.status < 500) report(`DVSA_API_URL answers HTTP ${response.status}.`)
      return { kind: 'unavailable' }
  }
}

function read(json: unknown): AgencyOutcome {
  const vehicle = vehicleSchema.safeParse(json)
  if (!vehicle.success) return { kind: 'unavailable' }
  const { make, model, fuelType, engineSize: cc, registrationDate, firstUsedDate } = vehicle.data
  const motExpiry = latestExpiry(vehicle.data.motTests) ?? vehicle.data.motTestDueDate
  const registeredOn = registrationDate ?? firstUsedDate
  return {
    kind: 'found',
    details: {
      ...(make && { make }),
      ...(model && { model }),
      ...(fuelType && { fuel: fuelType }),
      ...(cc && { cc }),
      ...(motExpiry && { mot_expiry: motExpiry }),
      ...(registeredOn && { registered_on: registeredOn }),
    },
  }
}

/** The latest expiry of a passed test. Tests come in no defined order. */
function latestExpiry(tests: z.infer<typeof testSchema>[] = []): string | undefined {
  const dates = tests.flatMap(({ testResult, expiryDate }) =>
    testResult?.toUpperCase() === 'PASSED' && expiryDate && day.parse(expiryDate) ? [expiryDate] : [],
  )
  return day.parse(dates.toSorted().at(-1))
}
