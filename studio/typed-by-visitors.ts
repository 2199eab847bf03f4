import type { SchemaTypeDefinition, StringInputProps } from 'sanity'
import { showTyped } from '../lib/shared/visitor-text.ts'

/*
 * The Studio's view of what visitors typed. It is stored as it was typed and cannot be changed here; lists and fields show
 * it so that it turns nothing around and hides nothing.
 */

type Definition = SchemaTypeDefinition & {
  fields?: (SchemaTypeDefinition & { readOnly?: unknown; components?: object })[]
  preview?: { prepare?: (selection: Record<string, unknown>, ...more: unknown[]) => unknown }
}

/** The types as the Studio is to use them: an enquiry's texts are made fit to be looked at. */
export function showWhatVisitorsTyped(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  // The union of all kinds of types says nothing of fields, which a document has.
  return types.map((type) => (type.name === 'enquiry' ? shown(type as Definition) : type))
}

function shown(type: Definition): SchemaTypeDefinition {
  const prepare = type.preview?.prepare
  return {
    ...type,
    ...(prepare && {
      preview: { ...type.preview, prepare: (selection, ...more) => prepare(showEach(selection), ...more) },
    }),
    fields: type.fields?.map((field) => (isTyped(field) ? withShownInput(field) : field)),
  } as SchemaTypeDefinition
}

const isTyped = ({ type, readOnly }: { type: string; readOnly?: unknown }) =>
  readOnly === true && (type === 'string' || type === 'text')

function withShownInput<Field extends { components?: object }>(field: Field): Field {
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
