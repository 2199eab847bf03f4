import { defineField } from '@sanity/types'
import { isEmptyText } from '../rules/texts.ts'

type FieldOptions = {
  description?: string
  group?: string | string[]
  /** The field may stay empty; any other is required. */
  optional?: boolean
  max?: number
  initialValue?: string
}

/** One line of plain text, such as a heading or the label of a button. */
export function lineField(name: string, title: string, options: FieldOptions = {}) {
  const { optional = false, max = 120, ...rest } = options
  return defineField({
    name,
    title,
    type: 'string',
    ...rest,
    validation: (rule) => [
      ...(optional ? [] : [rule.required().error(`“${title}” is empty. Visitors would see a gap here.`)]),
      rule.max(max).error(`Keep “${title}” within ${max} characters.`),
    ],
  })
}

/** The heading of a section. */
export const headingField = lineField('heading', 'Heading', { max: 80 })

/** A short paragraph of plain text, without links or lists. */
export function paragraphField(name: string, title: string, options: FieldOptions = {}) {
  const { optional = false, max = 600, ...rest } = options
  return defineField({
    name,
    title,
    type: 'text',
    rows: 3,
    ...rest,
    validation: (rule) => [
      ...(optional ? [] : [rule.required().error(`“${title}” is empty. Visitors would see a gap here.`)]),
      rule.max(max).error(`Keep “${title}” within ${max} characters.`),
    ],
  })
}

/** Portable text that must not be empty. Articles have headings of their own, other texts do not. */
export function richTextField(
  name: string,
  title: string,
  options: { type?: 'richText' | 'article'; description?: string; group?: string } = {},
) {
  return defineField({
    name,
    title,
    type: 'richText',
    ...options,
    // Rules of a field replace those of its type.
    validation: (rule) => [
      rule.required().error(`“${title}” is empty. Visitors would see a gap here.`),
      rule.custom((blocks: readonly unknown[] | undefined) =>
        blocks !== undefined && isEmptyText(blocks) ? `“${title}” has no words in it.` : true,
      ),
    ],
  })
}

/** A list of objects or lines of text; `min` and `max` count its entries. */
export function listField(
  name: string,
  title: string,
  member: string,
  options: { description?: string; group?: string; min?: number; max?: number } = {},
) {
  const { min = 1, max = 12, ...rest } = options
  return defineField({
    name,
    title,
    type: 'array',
    of: [{ type: member }],
    ...rest,
    validation: (rule) => [
      ...(min > 0
        ? [
            rule
              .required()
              .min(min)
              .error(`“${title}” needs at least ${min} ${min === 1 ? 'entry' : 'entries'}.`),
          ]
        : []),
      rule.max(max).error(`“${title}” can have ${max} entries at most.`),
    ],
  })
}

/**
 * A section of a page: fields that belong together and can be folded away. Each page needs its own: Sanity's types would
 * give one object in two pages a name and a type of its own.
 */
export function sectionField(
  name: string,
  title: string,
  fields: ReturnType<typeof defineField>[],
  options: { description?: string; group?: string } = {},
) {
  return defineField({
    name,
    title,
    type: 'object',
    options: { collapsible: true, collapsed: false },
    fields,
    ...options,
    validation: (rule) => rule.required().error(`The section “${title}” is empty.`),
  })
}

/** How the page appears in search results. */
export function seoField(group: string) {
  return defineField({
    name: 'seo',
    title: 'Search results',
    type: 'seo',
    group,
    validation: (rule) => rule.required().error('Say how the page appears in search results.'),
  })
}

/** A section with a heading and an optional text below it. */
export function introSectionField(
  name: string,
  title: string,
  options: { description?: string; group?: string } = {},
) {
  return sectionField(
    name,
    title,
    [headingField, paragraphField('text', 'Text', { optional: true })],
    options,
  )
}

/** The section at the top of a page: its title and a text below it. */
export function heroField() {
  return sectionField(
    'hero',
    'Opening',
    [lineField('title', 'Title', { max: 80 }), paragraphField('text', 'Text below the title', { max: 300 })],
    { group: 'text' },
  )
}

/** The section that closes a page and leads to the quote form. */
export function callToActionField(group: string) {
  return defineField({
    name: 'cta',
    title: 'Call to action',
    type: 'callToAction',
    group,
    validation: (rule) => rule.required().error('The closing call to action is empty.'),
  })
}

/** The place of a document in a list that editors order by dragging. */
export const orderField = defineField({
  name: 'order',
  title: 'Place in the list',
  type: 'number',
  // The list sets it (studio/ordered-list.tsx).
  hidden: true,
  initialValue: 100,
  validation: (rule) => rule.required().integer().error('Give a whole number.'),
})

/** The ordering by `orderField`. */
export const pageOrderings = [
  { name: 'order', title: 'Order on the page', by: [{ field: 'order', direction: 'asc' as const }] },
]
