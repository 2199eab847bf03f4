import { Mutation as MutatorMutation } from '@sanity/mutator'
import type { LakeDocument } from '../types.ts'
import { checkPaths } from './patch-limits.ts'
import type { PatchOperations } from './schema.ts'

/**
 * The fields of a document after a patch, by the code that the Studio itself runs, so that both always agree on the
 * result. The input is not changed.
 *
 * @throws Error when an operation does not fit the document, e.g. an invalid path.
 */
export function applyPatch(document: LakeDocument, operations: PatchOperations): Record<string, unknown> {
  const { ifRevisionID: _checkedByCaller, ...patch } = operations
  checkPaths(patch)
  requireNumbers(document, patch)
  const mutation = new MutatorMutation({ mutations: [{ patch: { ...patch, id: document._id } }] })
  // The mutator writes top-level fields into the document that it is given.
  return mutation.apply({ ...document }) ?? {}
}

/** In Sanity, `inc` or `dec` of a field that is not a number is an error; the mutator ignores it. */
function requireNumbers(document: LakeDocument, { inc, dec }: PatchOperations): void {
  for (const path of Object.keys({ ...inc, ...dec })) {
    if (!/^\w+$/.test(path)) continue
    const value = document[path]
    if (value !== undefined && typeof value !== 'number') {
      throw new Error(`Cannot increment "${path}": it is not a number`)
    }
  }
}
