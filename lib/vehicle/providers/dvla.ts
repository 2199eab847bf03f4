import type { VehicleSource } from '../../env/vehicle-variables.ts'
import type { VehicleRecord } from '../vehicle-record.ts'
import type { AgencyOutcome } from './agency.ts'
import { createDvlaEnquiry } from './dvla-enquiry.ts'
import { createDvsaHistory } from './dvsa-history.ts'
import { createTokenSource } from './dvsa-token.ts'
import type { ProviderOutcome, ReportMisconfiguration, VehicleProvider } from './provider.ts'

type DvlaOptions = Omit<Extract<VehicleSource, { kind: 'dvla' }>, 'kind'> & {
  report: ReportMisconfiguration
  /** For both agencies together, a fresh token included. */
  deadlineMs?: number
  now?: () => number
}

/**
 * The United Kingdom's own records: DVLA's Vehicle Enquiry Service and DVSA's MOT History, requested at the same time.
 * Only the MOT History has models, so a vehicle is found when it responds; DVLA's record completes it. Neither has
 * transmissions.
 */
export function createDvlaProvider(options: DvlaOptions): VehicleProvider {
  const { deadlineMs = 4000, report, enquiry, history, now } = options
  const tokens = createTokenSource({ ...history, report, deadlineMs, ...(now && { now }) })
  const fetchDvla = createDvlaEnquiry({ ...enquiry, report })
  const fetchDvsa = createDvsaHistory({ ...history, report, tokens })
  return {
    find: async (registration) => {
      const signal = AbortSignal.timeout(deadlineMs)
      // A token request under way is shared and has its own timeout; this lookup ends by its own deadline.
      const tooLate = new Promise<AgencyOutcome>((resolve) => {
        signal.addEventListener('abort', () => resolve({ kind: 'unavailable' }), { once: true })
      })
      const [dvla, dvsa] = await Promise.all([
        fetchDvla(registration, signal),
        Promise.race([fetchDvsa(registration, signal), tooLate]),
      ])
      return join(registration, dvla, dvsa)
    },
  }
}

function join(registration: string, dvla: AgencyOutcome, dvsa: AgencyOutcome): ProviderOutcome {
  if (dvsa.kind !== 'found')
    // Without a model there is no vehicle to show, whatever DVLA has. It may still know that the registration is invalid.
    return dvsa.kind === 'no-data' && dvla.kind === 'invalid' ? dvla : dvsa
  const { mot_expiry, registered_on } = dvsa.details
  const { make, model, ...details }: Partial<VehicleRecord> = {
    ...dvsa.details,
    ...(dvla.kind === 'found' && dvla.details),
    // DVSA has the tests and the exact days; DVLA has the tests from DVSA, and only the month of the registration.
    ...(mot_expiry && { mot_expiry }),
    ...(registered_on && { registered_on }),
  }
  if (make && model) return { kind: 'found', record: { reg: registration, make, model, ...details } }
  return model && dvla.kind !== 'found' ? dvla : { kind: 'no-data' }
}
