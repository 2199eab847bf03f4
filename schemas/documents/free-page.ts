import { DocumentsIcon } from '@sanity/icons/Documents'
import { defineField, defineType } from '@sanity/types'
import { lineField, listField, paragraphField, seoField } from '../objects/fields.ts'
import { slugField } from '../objects/place-fields.ts'
import { isTopLevelSlugFree } from '../rules/lookups.ts'

/** A page of an editor's own, at `/{slug}`. */
export const freePage = defineType({
  name: 'freePage',
  title: 'Page',
  type: 'document',
  icon: DocumentsIcon,
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'place', title: 'Address and links' },
    { name: 'search', title: 'Search results' },
  ],
  fields: [
    lineField('name', 'Name', {
      description: 'A word or two, for the menu, the footer and the path above the title: Vans.',
      group: 'text',
      max: 30,
    }),
    lineField('title', 'Title', {
      description: 'The heading of the page. The name stands there while this is empty.',
      group: 'text',
      optional: true,
      max: 80,
    }),
    paragraphField('intro', 'Text below the title', { group: 'text', optional: true, max: 300 }),
    listField('sections', 'Sections', 'pageSection', {
      description: 'Drag them into another order.',
      group: 'text',
      max: 20,
    }),
    defineField({
      name: 'hasCallToAction',
      title: 'Close with the call to action of the FAQ page',
      type: 'boolean',
      group: 'text',
      description: 'Its words are in Site settings › Shared texts › FAQ page.',
      initialValue: true,
    }),
    slugField({
      description:
        'The part after the site’s name: /vans. When you publish a change, the Studio offers a redirect from the old address.',
      topLevel: true,
      isFree: isTopLevelSlugFree,
    }),
    defineField({
      name: 'linkedFrom',
      title: 'Where the site links to it',
      type: 'string',
      group: 'place',
      description:
        'On a computer the menu has room for two more entries with short names. Its order is in Site settings › Menu and footer.',
      options: {
        list: [
          { title: 'Menu and footer', value: 'everywhere' },
          { title: 'Menu', value: 'menu' },
          { title: 'Footer', value: 'footer' },
          { title: 'Nowhere: only from texts', value: 'nowhere' },
        ],
        layout: 'radio',
      },
      initialValue: 'footer',
    }),
    seoField('search'),
    defineField({
      name: 'hiddenFromSearch',
      title: 'Not for search engines',
      type: 'boolean',
      group: 'search',
      description: 'Keeps the page out of search results and out of the sitemap. Visitors still reach it.',
      initialValue: false,
    }),
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: {
    select: { title: 'name', slug: 'slug.current' },
    prepare: ({ title, slug }) => ({ title, subtitle: slug ? `/${slug}` : 'No address yet' }),
  },
})
