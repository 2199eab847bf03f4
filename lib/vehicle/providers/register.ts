import type { ProviderOutcome, VehicleProvider } from './provider.ts'
import { sampleMarksToTry, sampleRegister } from './sample-register.ts'

/**
 * Registrations of the DVLA's public test service that stand for failures, so that failures can be shown without a
 * failing provider. The one for "not found", ER19NFD, needs no entry: it is not in the register.
 */
const failures = new Map<string, ProviderOutcome>([
  ['ER19BAD', { kind: 'invalid' }],
  ['ER19THR', { kind: 'rate-limited', retryAfterSeconds: 2 }],
  ['ER19ERR', { kind: 'unavailable' }],
  ['ER19MNT', { kind: 'unavailable' }],
])

/** The sample register that comes with the project: invented vehicles, without network or key. */
export const registerProvider: VehicleProvider = {
  sampleMarks: sampleMarksToTry,
  find: (registration) => {
    const record = sampleRegister.get(registration)
    return Promise.resolve(
      record ? { kind: 'found', record } : (failures.get(registration) ?? { kind: 'no-data' }),
    )
  },
}
