import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from '@sanity/types'
import { searchLengths } from '../rules/texts.ts'

const { title, description } = searchLengths

/** The title and description of a page in search results and shared links. */
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
  ],
})
