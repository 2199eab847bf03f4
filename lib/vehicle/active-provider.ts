import 'server-only'
import { getEnv } from '../env/env.ts'
import type { VehicleSource } from '../env/vehicle-variables.ts'
import { createDvlaProvider } from './providers/dvla.ts'
import type { ReportMisconfiguration, VehicleProvider } from './providers/provider.ts'
import { registerProvider } from './providers/register.ts'
import { createRemoteProvider } from './providers/remote.ts'

/** The provider for a source of the settings. */
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

/** The provider of this site's lookup endpoint. */
export function getVehicleProvider(): VehicleProvider {
  active ??= createVehicleProvider(getEnv().vehicleLookup.source)
  return active
}

/** Logs each problem once: every lookup meets it again, and repeating it would flood the log. */
function reportOnce(): ReportMisconfiguration {
  const reported = new Set<string>()
  return (problem) => {
    if (reported.has(problem)) return
    reported.add(problem)
    console.error(`VEHICLE LOOKUP IS MISCONFIGURED: ${problem}`)
  }
}
