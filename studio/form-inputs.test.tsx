import { Schema } from '@sanity/schema'
import { isValidElement } from 'react'
import type { StringInputProps } from 'sanity'
import { expect, it, vi } from 'vitest'
import { renderInput } from './form-inputs.tsx'

// The Studio itself is tested in a browser; here it would take longer to load than all of this.
vi.mock('sanity', () => ({ isStringInputProps: () => true }))
vi.mock('./map-position/map-position.tsx', () => ({ MapPosition: () => null }))
vi.mock('./places/slug-from-name.tsx', () => ({ SlugFromName: () => null }))
vi.mock('./search-preview.tsx', () => ({ SearchPreview: () => null }))

const schema = Schema.compile({
  name: 'default',
  types: [
    {
      name: 'note',
      type: 'document',
      fields: [
        { name: 'free', type: 'string' },
        { name: 'limited', type: 'text', validation: [{ _rules: [{ flag: 'max', constraint: 60 }] }] },
      ],
    },
  ],
})

/** The component that React draws for a field: another one in its place takes the cursor away. */
function drawn(field: string, readOnly: boolean) {
  const { fields } = schema.get('note') as { fields: { name: string; type: unknown }[] }
  const schemaType = fields.find(({ name }) => name === field)?.type
  const renderDefault = () => <input />
  const props = { schemaType, readOnly, elementProps: {}, renderDefault } as unknown as StringInputProps
  const element = renderInput(props)
  return isValidElement(element) ? element.type : undefined
}

it.each(['free', 'limited'])('a %s text stays the same field when its form becomes read-only', (field) => {
  expect(drawn(field, false)).toBeDefined()
  expect(drawn(field, true)).toBe(drawn(field, false))
})
