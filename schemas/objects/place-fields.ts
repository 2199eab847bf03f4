import { type ValidationContext, defineArrayMember, defineField } from '@sanity/types'
import { locationProblem } from '../rules/places.ts'
import { type StoredReference, neighboursProblem } from '../rules/references.ts'
import { slugMaxLength, slugProblem, toSlug } from '../rules/slugs.ts'
import { richTextField } from './fields.ts'

/** The groups of the form of a place, and how lists of places are ordered. */
export const placeLayout = {
  groups: [
    { name: 'text', title: 'Name and texts', default: true },
    { name: 'place', title: 'Place' },
    { name: 'search', title: 'Search results' },
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' as const }] }],
}

/** Groups of what a place is called and where its page is: the form opens on it, so that a new place begins with it. */
export const identityGroups = ['text', 'place']

/** The last part of a page's address. `isFree` resolves to true when no other document has it. */
export function slugField(options: {
  description: string
  /** True for a page at the top level, where the site's own pages are. */
  topLevel: boolean
  isFree: (slug: string, context: ValidationContext) => Promise<boolean>
}) {
  const { description, topLevel, isFree } = options
  return defineField({
    name: 'slug',
    title: 'Address of the page',
    type: 'slug',
    group: identityGroups,
    description,
    options: {
      source: 'name',
      maxLength: slugMaxLength,
      slugify: toSlug,
      isUnique: isFree,
    },
    // One rule, not a list: Sanity would check each rule of a list for a taken address.
    validation: (rule) =>
      rule
        .required()
        .custom((slug: { current?: string } | undefined) =>
          slug?.current ? (slugProblem(slug.current, { topLevel }) ?? true) : true,
        ),
  })
}

/** The position of a place, which the map needs. */
export const locationField = defineField({
  name: 'location',
  title: 'Position on the map',
  type: 'location',
  group: 'place',
  validation: (rule) => [
    rule.required().error('Give the position, so that the map can show it.'),
    rule.custom((value: { lat?: number; lng?: number } | undefined) => locationProblem(value) ?? true),
  ],
})

type NeighboursOptions = {
  name: string
  title: string
  description: string
  type: 'town' | 'area'
  max: { count: number; problem: string }
}

/** References are weak, so that a neighbour can be taken down; the page then leaves it out. */
function neighboursField({ name, title, description, type, max }: NeighboursOptions) {
  return defineField({
    name,
    title,
    type: 'array',
    group: 'place',
    description,
    of: [defineArrayMember({ type: 'reference', to: [{ type }], weak: true, options: { disableNew: true } })],
    validation: (rule) => [
      rule.max(max.count).error(max.problem),
      rule.custom(
        (neighbours: StoredReference[] | undefined, context) =>
          neighboursProblem(neighbours, context.document?._id) ?? true,
      ),
    ],
  })
}

/** The neighbours, the photograph and the four texts of a place. */
export function placeContentFields(options: { neighbours: NeighboursOptions; localExpertise: string }) {
  return [
    neighboursField(options.neighbours),
    defineField({ name: 'photo', title: 'Photograph', type: 'photo', group: 'place' }),
    richTextField('intro', 'Introduction', {
      group: 'text',
      description: 'Opens the page, below the title.',
    }),
    richTextField('sellingPoints', 'Selling points', {
      group: 'text',
      description: 'Why selling to you suits people here.',
    }),
    richTextField('localExpertise', 'Local expertise', {
      group: 'text',
      description: options.localExpertise,
    }),
    richTextField('callToAction', 'Call to action', { group: 'text', description: 'Closes the page.' }),
  ]
}
