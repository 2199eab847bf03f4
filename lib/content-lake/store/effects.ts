import { z } from 'zod'
import type { LakeDocument } from '../types.ts'

const effects = z.object({ apply: z.array(z.unknown()), revert: z.array(z.unknown()) })

/** A Mendoza patch in each direction, as listeners and history carry it. */
export type Effects = z.infer<typeof effects>

/** Reads effects from the JSON text that the history keeps. */
export function parseEffects(json: string): Effects {
  return effects.parse(JSON.parse(json))
}

// Opcodes of the Mendoza format.
const value = 0
const setField = 17
const deleteField = 19

/**
 * The effects of one document's change. `_rev` is not part of them: the Studio derives it itself.
 * Fields are replaced whole: larger than Mendoza's own differ would make them, but equally valid.
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
  // A deletion names the field by its index among the old document's sorted keys.
  for (const [index, key] of Object.keys(from).toSorted().entries()) {
    if (!(key in to)) patch.push(deleteField, index)
  }
  // A patch that sets nothing still has to say that the document stays as it is.
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
