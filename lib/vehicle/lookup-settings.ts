import 'server-only'
import { getEnv } from '../env/env.ts'
import { getVehicleProvider } from './active-provider.ts'

/** What the registration lookup in a page needs to know of the server's settings. */
export type LookupSettings = {
  endpoint: string
  /** Marks a visitor may try while the vehicles are samples; undefined once a real provider answers. */
  sampleMarks: readonly string[] | undefined
}

/**
 * For a page to pass on as props. The address goes through the checked settings rather than being inlined into
 * the script by name: one place reads the environment, and a wrong value stops the start instead of the lookup.
 */
export function getLookupSettings(): LookupSettings {
  const { vehicleLookupUrl: endpoint, siteUrl } = getEnv().public
  const { sampleMarks } = getVehicleProvider()
  return { endpoint, sampleMarks: isOwnEndpoint(endpoint, siteUrl) ? sampleMarks : undefined }
}

/** Says once, as the site starts in production, that visitors would be shown invented vehicles. */
export function warnOfSampleVehicles(): void {
  if (process.env.NODE_ENV !== 'production' || !getLookupSettings().sampleMarks) return
  console.warn(
    'Vehicle lookup answers from the sample register: its vehicles are invented. ' +
      'Before real visitors use the site, set VEHICLE_LOOKUP_PROVIDER to a source of real ones; .env.example lists them.',
  )
}

function isOwnEndpoint(endpoint: string, siteUrl: string): boolean {
  return new URL(endpoint, siteUrl).href === new URL('/api/vehicle-lookup', siteUrl).href
}
