import { PinIcon } from '@sanity/icons/Pin'
import { defineField, defineType } from '@sanity/types'
import { lineField, listField, seoField } from '../objects/fields.ts'
import {
  identityGroups,
  locationField,
  placeContentFields,
  placeLayout,
  slugField,
} from '../objects/place-fields.ts'
import { isAreaSlugFree } from '../rules/lookups.ts'
import { isPostcodeDistrict } from '../rules/places.ts'
import { scenes } from '../rules/scenes.ts'
import { type StoredReference, neighboursProblem } from '../rules/references.ts'

/** A list of short texts. */
const tags = {
  type: 'array' as const,
  of: [{ type: 'string' }],
  group: 'place',
  options: { layout: 'tags' as const },
}

/** A neighbourhood or parish of a town, with a page at `/{town}/{slug}`. */
export const area = defineType({
  name: 'area',
  title: 'Area',
  type: 'document',
  icon: PinIcon,
  ...placeLayout,
  fields: [
    lineField('name', 'Name', {
      description: 'The area alone: Caversham. The town is added where it is needed.',
      group: identityGroups,
      max: 60,
    }),
    defineField({
      name: 'town',
      title: 'Belongs to',
      type: 'reference',
      to: [{ type: 'town' }],
      group: identityGroups,
      description: 'The town or borough whose page lists this area.',
      options: { disableNew: true },
      validation: (rule) => rule.required().error('Choose the town this area belongs to.'),
    }),
    slugField({
      description:
        'The part after the town: /reading/caversham. When you publish a change, the Studio offers a redirect from the old address.',
      topLevel: false,
      isFree: isAreaSlugFree,
    }),
    locationField,
    defineField({
      name: 'scene',
      title: 'Drawing at the top of its page',
      type: 'string',
      group: 'place',
      description: 'What one sees there. Empty, it is the landmark of the town.',
      options: { list: [...scenes] },
    }),
    defineField({
      name: 'postcodes',
      title: 'Postcode districts',
      ...tags,
      description: 'The first half of the postcodes here: RG1, RG4.',
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
      ...tags,
      description: 'Roads a collection is likely to use: A4, B478, M4 J11.',
      validation: (rule) => rule.unique(),
    }),
    lineField('station', 'Nearest railway station', { group: 'place', optional: true, max: 60 }),
    ...placeContentFields({
      neighbours: {
        name: 'nearbyAreas',
        title: 'Nearby areas',
        description: 'Up to six areas next to this one, of this town or of the one next door.',
        type: 'area',
        max: { count: 6, problem: 'Six nearby areas at most.' },
      },
      localExpertise: 'What matters on the day in this place: roads, parking, where to meet.',
    }),
    listField('questions', 'Local questions', 'questionAnswer', {
      group: 'text',
      description:
        'Optional. What sellers in this place ask and no other page answers: a permit zone, a gate, a flood, a charge.',
      min: 0,
      max: 4,
    }),
    seoField('search'),
    defineField({
      name: 'hiddenFromSearch',
      title: 'Not for search engines until there is something of its own to say',
      type: 'boolean',
      group: 'search',
      description:
        'Keeps the page out of search results and out of the sitemap. Visitors still reach it from its town and its neighbours.',
      initialValue: false,
    }),
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
