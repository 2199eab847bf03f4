import { describe, expect, it } from 'vitest'
import { applyPatch } from './apply-patch.ts'
import { note } from './transaction.test-support.ts'

describe('a patch', () => {
  it('is applied to a copy, as in the Studio', () => {
    const document = note('a', { n: 1, list: [{ _key: 'x', n: 1 }] })
    const given = structuredClone(document)
    const patch = { set: { 'list[_key=="x"].n': 2 }, unset: ['n'], setIfMissing: { m: 3 } }
    expect(applyPatch(document, patch)).toEqual(note('a', { list: [{ _key: 'x', n: 2 }], m: 3 }))
    expect(document).toEqual(given)
  })

  it('ignores the expected revision, which its caller checks', () => {
    expect(applyPatch(note('a'), { ifRevisionID: 'another', set: { n: 1 } })).toEqual(note('a', { n: 1 }))
  })

  it.each([{ inc: { count: 1 } }, { dec: { count: 1 } }])(
    'increments and decrements only numbers: %j',
    (patch) => {
      expect(() => applyPatch(note('a', { count: 'one' }), patch)).toThrow(
        new Error('Cannot increment "count": it is not a number'),
      )
      expect(() => applyPatch(note('a', { count: 1 }), patch)).not.toThrow()
      expect(() => applyPatch(note('a'), patch)).not.toThrow()
    },
  )

  it('leaves longer paths of numbers to the mutator', () => {
    const document = note('a', { b: { n: 1 } })
    expect(applyPatch(document, { inc: { 'b.n': 2 } })).toMatchObject({ b: { n: 3 } })
    expect(() => applyPatch(note('a', { 'b.n': 'x' }), { inc: { 'b.n': 2 } })).not.toThrow()
  })

  it('is refused for a path beyond the limits', () => {
    expect(() => applyPatch(note('a'), { set: { ['x'.repeat(2001)]: 1 } })).toThrow('is longer than')
  })
})
