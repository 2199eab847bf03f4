import type { VehicleRecord } from '../vehicle-record.ts'

/** Why there is no vehicle to answer with. */
export type ProviderFailure =
  /** The provider answered: it knows no such vehicle. */
  | { kind: 'no-data' }
  /** The provider says that this cannot be a registration. */
  | { kind: 'invalid' }
  | { kind: 'rate-limited'; retryAfterSeconds: number | undefined }
  /** This site's settings are at fault: a key that is refused, an address that is wrong. */
  | { kind: 'misconfigured' }
  | { kind: 'unavailable' }

/** What a provider makes of a registration. Whatever goes wrong is one of these; a provider never throws. */
export type ProviderOutcome = { kind: 'found'; record: VehicleRecord } | ProviderFailure

/** A source of vehicle data: a register, an agency's service, another company's. */
export type VehicleProvider = {
  /** Looks up a registration in its normalised form: upper case, no spaces. Ends in a few seconds, one way or another. */
  find: (registration: string) => Promise<ProviderOutcome>
  /** Marks a visitor may try, when the vehicles are samples; a provider of real ones has none. */
  sampleMarks?: readonly string[]
}

/** Tells the operator what is wrong with the settings. What it says names neither a registration nor a key. */
export type ReportMisconfiguration = (problem: string) => void
