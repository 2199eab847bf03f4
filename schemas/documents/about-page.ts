import { UsersIcon } from '@sanity/icons/Users'
import { defineType } from '@sanity/types'
import {
  callToActionField,
  headingField,
  heroField,
  lineField,
  listField,
  richTextField,
  sectionField,
  seoField,
} from '../objects/fields.ts'

/** The texts of `/about`. */
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
    heroField(),
    sectionField('story', 'Our story', [headingField, richTextField('text', 'Text')], { group: 'text' }),
    sectionField('values', 'Values', [headingField, listField('items', 'Values', 'feature', { max: 8 })], {
      group: 'text',
    }),
    sectionField(
      'guarantees',
      'Guarantees',
      [headingField, listField('items', 'Guarantees', 'feature', { max: 8 })],
      {
        group: 'text',
        description: 'The steps of a sale stand above them; they come from the site settings.',
      },
    ),
    lineField('peopleHeading', 'Heading above the people', {
      group: 'text',
      description:
        'The people are documents of their own, under Our people. Without any, the section is not shown.',
      optional: true,
      max: 80,
    }),
    callToActionField('text'),
    seoField('search'),
  ],
  preview: { prepare: () => ({ title: 'About page', subtitle: '/about' }) },
})
