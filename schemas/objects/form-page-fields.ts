import { defineField } from '@sanity/types'
import { headingField, introSectionField, paragraphField, sectionField } from './fields.ts'

/** The groups of the quote and the contact page. */
export const formPageGroups = [
  { name: 'text', title: 'Texts', default: true },
  { name: 'form', title: 'Form' },
  { name: 'search', title: 'Search results' },
]

/** What stands above the form of a page. */
export const formField = introSectionField('form', 'Form', { group: 'form' })

/** What replaces the form when it cannot send, and the mails that it sends. */
export const formDeliveryFields = [
  sectionField('unavailable', 'When the form cannot send', [headingField, paragraphField('text', 'Text')], {
    group: 'form',
    description: 'Says how to reach you instead. The telephone number and e-mail are added.',
  }),
  defineField({ name: 'mail', title: 'Messages sent by e-mail', type: 'enquiryMail', group: 'form' }),
]
