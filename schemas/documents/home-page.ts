import { HomeIcon } from '@sanity/icons/Home'
import { defineField, defineType } from '@sanity/types'
import {
  lineField,
  listField,
  paragraphField,
  richTextField,
  sectionField,
  seoField,
} from '../objects/fields.ts'

/** The words of `/`. */
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
      ],
      { group: 'top' },
    ),
    sectionField(
      'lookup',
      'Registration lookup',
      [
        lineField('heading', 'Heading', { max: 80 }),
        paragraphField('help', 'Help text', { description: 'What happens with the registration.', max: 300 }),
      ],
      { group: 'top' },
    ),
    sectionField(
      'whyChooseUs',
      'Why choose us',
      [
        lineField('heading', 'Heading', { max: 80 }),
        paragraphField('text', 'Text', { optional: true }),
        listField('items', 'Reasons', 'feature', { max: 9 }),
      ],
      { group: 'middle' },
    ),
    sectionField(
      'about',
      'About us, in short',
      [
        lineField('heading', 'Heading', { max: 80 }),
        richTextField('text', 'Text'),
        lineField('linkLabel', 'Words on the link to the about page', { max: 40 }),
      ],
      { group: 'middle' },
    ),
    sectionField(
      'testimonials',
      'Testimonials',
      [lineField('heading', 'Heading', { max: 80 }), paragraphField('text', 'Text', { optional: true })],
      { group: 'middle', description: 'The first three testimonials are shown below it.' },
    ),
    sectionField(
      'faq',
      'Questions, in short',
      [
        lineField('heading', 'Heading', { max: 80 }),
        paragraphField('text', 'Text'),
        lineField('linkLabel', 'Words on the link to the FAQ page', { max: 40 }),
      ],
      { group: 'middle' },
    ),
    sectionField(
      'areas',
      'Areas we serve',
      [lineField('heading', 'Heading', { max: 80 }), paragraphField('text', 'Text', { optional: true })],
      { group: 'bottom', description: 'All towns are listed below it.' },
    ),
    defineField({
      name: 'cta',
      title: 'Call to action',
      type: 'callToAction',
      group: 'bottom',
      validation: (rule) => rule.required().error('The closing call to action is empty.'),
    }),
    seoField('search'),
  ],
  preview: { prepare: () => ({ title: 'Home page', subtitle: '/' }) },
})
