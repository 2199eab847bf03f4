import { type ValidationContext, defineArrayMember, defineField } from '@sanity/types'
import { locationProblem } from '../rules/places.ts'
import { slugMaxLength, slugProblem, toSlug } from '../rules/slugs.ts'
import { isEmptyText } from '../rules/texts.ts'

type FieldOptions = {
  description?: string
  group?: string
  /** Most fields must be filled in; this one may stay empty. */
  optional?: boolean
  max?: number
  initialValue?: string
}

/** One line of plain text, such as a heading or the words on a button. */
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

/** Portable text that must say something. Articles have headings of their own, other texts do not. */
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
    // Rules of a field replace those of its type, so both stand here.
    validation: (rule) => [
      rule.required().error(`“${title}” is empty. Visitors would see a gap here.`),
      rule.custom((blocks: readonly unknown[] | undefined) =>
        blocks !== undefined && isEmptyText(blocks) ? `“${title}” has no words in it.` : true,
      ),
    ],
  })
}

/** Where a place is; the map needs it. */
export function locationField(group: string) {
  return defineField({
    name: 'location',
    title: 'Position on the map',
    type: 'location',
    group,
    validation: (rule) => [
      rule.required().error('Give the position, so that the map can show it.'),
      rule.custom((value: { lat?: number; lng?: number } | undefined) => locationProblem(value) ?? true),
    ],
  })
}

/** An entry in a list of neighbours. It keeps nobody from taking the neighbour's page down; the site leaves it out then. */
export function neighbour(type: 'town' | 'area') {
  return defineArrayMember({ type: 'reference', to: [{ type }], weak: true, options: { disableNew: true } })
}

/** The last part of a page's address. `isFree` asks whether no other document has it. */
export function slugField(options: {
  group: string
  description: string
  /** True for a page at the top level, where the site's own pages are. */
  topLevel: boolean
  isFree: (slug: string, context: ValidationContext) => Promise<boolean>
}) {
  const { group, description, topLevel, isFree } = options
  return defineField({
    name: 'slug',
    title: 'Address of the page',
    type: 'slug',
    group,
    description,
    options: {
      source: 'name',
      maxLength: slugMaxLength,
      slugify: toSlug,
      isUnique: isFree,
    },
    // One rule, not a list: each rule of a list would bring Sanity's check for a taken address along.
    validation: (rule) =>
      rule
        .required()
        .custom((slug: { current?: string } | undefined) =>
          slug?.current ? (slugProblem(slug.current, { topLevel }) ?? true) : true,
        ),
  })
}

/** A list of objects or lines, with a least and a greatest number of entries. */
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

/** A part of a page: fields that belong together, folded away until an editor opens them. */
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

/** How the page shows itself in search results; the same on every page. */
export function seoField(group: string) {
  return defineField({
    name: 'seo',
    title: 'Search results',
    type: 'seo',
    group,
    validation: (rule) => rule.required().error('Say how the page appears in search results.'),
  })
}
