import type { Env } from '../../lib/env/env.ts'
import type { VehicleSource } from '../../lib/env/vehicle-variables.ts'
import { createDvlaProvider } from '../../lib/vehicle/providers/dvla.ts'
import type { ReportMisconfiguration, VehicleProvider } from '../../lib/vehicle/providers/provider.ts'
import { createRemoteProvider } from '../../lib/vehicle/providers/remote.ts'
import { sampleVehicles } from '../../schemas/rules/owner-gaps.ts'
import { type Finding, ok, problem, unlessLive, warning } from './finding.ts'

const about = 'Vehicles'
/** A valid form that no vehicle has. */
const unusedRegistration = 'ZZ99ZZZ'

/** Looks up one registration that no vehicle has, with the keys of the site. */
export async function checkVehicles(env: Env): Promise<Finding[]> {
  const { source } = env.vehicleLookup
  const problems = new Set<string>()
  const provider = providerOf(source, (message) => problems.add(message))
  if (provider === undefined) return [unlessLive(env)(about, sampleVehicles.what, sampleVehicles.todo)]
  const { kind } = await provider.find(unusedRegistration)
  const misconfigurations = [...problems].map((message) =>
    problem(about, message, 'Correct these settings, or ask the provider whether the key is still valid.'),
  )
  if (misconfigurations.length > 0) return misconfigurations
  if (kind === 'unavailable')
    return [
      problem(
        about,
        'The source of vehicles does not respond as it should.',
        'Ask its operator for its state. Visitors can still send the form without a lookup.',
      ),
    ]
  if (kind === 'rate-limited')
    return [
      warning(
        about,
        'The source of vehicles has had too many requests.',
        'Lower VEHICLE_LOOKUP_LIMIT_TOTAL, or ask for a higher limit.',
      ),
    ]
  return [ok(about, 'The source of vehicles responds, and accepts the key.')]
}

function providerOf(source: VehicleSource, report: ReportMisconfiguration): VehicleProvider | undefined {
  switch (source.kind) {
    case 'register':
      return undefined
    case 'provider':
      return createRemoteProvider({ ...source, report })
    case 'dvla':
      return createDvlaProvider({ ...source, report })
  }
}
