import { z } from 'zod'
import type { LakeDocument } from '../types.ts'

const effects = z.object({ apply: z.array(z.unknown()), revert: z.array(z.unknown()) })

/** A Mendoza patch in each direction, as listeners and history carry it. */
export type Effects = z.infer<typeof effects>

/** Parses effects from the JSON in the history. */
export function parseEffects(json: string): Effects {
  return effects.parse(JSON.parse(json))
}

// Opcodes of the Mendoza format.
const value = 0
const setField = 17
const deleteField = 19

/**
 * The effects of one document's change, without `_rev`, which the Studio derives itself. Fields are replaced as a whole:
 * the patch is larger than one of Mendoza's own differ, but equally valid.
 */
export function effectsOf(previous: LakeDocument | null, result: LakeDocument | null): Effects {
  const before = withoutRevision(previous)
  const after = withoutRevision(result)
  return { apply: encode(before, after), revert: encode(after, before) }
}

type Fields = Record<string, unknown>

function encode(from: Fields | null, to: Fields | null): unknown[] {
  if (from === null || to === null) return [value, to]
  const patch: unknown[] = []
  for (const key of Object.keys(to)) {
    if (!sameValue(from[key], to[key])) patch.push(setField, to[key], key)
  }
  // A deletion identifies the field by its index among the old document's sorted keys.
  for (const [index, key] of Object.keys(from).toSorted().entries()) {
    if (!(key in to)) patch.push(deleteField, index)
  }
  // A patch must not be empty: without changes, it sets the document itself.
  return patch.length > 0 ? patch : [value, to]
}

function sameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

function withoutRevision(document: LakeDocument | null): Fields | null {
  if (!document) return null
  const { _rev: _revision, ...fields } = document
  return fields
}
