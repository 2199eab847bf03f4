import type { LakeError, MutationErrorItem } from '../errors.ts'

/** Why one mutation of a transaction is refused. */
export type Failure = MutationErrorItem['error']

/** Creates the error of the mutation that is being applied. */
export type Fail = (status: number, error: Failure) => LakeError

/** An attempt to change a field that is immutable. */
export function immutable(field: string, id: string): Failure {
  return { type: 'immutableAttributeError', description: `Cannot modify immutable attribute "${field}"`, id }
}
