import { expect, it } from 'vitest'
import './slug-title.ts'
import { builtinTypes } from '@sanity/schema/_internal'

it('the field of a slug is called as editors know it', () => {
  expect(builtinTypes.find(({ name }) => name === 'slug')).toMatchObject({
    fields: [{ name: 'current', title: 'Address' }, { name: 'source' }],
  })
})
