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
 * The United Kingdom's own records: DVLA's Vehicle Enquiry Service and DVSA's MOT History, asked at the same time.
 * Only the MOT History knows models, so a vehicle is found when it answers; what DVLA says completes it. Neither knows
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
      // A token on its way is shared and has a deadline of its own; this lookup does not outlast its own for it.
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
    // Without a model there is no answer, whatever DVLA has. It may still know that this is no registration at all.
    return dvsa.kind === 'no-data' && dvla.kind === 'invalid' ? dvla : dvsa
  const { mot_expiry, registered_on } = dvsa.details
  const { make, model, ...details }: Partial<VehicleRecord> = {
    ...dvsa.details,
    ...(dvla.kind === 'found' && dvla.details),
    // DVSA keeps the tests and the exact days; DVLA has the former second hand and only the month of the latter.
    ...(mot_expiry && { mot_expiry }),
    ...(registered_on && { registered_on }),
  }
  if (make && model) return { kind: 'found', record: { reg: registration, make, model, ...details } }
  return model && dvla.kind !== 'found' ? dvla : { kind: 'no-data' }
}
