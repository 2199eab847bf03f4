import { Schema } from '@sanity/schema'
import { builtinTypes } from '@sanity/schema/_internal'
import { inferFromSchema } from '@sanity/validation/_internal'
import { describe, expect, it } from 'vitest'
import { schemaTypes } from '../../schemas/index.ts'
import { searchLengths } from '../../schemas/rules/texts.ts'
import { countText, lengthLimits } from './length-limits.ts'

const parent = Schema.compile({ name: 'builtin', types: builtinTypes })
const schema = inferFromSchema(Schema.compile({ name: 'default', types: schemaTypes, parent }))

/** The limits of a field, in the schema as the Studio has it. */
function limitsOf(type: string, field: string) {
  const compiled = schema.get(type)
  if (!compiled || !('fields' in compiled)) throw new Error(`${type} has no fields`)
  return lengthLimits(compiled.fields.find(({ name }) => name === field)?.type.validation)
}

describe('the limits of a text', () => {
  it('are those of its validation', () => {
    expect(limitsOf('seo', 'title')).toEqual({ min: undefined, max: searchLengths.title.max })
    const { min, max } = searchLengths.description
    expect(limitsOf('seo', 'description')).toEqual({ min, max })
    expect(limitsOf('town', 'name')).toEqual({ min: undefined, max: 60 })
    expect(limitsOf('redirect', 'to')).toEqual({ min: undefined, max: undefined })
  })
})

describe('a counter', () => {
  it.each([
    [0, '0 of 60', false],
    [60, '60 of 60', false],
    [63, '3 too many for 60', true],
  ])('of %i characters says “%s”', (length, text, isOff) => {
    expect(countText(length, { min: undefined, max: 60 })).toEqual({ text, isOff })
  })

  it('says how many more are wanted once there are some', () => {
    const limits = { min: 70, max: 155 }
    expect(countText(40, limits)).toEqual({ text: '30 more, up to 155', isOff: true })
    expect(countText(0, limits)).toEqual({ text: '0 of 155', isOff: false })
  })
})
