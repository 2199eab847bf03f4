import { isRecord } from './json.ts'
import type { LakeDocument } from './types.ts'

/** A reference found inside a document. */
export type Reference = {
  target: string
  /** Strong references must point at a document that exists. */
  isStrong: boolean
}

/** The references in a document, each target once: strong if any reference to it is. */
export function referencesOf(document: LakeDocument): Reference[] {
  const found = new Map<string, Reference>()
  collect(document, found)
  return [...found.values()]
}

function collect(value: unknown, found: Map<string, Reference>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
    return
  }
  if (!isRecord(value)) return
  if (typeof value._ref === 'string') {
    const target = value._ref
    const isLocal = value._dataset === undefined && !target.includes(':')
    const isStrong = isLocal && value._weak !== true
    found.set(target, { target, isStrong: isStrong || found.get(target)?.isStrong === true })
  }
  for (const name in value) collect(value[name], found)
}
