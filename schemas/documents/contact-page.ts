import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField, defineType } from '@sanity/types'
import { lineField, paragraphField, sectionField, seoField } from '../objects/fields.ts'

/** The words of `/contact`. */
export const contactPage = defineType({
  name: 'contactPage',
  title: 'Contact page',
  type: 'document',
  icon: EnvelopeIcon,
  groups: [
    { name: 'text', title: 'Texts', default: true },
    { name: 'form', title: 'Form' },
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
      'details',
      'Telephone, e-mail and hours',
      [
        lineField('heading', 'Heading', { max: 80 }),
        lineField('hoursHeading', 'Heading above the opening hours', { max: 80 }),
      ],
      { group: 'text', description: 'The details themselves come from the site settings.' },
    ),
    sectionField(
      'coverage',
      'Map',
      [lineField('heading', 'Heading', { max: 80 }), paragraphField('text', 'Text', { optional: true })],
      { group: 'text' },
    ),
    sectionField(
      'form',
      'Form',
      [lineField('heading', 'Heading', { max: 80 }), paragraphField('text', 'Text', { optional: true })],
      { group: 'form' },
    ),
    sectionField(
      'unavailable',
      'When the form cannot send',
      [lineField('heading', 'Heading', { max: 80 }), paragraphField('text', 'Text')],
      {
        group: 'form',
        description: 'Says how to reach you instead. The telephone number and e-mail are added.',
      },
    ),
    defineField({ name: 'mail', title: 'Messages sent by e-mail', type: 'enquiryMail', group: 'form' }),
    seoField('search'),
  ],
  preview: { prepare: () => ({ title: 'Contact page', subtitle: '/contact' }) },
})
