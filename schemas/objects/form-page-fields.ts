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
