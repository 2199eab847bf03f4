import type { VehicleProvider } from './providers/provider.ts'
import { registerProvider } from './providers/register.ts'

let hasWarned = false

/** The provider this site's lookup endpoint asks. Says once, in production, that its vehicles are samples. */
export function getVehicleProvider(): VehicleProvider {
  if (process.env.NODE_ENV === 'production' && !hasWarned) {
    hasWarned = true
    console.warn(
      'Vehicle lookup answers from the sample register: its vehicles are invented. ' +
        'Before real visitors use the site, set NEXT_PUBLIC_VEHICLE_LOOKUP_URL to a provider of vehicle data.',
    )
  }
  return registerProvider
}
