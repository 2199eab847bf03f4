import 'server-only'
import { getEnv } from '../env/env.ts'
import { getVehicleProvider } from './active-provider.ts'

/** What the registration lookup in a page needs to know of the server's settings. */
export type LookupSettings = {
  endpoint: string
  /** Registrations that a visitor may try while the vehicles are samples; undefined with a real provider. */
  sampleMarks: readonly string[] | undefined
}

/**
 * The settings that a page passes on as props. The URL comes from the checked settings and is not inlined by the bundler:
 * one place reads the environment, and a wrong value prevents the start instead of breaking the lookup.
 */
export function getLookupSettings(): LookupSettings {
  const { vehicleLookupUrl: endpoint, siteUrl } = getEnv().public
  const { sampleMarks } = getVehicleProvider()
  return { endpoint, sampleMarks: isOwnEndpoint(endpoint, siteUrl) ? sampleMarks : undefined }
}

/** Warns once, as the site starts in production, that visitors would be shown invented vehicles. */
export function warnOfSampleVehicles(): void {
  if (process.env.NODE_ENV !== 'production' || !getLookupSettings().sampleMarks) return
  console.warn(
    'Vehicle lookup answers from the sample register: its vehicles are invented. ' +
      'Before real visitors use the site, set VEHICLE_LOOKUP_PROVIDER to a source of real ones; .env.example lists them.',
  )
}

/** Whether browsers request this site’s own endpoint. */
export function isOwnEndpoint(endpoint: string, siteUrl: string): boolean {
  return new URL(endpoint, siteUrl).href === new URL('/api/vehicle-lookup', siteUrl).href
}
