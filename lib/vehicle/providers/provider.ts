import type { VehicleRecord } from '../vehicle-record.ts'

/** Why no vehicle was found. */
export type ProviderFailure =
  /** The provider has no such vehicle. */
  | { kind: 'no-data' }
  /** The provider rejects the registration as invalid. */
  | { kind: 'invalid' }
  | { kind: 'rate-limited'; retryAfterSeconds: number | undefined }
  /** This site's settings are wrong: a key is rejected, or a URL does not exist. */
  | { kind: 'misconfigured' }
  | { kind: 'unavailable' }

/** The result of a lookup at a provider. Every failure is one of these; a provider never throws. */
export type ProviderOutcome = { kind: 'found'; record: VehicleRecord } | ProviderFailure

/** A source of vehicle data: a register, an agency's service, another company's. */
export type VehicleProvider = {
  /** Looks up a registration in its normalised form: upper case, no spaces. Settles within a few seconds. */
  find: (registration: string) => Promise<ProviderOutcome>
  /** Registrations that a visitor may try, when the vehicles are samples; undefined for real vehicles. */
  sampleMarks?: readonly string[]
}

/** Reports wrong settings to the operator. The message holds neither a registration nor a key. */
export type ReportMisconfiguration = (problem: string) => void
