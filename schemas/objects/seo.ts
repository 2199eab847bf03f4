import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from '@sanity/types'
import { searchLengths } from '../rules/texts.ts'

const { title, description } = searchLengths

/** How a page appears in search results and shared links. */
export const seo = defineType({
  name: 'seo',
  title: 'Search results',
  type: 'object',
  icon: SearchIcon,
  options: { collapsible: true, collapsed: false },
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: `Shown as the blue line in search results and on the browser tab. Up to ${title.max} characters, different on every page.`,
      validation: (rule) => [
        rule.required().error('Write a title for search results.'),
        rule.max(title.max).warning(`Search engines cut titles off after about ${title.max} characters.`),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description: `The two lines under the title. ${description.bestMin} to ${description.max} characters that tell a reader what the page offers.`,
      validation: (rule) => [
        rule.required().error('Write a description for search results.'),
        rule
          .min(description.min)
          .warning(`Short for a description: ${description.bestMin} characters or more fill the two lines.`),
        rule
          .max(description.max)
          .warning(`Search engines cut descriptions off after about ${description.max} characters.`),
      ],
    }),
    defineField({
      name: 'image',
      title: 'Picture for shared links',
      type: 'photo',
      description:
        'Shown by social networks and messengers, wider than high. Empty, it is that of the site settings, or one drawn with the title.',
    }),
    defineField({
      name: 'noIndex',
      title: 'Not for search engines',
      type: 'boolean',
      description: 'Keeps the page out of search results and out of the sitemap. Visitors still reach it.',
      // These have a switch of their own.
      hidden: ({ document }) => document?._type === 'area' || document?._type === 'freePage',
    }),
  ],
})
