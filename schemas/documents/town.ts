import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { lineField, seoField } from '../objects/fields.ts'
import {
  identityGroups,
  locationField,
  placeContentFields,
  placeLayout,
  slugField,
} from '../objects/place-fields.ts'
import { isTopLevelSlugFree } from '../rules/lookups.ts'

/** A town or borough with a page of its own at `/{slug}`. */
export const town = defineType({
  name: 'town',
  title: 'Town',
  type: 'document',
  icon: EarthGlobeIcon,
  ...placeLayout,
  fields: [
    lineField('name', 'Name', {
      description: 'As people say it: Reading, Windsor & Maidenhead.',
      group: identityGroups,
      max: 60,
    }),
    slugField({
      description:
        'The part after the site’s name: /reading. When you publish a change, the Studio offers a redirect from the old address.',
      topLevel: true,
      isFree: isTopLevelSlugFree,
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
    locationField,
    defineField({
      name: 'collectionDays',
      title: 'Next collection days',
      type: 'array',
      of: [defineArrayMember({ type: 'date', options: { dateFormat: 'dddd D MMMM YYYY' } })],
      group: 'place',
      description:
        'Days on which you will certainly collect here. The pages of the town and its areas show the next three; days that have passed disappear by themselves.',
      validation: (rule) => [
        rule.unique().error('The same day is in the list twice.'),
        rule.max(60).error('Sixty days at most. Remove those that have passed.'),
      ],
    }),
    ...placeContentFields({
      neighbours: {
        name: 'nearbyTowns',
        title: 'Nearby towns',
        description: 'Up to four towns, shown beside the text in this order.',
        type: 'town',
        max: { count: 4, problem: 'Four nearby towns at most.' },
      },
      localExpertise: 'What you know about this place: its roads, parking, kinds of cars.',
    }),
    seoField('search'),
  ],
  preview: {
    select: { title: 'name', slug: 'slug.current', media: 'photo' },
    prepare: ({ title, slug, media }) => ({
      title,
      subtitle: slug ? `/${slug}` : 'No address yet',
      media: media ?? EarthGlobeIcon,
    }),
  },
})
