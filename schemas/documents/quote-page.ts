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
import { wordsField } from '../objects/words.ts'
import { quoteFormWords } from '../rules/words.ts'
import { formDeliveryFields, formField, formPageGroups, formWordTitles } from '../objects/form-page-fields.ts'

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
    wordsField('formWords', 'Words in the form', {
      group: 'form',
      description: 'What is sent to you does not change with them.',
      own: quoteFormWords,
      titles: {
        ...formWordTitles,
        vehicle: 'Heading of the vehicle',
        registration: 'Label of the registration',
        year: 'Label of the year',
        more: 'Words that open more fields',
        condition: 'Heading of mileage and condition',
        mileage: 'Label of the mileage',
        additionalInfo: 'Label of the additional information',
        additionalHint: 'Hint of the additional information',
      },
    }),
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
