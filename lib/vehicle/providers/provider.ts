import type { VehicleRecord } from '../lookup-answer.ts'

/** What a provider makes of a registration. Whatever goes wrong is one of these; a provider never throws. */
export type ProviderOutcome =
  | { kind: 'found'; record: VehicleRecord }
  | { kind: 'no-data' }
  | { kind: 'invalid' }
  | { kind: 'rate-limited'; retryAfterSeconds: number | undefined }
  | { kind: 'misconfigured' }
  | { kind: 'unavailable' }

/** A source of vehicle data: a register, an agency's service, another company's. */
export type VehicleProvider = {
  /** Looks up a registration in its normalised form: upper case, no spaces. */
  find: (registration: string, signal: AbortSignal) => Promise<ProviderOutcome>
}
