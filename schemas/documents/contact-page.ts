import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineType } from '@sanity/types'
import {
  headingField,
  heroField,
  introSectionField,
  lineField,
  sectionField,
  seoField,
} from '../objects/fields.ts'
import { wordsField } from '../objects/words.ts'
import { contactFormWords } from '../rules/words.ts'
import { formDeliveryFields, formField, formPageGroups, formWordTitles } from '../objects/form-page-fields.ts'

/** The texts of `/contact`. */
export const contactPage = defineType({
  name: 'contactPage',
  title: 'Contact page',
  type: 'document',
  icon: EnvelopeIcon,
  groups: formPageGroups,
  fields: [
    heroField(),
    sectionField(
      'details',
      'Telephone, e-mail and hours',
      [headingField, lineField('hoursHeading', 'Heading above the opening hours', { max: 80 })],
      { group: 'text', description: 'The details themselves come from the site settings.' },
    ),
    introSectionField('coverage', 'Map', { group: 'text' }),
    formField(),
    wordsField('formWords', 'Words in the form', {
      group: 'form',
      description: 'What is sent to you does not change with them.',
      own: contactFormWords,
      titles: {
        ...formWordTitles,
        yourMessage: 'Heading of the message',
        message: 'Label of the message',
        about: 'Words that open the fields of a vehicle',
        carReg: 'Label of the registration',
      },
    }),
    ...formDeliveryFields(),
    seoField('search'),
  ],
  preview: { prepare: () => ({ title: 'Contact page', subtitle: '/contact' }) },
})
