import { defineField } from '@sanity/types'
import { headingField, introSectionField, paragraphField, sectionField } from './fields.ts'

/** The groups of the quote and the contact page. */
export const formPageGroups = [
  { name: 'text', title: 'Texts', default: true },
  { name: 'form', title: 'Form' },
  { name: 'search', title: 'Search results' },
]

/** The texts above the form of a page. */
export function formField() {
  return introSectionField('form', 'Form', { group: 'form' })
}

/** The text that replaces the form when it cannot send, and the mails that it sends. */
export function formDeliveryFields() {
  return [
    sectionField('unavailable', 'When the form cannot send', [headingField, paragraphField('text', 'Text')], {
      group: 'form',
      description: 'Says how to reach you instead. The telephone number and e-mail are added.',
    }),
    defineField({ name: 'mail', title: 'Messages sent by e-mail', type: 'enquiryMail', group: 'form' }),
  ]
}

/** What the words are called that both forms have. */
export const formWordTitles = {
  carMake: 'Label of the make',
  carModel: 'Label of the model',
  engineSize: 'Label of the engine size',
  fuelType: 'Label of the fuel',
  transmission: 'Label of the transmission',
  motExpiry: 'Label of the MOT expiry',
  registeredDate: 'Label of the first registration',
  person: 'Heading of the name and addresses',
  name: 'Label of the name',
  email: 'Label of the e-mail address',
  phone: 'Label of the telephone number',
  find: 'Button beside the registration',
  optional: 'Beside fields that may stay empty',
  send: 'Button that sends the form',
  sending: 'The same button while it is sent',
}
