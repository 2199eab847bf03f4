import { isRecord } from './json.ts'
import type { LakeDocument } from './types.ts'

/** True for a release's version whose publication deletes the document. */
export function isMarkedForDeletion({ _system }: LakeDocument): boolean {
  return isRecord(_system) && _system.delete === true
}
