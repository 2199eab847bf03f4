import { parseLookupBody } from '../vehicle-record.ts'
import { urlBelow, ask, parseJson, rateLimited } from './service-request.ts'
import type { ProviderOutcome, ReportMisconfiguration, VehicleProvider } from './provider.ts'

type RemoteOptions = {
  url: string
  key: { header: string; value: string } | undefined
  report: ReportMisconfiguration
  /** Shorter than the 15 seconds a browser waits, so that it hears what happened. */
  deadlineMs?: number
}

/** Any provider that answers in the shape this site's own endpoint does. */
export function createRemoteProvider({
  url,
  key,
  report,
  deadlineMs = 8000,
}: RemoteOptions): VehicleProvider {
  const misconfigured = (problem: string): ProviderOutcome => {
    report(problem)
    return { kind: 'misconfigured' }
  }
  return {
    find: async (registration) => {
      const answer = await ask(urlBelow(url, registration), {
        headers: {
          Accept: 'application/json',
          'Cache-Control': 'no-cache',
          'X-Requested-With': 'XMLHttpRequest',
          ...(key && { [key.header]: key.value }),
        },
        signal: AbortSignal.timeout(deadlineMs),
      })
      if (answer.kind === 'no-answer') return { kind: 'unavailable' }
      const { status } = answer
      const parsed = parseLookupBody(answer.body)
      // "No data" is an answer whatever the status.
      if (parsed.kind === 'no-data') return parsed
      if (status === 401 || status === 403)
        return misconfigured(
          `The vehicle provider refuses access (HTTP ${status}): see VEHICLE_PROVIDER_KEY and VEHICLE_PROVIDER_KEY_HEADER.`,
        )
      if (status === 429) return rateLimited(answer.headers)
      if (status === 400 || status === 422) return { kind: 'invalid' }
      // A provider that misses a vehicle says so in its own shape; a web server that misses the page does not.
      if (status === 404 && reportsError(answer.body)) return { kind: 'no-data' }
      if (status === 404 || (status >= 300 && status < 400))
        return misconfigured(
          `There is no vehicle provider at VEHICLE_PROVIDER_URL (HTTP ${status} without an answer in its shape).`,
        )
      if (status < 200 || status > 299 || parsed.kind === 'faulty') return { kind: 'unavailable' }
      return { kind: 'found', record: parsed.record }
    },
  }
}

function reportsError(body: string): boolean {
  const json = parseJson(body)
  return typeof json === 'object' && json !== null && 'error' in json && Boolean(json.error)
}
