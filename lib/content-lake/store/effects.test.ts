import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import { describe, expect, it } from 'vitest'
import type { LakeDocument } from '../types.ts'
import { effectsOf } from './effects.ts'

const fields = fc.dictionary(
  fc.stringMatching(/^[a-z_]{1,6}$/).filter((name) => name !== '_rev' && name !== '__proto__'),
  fc.jsonValue(),
)
const document = fc.option(
  fields.map((rest): LakeDocument => ({
    _id: 'a',
    _type: 't',
    _rev: 'r',
    _createdAt: 'c',
    _updatedAt: 'u',
    ...(JSON.parse(JSON.stringify(rest)) as object),
  })),
)

function withoutRevision(value: LakeDocument | null): unknown {
  if (!value) return null
  const { _rev, ...rest } = value
  return rest
}

describe('effects of a change', () => {
  it('convert a document to its next state and back, with the decoder of the Studio', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const effects = effectsOf(before, after)
        expect(applyPatch(withoutRevision(before), effects.apply)).toEqual(withoutRevision(after))
        expect(applyPatch(withoutRevision(after), effects.revert)).toEqual(withoutRevision(before))
      }),
      { numRuns: 500 },
    )
  })
})
