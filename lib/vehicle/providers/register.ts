import type { ProviderOutcome, VehicleProvider } from './provider.ts'
import { sampleMarksToTry, sampleRegister } from './sample-register.ts'

/**
 * Marks of the DVLA's public test service that stand for its failures, so that a failure can be seen without a
 * provider that fails. Its mark for "not found", ER19NFD, needs no entry: it is simply not in the register.
 */
const failures = new Map<string, ProviderOutcome>([
  ['ER19BAD', { kind: 'invalid' }],
  ['ER19THR', { kind: 'rate-limited', retryAfterSeconds: 2 }],
  ['ER19ERR', { kind: 'unavailable' }],
  ['ER19MNT', { kind: 'unavailable' }],
])

/** Answers from the sample register that comes with the project: invented vehicles, no network, no key. */
export const registerProvider: VehicleProvider = {
  sampleMarks: sampleMarksToTry,
  find: (registration) => {
    const record = sampleRegister.get(registration)
    return Promise.resolve(
      record ? { kind: 'found', record } : (failures.get(registration) ?? { kind: 'no-data' }),
    )
  },
}
