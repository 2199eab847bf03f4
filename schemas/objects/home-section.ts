import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { defineField, defineType } from '@sanity/types'
import { homeSections } from '../rules/home-sections.ts'

/** The place of a section in the order of the home page. */
export const homeSection = defineType({
  name: 'homeSection',
  title: 'Section',
  type: 'object',
  icon: StackCompactIcon,
  fields: [
    defineField({
      name: 'section',
      title: 'Section',
      type: 'string',
      options: { list: [...homeSections] },
      validation: (rule) => rule.required().error('Choose the section.'),
    }),
  ],
  preview: {
    select: { section: 'section' },
    prepare: ({ section }) => ({
      title: homeSections.find(({ value }) => value === section)?.title ?? 'Choose a section',
    }),
  },
})
