import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { defineField, defineType } from '@sanity/types'
import { lineField, listField, paragraphField, sectionField, seoField } from '../objects/fields.ts'

/** The words of `/get-a-quote`. */
export const quotePage = defineType({
  name: 'quotePage',
  title: 'Quote page',
  type: 'document',
  icon: ClipboardIcon,
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
      'reasons',
      'Why choose us',
      [lineField('heading', 'Heading', { max: 80 }), listField('items', 'Reasons', 'feature', { max: 8 })],
      { group: 'text', description: 'Beside the form.' },
    ),
    sectionField(
      'help',
      'Help box',
      [lineField('heading', 'Heading', { max: 80 }), paragraphField('text', 'Text', { max: 300 })],
      {
        group: 'text',
        description: 'Beside the form. The telephone number is added from the site settings.',
      },
    ),
    sectionField(
      'form',
      'Form',
      [lineField('heading', 'Heading', { max: 80 }), paragraphField('text', 'Text', { optional: true })],
      { group: 'form' },
    ),
    sectionField(
      'thankYou',
      'After sending',
      [
        lineField('heading', 'Heading', { max: 80 }),
        paragraphField('text', 'Text', {
          description: 'What happens next. Make and model of the car stand above it.',
        }),
      ],
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
  preview: { prepare: () => ({ title: 'Quote page', subtitle: '/get-a-quote' }) },
})
