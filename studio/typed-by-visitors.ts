import type { DocumentDefinition, FieldDefinition, SchemaTypeDefinition, StringInputProps } from 'sanity'
import { showTyped } from '../lib/shared/visitor-text.ts'

/*
 * The Studio's view of what visitors typed. It is stored as it was typed and cannot be changed here; lists and fields show
 * it so that it turns nothing around and hides nothing.
 */

/** The types as the Studio is to use them: an enquiry's texts are made fit to be looked at. */
export function showWhatVisitorsTyped(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => (isDocumentType(type) && type.name === 'enquiry' ? shown(type) : type))
}

// Other types may have any name, so the compiler cannot tell by the name alone.
const isDocumentType = (type: SchemaTypeDefinition): type is DocumentDefinition => type.type === 'document'

function shown(type: DocumentDefinition): DocumentDefinition {
  const prepare = type.preview?.prepare
  return {
    ...type,
    ...(prepare && {
      preview: { ...type.preview, prepare: (selection, ...more) => prepare(showEach(selection), ...more) },
    }),
    fields: type.fields.map((field) => (isTyped(field) ? withShownInput(field) : field)),
  }
}

// Long texts have a field of the same shape.
const isTyped = (field: FieldDefinition): field is FieldDefinition<'string'> =>
  field.readOnly === true && (field.type === 'string' || field.type === 'text')

function withShownInput(field: FieldDefinition<'string'>): FieldDefinition<'string'> {
  return { ...field, components: { ...field.components, input: ShownInput } }
}

function ShownInput(props: StringInputProps) {
  const value = showTyped(props.value ?? '')
  return props.renderDefault({ ...props, value, elementProps: { ...props.elementProps, value } })
}

function showEach(selection: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(selection).map(([name, value]) => [
      name,
      typeof value === 'string' ? showTyped(value) : value,
    ]),
  )
}
