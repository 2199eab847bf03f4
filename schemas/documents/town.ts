import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineField, defineType } from '@sanity/types'
import { lineField, locationField, neighbour, richTextField, seoField, slugField } from '../objects/fields.ts'
import { isTownSlugFree } from '../rules/lookups.ts'
import { type StoredReference, neighboursProblem } from '../rules/references.ts'

/** A town or borough with a page of its own at `/{slug}`. */
export const town = defineType({
  name: 'town',
  title: 'Town',
  type: 'document',
  icon: EarthGlobeIcon,
  groups: [
    { name: 'text', title: 'Texts', default: true },
    { name: 'place', title: 'Place' },
    { name: 'search', title: 'Search results' },
  ],
  fields: [
    lineField('name', 'Name', {
      description: 'As people say it: Reading, Windsor & Maidenhead.',
      group: 'place',
      max: 60,
    }),
    slugField({
      group: 'place',
      description:
        'The part after the site’s name: /reading. When you publish a change, the Studio offers a redirect from the old address.',
      topLevel: true,
      isFree: isTownSlugFree,
    }),
    defineField({
      name: 'kind',
      title: 'Kind of place',
      type: 'string',
      group: 'place',
      description: 'A borough page speaks of its parishes and villages, a town page of the town itself.',
      options: {
        list: [
          { title: 'Town', value: 'town' },
          { title: 'Borough', value: 'borough' },
          { title: 'District', value: 'district' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'town',
      validation: (rule) => rule.required().error('Choose what kind of place this is.'),
    }),
    locationField('place'),
    defineField({
      name: 'nearbyTowns',
      title: 'Nearby towns',
      type: 'array',
      group: 'place',
      description: 'Up to four towns, shown beside the text in this order.',
      of: [neighbour('town')],
      validation: (rule) => [
        rule.max(4).error('Four nearby towns at most.'),
        rule.custom(
          (towns: StoredReference[] | undefined, context) =>
            neighboursProblem(towns, context.document?._id) ?? true,
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
      description: 'What you know about this place: its roads, parking, kinds of cars.',
    }),
    richTextField('callToAction', 'Call to action', { group: 'text', description: 'Closes the page.' }),
    seoField('search'),
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: {
    select: { title: 'name', slug: 'slug.current', media: 'photo' },
    prepare: ({ title, slug, media }) => ({
      title,
      subtitle: slug ? `/${slug}` : 'No address yet',
      media: media ?? EarthGlobeIcon,
    }),
  },
})
