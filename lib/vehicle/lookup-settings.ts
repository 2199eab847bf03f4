import { getEnv } from '../env.ts'
import { sampleMarksToTry } from './providers/sample-register.ts'

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
  const endpoint = getEnv().public.vehicleLookupUrl
  return { endpoint, sampleMarks: endpoint === '/api/vehicle-lookup' ? sampleMarksToTry : undefined }
}
