import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { defineType } from '@sanity/types'
import {
  headingField,
  heroField,
  listField,
  paragraphField,
  sectionField,
  seoField,
} from '../objects/fields.ts'
import { formDeliveryFields, formField, formPageGroups } from '../objects/form-page-fields.ts'

/** The texts of `/get-a-quote`. */
export const quotePage = defineType({
  name: 'quotePage',
  title: 'Quote page',
  type: 'document',
  icon: ClipboardIcon,
  groups: formPageGroups,
  fields: [
    heroField(),
    sectionField(
      'reasons',
      'Why choose us',
      [headingField, listField('items', 'Reasons', 'feature', { max: 8 })],
      { group: 'text', description: 'Beside the form.' },
    ),
    sectionField('help', 'Help box', [headingField, paragraphField('text', 'Text', { max: 300 })], {
      group: 'text',
      description: 'Beside the form. The telephone number is added from the site settings.',
    }),
    formField(),
    sectionField(
      'thankYou',
      'After sending',
      [
        headingField,
        paragraphField('text', 'Text', {
          description: 'What happens next. Make and model of the car stand above it.',
        }),
      ],
      { group: 'form' },
    ),
    ...formDeliveryFields(),
    seoField('search'),
  ],
  preview: { prepare: () => ({ title: 'Quote page', subtitle: '/get-a-quote' }) },
})
