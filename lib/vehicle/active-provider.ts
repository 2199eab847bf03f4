import 'server-only'
import { getEnv } from '../env/env.ts'
import type { VehicleSource } from '../env/vehicle-variables.ts'
import { createDvlaProvider } from './providers/dvla.ts'
import type { ReportMisconfiguration, VehicleProvider } from './providers/provider.ts'
import { registerProvider } from './providers/register.ts'
import { createRemoteProvider } from './providers/remote.ts'

/** The provider for a source, as the settings describe it. */
export function createVehicleProvider(
  source: VehicleSource,
  report: ReportMisconfiguration = reportOnce(),
): VehicleProvider {
  switch (source.kind) {
    case 'register':
      return registerProvider
    case 'provider':
      return createRemoteProvider({ ...source, report })
    case 'dvla':
      return createDvlaProvider({ ...source, report })
  }
}

let active: VehicleProvider | undefined

/** The provider this site's lookup endpoint asks. */
export function getVehicleProvider(): VehicleProvider {
  active ??= createVehicleProvider(getEnv().vehicleLookup.source)
  return active
}

/** Loud, and once for each problem: every lookup meets it again, and a log full of it hides the rest. */
function reportOnce(): ReportMisconfiguration {
  const reported = new Set<string>()
  return (problem) => {
    if (reported.has(problem)) return
    reported.add(problem)
    console.error(`VEHICLE LOOKUP IS MISCONFIGURED: ${problem}`)
  }
}
