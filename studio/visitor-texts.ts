import type { DocumentDefinition, FieldDefinition, SchemaTypeDefinition, StringInputProps } from 'sanity'
import { showTyped } from '../lib/shared/visitor-text.ts'

/*
 * How the Studio shows the texts of visitors. They are stored as they were typed; lists and fields show them with their
 * control characters made visible and their direction isolated.
 */

/** The types with the visitors' texts in enquiries shown safely. */
export function withVisitorTextsShown(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => (isDocumentType(type) && type.name === 'enquiry' ? withShownTexts(type) : type))
}

// Types of other kinds may have any name, so the compiler cannot narrow by the name.
const isDocumentType = (type: SchemaTypeDefinition): type is DocumentDefinition => type.type === 'document'

function withShownTexts(type: DocumentDefinition): DocumentDefinition {
  const prepare = type.preview?.prepare
  return {
    ...type,
    ...(prepare && {
      preview: { ...type.preview, prepare: (selection, ...more) => prepare(showEach(selection), ...more) },
    }),
    fields: type.fields.map((field) => (isVisitorText(field) ? withShownInput(field) : field)),
  }
}

// Fields of type `text` have the same shape.
const isVisitorText = (field: FieldDefinition): field is FieldDefinition<'string'> =>
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
