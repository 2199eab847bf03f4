import { fieldLabels } from '@/lib/enquiries/shared/labels'

/** What the forms say; an editor's words go before these. Those of the Studio are the same (a test compares them). */
export const formWords = {
  ...fieldLabels,
  vehicle: 'Your vehicle',
  more: 'More about the vehicle',
  condition: 'Mileage and condition',
  additionalHint: 'Condition, service history, outstanding finance: whatever we should know.',
  yourMessage: 'Your message',
  about: 'Is it about a vehicle?',
  person: 'How to reach you',
  find: 'Find my vehicle',
  optional: 'optional',
}

/** What editors have changed in a form, by the names of `formWords`, and what its button says. */
export type ChangedFormWords = Partial<Record<keyof typeof formWords | 'send' | 'sending', string>>
