import { BookIcon } from '@sanity/icons/Book'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import {
  callToActionField,
  headingField,
  introSectionField,
  lineField,
  listField,
  paragraphField,
  richTextField,
  sectionField,
  seoField,
} from '../objects/fields.ts'

/** The texts of `/sell-car-guide`. */
export const guide = defineType({
  name: 'guide',
  title: 'Guide',
  type: 'document',
  icon: BookIcon,
  groups: [
    { name: 'text', title: 'Texts', default: true },
    { name: 'side', title: 'At the side' },
    { name: 'search', title: 'Search results' },
  ],
  fields: [
    lineField('title', 'Title', { group: 'text', max: 80 }),
    richTextField('intro', 'Introduction', { group: 'text' }),
    sectionField(
      'benefits',
      'Benefits',
      [headingField, listField('items', 'Benefits', 'feature', { max: 8 })],
      { group: 'text' },
    ),
    sectionField(
      'preparation',
      'Preparation',
      [
        headingField,
        paragraphField('text', 'Text', { optional: true }),
        listField('groups', 'Groups of tips', 'tipGroup', {
          max: 6,
          description: 'Cleaning, documents and the details of the car.',
        }),
      ],
      { group: 'text' },
    ),
    sectionField(
      'process',
      'Steps',
      [headingField, listField('steps', 'Steps', 'step', { min: 2, max: 8 })],
      { group: 'text' },
    ),
    sectionField(
      'faqs',
      'Questions',
      [headingField, listField('items', 'Questions and answers', 'questionAnswer', { max: 8 })],
      { group: 'text' },
    ),
    sectionField(
      'chapters',
      'Chapters',
      [
        defineField({ ...headingField, validation: (rule) => rule.max(80) }),
        defineField({
          name: 'items',
          title: 'Chapters',
          type: 'array',
          of: [defineArrayMember({ type: 'guideChapter' })],
          validation: (rule) =>
            rule
              .max(30)
              .custom(
                (chapters: { anchor?: string }[] | undefined) =>
                  new Set(chapters?.map(({ anchor }) => anchor)).size === (chapters?.length ?? 0) ||
                  'Two chapters have the same name in addresses.',
              ),
        }),
      ],
      { group: 'text', description: 'How prices are made, and sales that need more thought.' },
    ),
    defineField({
      ...callToActionField('text'),
      description: 'Closes the guide. Empty, there is none.',
      validation: undefined,
    }),
    sectionField('safety', 'Safety note', [headingField, richTextField('text', 'Text')], {
      group: 'side',
      description: 'How to recognise a scam.',
    }),
    introSectionField('contact', 'Quick contact', {
      group: 'side',
      description: 'Telephone, contact and quote links are added.',
    }),
    lineField('areasHeading', 'Heading above the area links', { group: 'side', max: 80 }),
    seoField('search'),
  ],
  preview: { prepare: () => ({ title: 'Guide', subtitle: '/sell-car-guide' }) },
})
