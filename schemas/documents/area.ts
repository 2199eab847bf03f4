import { PinIcon } from '@sanity/icons/Pin'
import { defineField, defineType } from '@sanity/types'
import { lineField, locationField, neighbour, richTextField, seoField, slugField } from '../objects/fields.ts'
import { isAreaSlugFree } from '../rules/lookups.ts'
import { isPostcodeDistrict } from '../rules/places.ts'
import { type StoredReference, neighboursProblem } from '../rules/references.ts'

/** A neighbourhood or parish of a town, with its page at `/{town}/{slug}`. */
export const area = defineType({
  name: 'area',
  title: 'Area',
  type: 'document',
  icon: PinIcon,
  groups: [
    { name: 'text', title: 'Texts', default: true },
    { name: 'place', title: 'Place' },
    { name: 'search', title: 'Search results' },
  ],
  fields: [
    lineField('name', 'Name', {
      description: 'The area alone: Caversham. The town is added where it is needed.',
      group: 'place',
      max: 60,
    }),
    defineField({
      name: 'town',
      title: 'Belongs to',
      type: 'reference',
      to: [{ type: 'town' }],
      group: 'place',
      description: 'The town or borough whose page lists this area.',
      options: { disableNew: true },
      validation: (rule) => rule.required().error('Choose the town this area belongs to.'),
    }),
    slugField({
      group: 'place',
      description:
        'The part after the town: /reading/caversham. When you publish a change, the Studio offers a redirect from the old address.',
      topLevel: false,
      isFree: isAreaSlugFree,
    }),
    locationField('place'),
    defineField({
      name: 'postcodes',
      title: 'Postcode districts',
      type: 'array',
      of: [{ type: 'string' }],
      group: 'place',
      description: 'The first half of the postcodes here: RG1, RG4.',
      options: { layout: 'tags' },
      validation: (rule) => [
        rule.unique(),
        rule.custom((codes: string[] | undefined) => {
          const wrong = codes?.find((code) => !isPostcodeDistrict(code))
          return wrong === undefined ? true : `“${wrong}” is not the first half of a postcode, such as RG4.`
        }),
      ],
    }),
    defineField({
      name: 'roads',
      title: 'Main roads',
      type: 'array',
      of: [{ type: 'string' }],
      group: 'place',
      description: 'Roads a collection is likely to use: A4, B478, M4 J11.',
      options: { layout: 'tags' },
      validation: (rule) => rule.unique(),
    }),
    lineField('station', 'Nearest railway station', { group: 'place', optional: true, max: 60 }),
    defineField({
      name: 'nearbyAreas',
      title: 'Nearby areas',
      type: 'array',
      group: 'place',
      description: 'Up to six areas next to this one, of this town or of the one next door.',
      of: [neighbour('area')],
      validation: (rule) => [
        rule.max(6).error('Six nearby areas at most.'),
        rule.custom(
          (areas: StoredReference[] | undefined, context) =>
            neighboursProblem(areas, context.document?._id) ?? true,
        ),
      ],
    }),
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
      description: 'What matters on the day in this place: roads, parking, where to meet.',
    }),
    richTextField('callToAction', 'Call to action', { group: 'text', description: 'Closes the page.' }),
    seoField('search'),
    defineField({
      name: 'canonicalArea',
      title: 'Main page about this place',
      type: 'reference',
      to: [{ type: 'area' }],
      weak: true,
      group: 'search',
      description:
        'Leave empty as a rule. When a place stands under two towns with the same text, name the page that search engines should show.',
      options: { disableNew: true },
      validation: (rule) =>
        rule.custom(
          (canonical: StoredReference | undefined, context) =>
            neighboursProblem(canonical ? [canonical] : [], context.document?._id) === undefined ||
            'Leave this empty: a page is its own main page.',
        ),
    }),
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: {
    select: {
      title: 'name',
      slug: 'slug.current',
      town: 'town.name',
      townSlug: 'town.slug.current',
      media: 'photo',
    },
    prepare: ({ title, slug, town, townSlug, media }) => ({
      title: town ? `${town} – ${title ?? 'unnamed'}` : title,
      subtitle: slug && townSlug ? `/${townSlug}/${slug}` : 'No address yet',
      media: media ?? PinIcon,
    }),
  },
})
