import { HomeIcon } from '@sanity/icons/Home'
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
import { wordsField } from '../objects/words.ts'
import { lookupWords } from '../rules/lookup-words.ts'

/** The texts of `/`. */
export const homePage = defineType({
  name: 'homePage',
  title: 'Home page',
  type: 'document',
  icon: HomeIcon,
  groups: [
    { name: 'top', title: 'Top of the page', default: true },
    { name: 'middle', title: 'Sections' },
    { name: 'bottom', title: 'Foot of the page' },
    { name: 'search', title: 'Search results' },
  ],
  fields: [
    sectionField(
      'hero',
      'Opening',
      [
        lineField('title', 'Title', { initialValue: 'Sell Your Car Fast in Berkshire', max: 80 }),
        paragraphField('text', 'Text below the title', { optional: true, max: 300 }),
        listField('benefits', 'Benefits', 'string', { min: 1, max: 6, description: 'Four short lines.' }),
        lineField('quoteLabel', 'Words on the quote button', { initialValue: 'Get a Free Quote', max: 30 }),
        lineField('contactLabel', 'Words on the contact button', { initialValue: 'Contact Us', max: 30 }),
        defineField({
          name: 'photo',
          title: 'Photograph in place of the car',
          type: 'photo',
          description:
            'Stands above the registration, almost three times as wide as high: set the hotspot on what must be seen. Empty, the car is drawn.',
        }),
      ],
      { group: 'top' },
    ),
    sectionField(
      'lookup',
      'Registration lookup',
      [
        headingField,
        paragraphField('help', 'Help text', { description: 'What happens with the registration.', max: 300 }),
      ],
      { group: 'top' },
    ),
    wordsField('lookupWords', 'Words of the lookup', {
      group: 'top',
      own: lookupWords,
      titles: {
        label: 'Label of the plate',
        button: 'Button',
        searching: 'The same button while it searches',
        found: 'Heading when the vehicle is found',
        quote: 'Button to its quote',
        notFound: 'Heading when no vehicle is found',
        manually: 'Question below that heading',
        form: 'Button to the form',
        another: 'Button to another search',
      },
    }),
    defineField({
      name: 'sections',
      title: 'Order of the sections',
      type: 'array',
      of: [defineArrayMember({ type: 'homeSection' })],
      group: 'middle',
      description:
        'Empty, the page has all sections in their usual order. Otherwise it has those in this list, in this order; drag them.',
      validation: (rule) =>
        rule.custom((sections: { section?: string }[] | undefined) => {
          const names = (sections ?? []).map(({ section }) => section)
          return new Set(names).size === names.length || 'A section is in the list twice.'
        }),
    }),
    sectionField(
      'whyChooseUs',
      'Why choose us',
      [
        headingField,
        paragraphField('text', 'Text', { optional: true }),
        listField('items', 'Reasons', 'feature', { max: 9 }),
      ],
      { group: 'middle' },
    ),
    sectionField(
      'about',
      'About us, in short',
      [
        headingField,
        richTextField('text', 'Text'),
        lineField('linkLabel', 'Words on the link to the about page', { max: 40 }),
      ],
      { group: 'middle' },
    ),
    lineField('purchasesHeading', 'Heading above recent purchases', {
      group: 'middle',
      description: 'Empty, it is “Recently bought”.',
      optional: true,
      max: 80,
    }),
    introSectionField('testimonials', 'Testimonials', {
      group: 'middle',
      description: 'The first three testimonials are shown below it.',
    }),
    sectionField(
      'faq',
      'Questions, in short',
      [
        headingField,
        paragraphField('text', 'Text'),
        lineField('linkLabel', 'Words on the link to the FAQ page', { max: 40 }),
      ],
      { group: 'middle' },
    ),
    introSectionField('areas', 'Areas we serve', {
      group: 'bottom',
      description: 'All towns are listed below it.',
    }),
    callToActionField('bottom'),
    seoField('search'),
  ],
  preview: { prepare: () => ({ title: 'Home page', subtitle: '/' }) },
})
