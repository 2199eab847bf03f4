import { parseLookupBody } from '../vehicle-record.ts'
import { urlBelow, requestService, parseJson, rateLimited } from './service-request.ts'
import type { ProviderOutcome, ReportMisconfiguration, VehicleProvider } from './provider.ts'

type RemoteOptions = {
  url: string
  key: { header: string; value: string } | undefined
  report: ReportMisconfiguration
  /** Shorter than the 15 seconds that a browser waits, so that it receives the outcome. */
  deadlineMs?: number
}

/** Any provider whose responses have the shape of this site's own endpoint. */
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
      const response = await requestService(urlBelow(url, registration), {
        headers: {
          Accept: 'application/json',
          'Cache-Control': 'no-cache',
          'X-Requested-With': 'XMLHttpRequest',
          ...(key && { [key.header]: key.value }),
        },
        signal: AbortSignal.timeout(deadlineMs),
      })
      if (response.kind === 'no-response') return { kind: 'unavailable' }
      const { status } = response
      const parsed = parseLookupBody(response.body)
      // "No data" is a valid result whatever the status.
      if (parsed.kind === 'no-data') return parsed
      if (status === 401 || status === 403)
        return misconfigured(
          `The vehicle provider refuses access (HTTP ${status}): see VEHICLE_PROVIDER_KEY and VEHICLE_PROVIDER_KEY_HEADER.`,
        )
      if (status === 429) return rateLimited(response.headers)
      if (status === 400 || status === 422) return { kind: 'invalid' }
      // A provider without the vehicle responds with an error of its own; a web server without the page does not.
      if (status === 404 && reportsError(response.body)) return { kind: 'no-data' }
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
