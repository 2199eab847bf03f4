import { UsersIcon } from '@sanity/icons/Users'
import { defineField, defineType } from '@sanity/types'
import {
  lineField,
  listField,
  paragraphField,
  richTextField,
  sectionField,
  seoField,
} from '../objects/fields.ts'

/** The words of `/about`. */
export const aboutPage = defineType({
  name: 'aboutPage',
  title: 'About page',
  type: 'document',
  icon: UsersIcon,
  groups: [
    { name: 'text', title: 'Texts', default: true },
    { name: 'search', title: 'Search results' },
  ],
  fields: [
    sectionField(
      'hero',
      'Opening',
      [
        lineField('title', 'Title', { max: 80 }),
        paragraphField('text', 'Text below the title', { max: 300 }),
      ],
      { group: 'text' },
    ),
    sectionField(
      'story',
      'Our story',
      [lineField('heading', 'Heading', { max: 80 }), richTextField('text', 'Text')],
      { group: 'text' },
    ),
    sectionField(
      'values',
      'Values',
      [lineField('heading', 'Heading', { max: 80 }), listField('items', 'Values', 'feature', { max: 8 })],
      { group: 'text' },
    ),
    sectionField(
      'guarantees',
      'Guarantees',
      [lineField('heading', 'Heading', { max: 80 }), listField('items', 'Guarantees', 'feature', { max: 8 })],
      {
        group: 'text',
        description: 'The steps of a sale stand above them; they come from the site settings.',
      },
    ),
    defineField({
      name: 'cta',
      title: 'Call to action',
      type: 'callToAction',
      group: 'text',
      validation: (rule) => rule.required().error('The closing call to action is empty.'),
    }),
    seoField('search'),
  ],
  preview: { prepare: () => ({ title: 'About page', subtitle: '/about' }) },
})
