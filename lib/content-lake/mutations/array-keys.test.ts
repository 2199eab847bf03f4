import { expect, it } from 'vitest'
import { withArrayKeys } from './array-keys.ts'

it('adds a key to every object in a list, however deep, that has none', () => {
  const key = expect.stringMatching(/^[0-9a-f]{12}$/)
  const mutation = {
    create: {
      list: [{ a: 1 }, { _key: 'mine', inner: [{ b: [[{ c: 1 }]] }] }, 'text', null],
      plain: { d: 1 },
    },
  }
  const given = structuredClone(mutation)
  expect(withArrayKeys(mutation)).toEqual({
    create: {
      list: [
        { _key: key, a: 1 },
        { _key: 'mine', inner: [{ _key: key, b: [[{ _key: key, c: 1 }]] }] },
        'text',
        null,
      ],
      plain: { d: 1 },
    },
  })
  expect(mutation).toEqual(given)
})

it('generates different keys', () => {
  expect(withArrayKeys({ create: { list: [{}, {}] } })).toSatisfy(
    ({ create: { list } }: { create: { list: { _key: string }[] } }) => list[0]?._key !== list[1]?._key,
  )
})
