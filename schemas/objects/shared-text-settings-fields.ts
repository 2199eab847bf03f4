import { defineField } from '@sanity/types'
import { lineField, listField, paragraphField, sectionField } from './fields.ts'
import { choiceLabelsField, formMessagesField, lookupMessagesField } from './form-texts.ts'
import {
  captionWordsField,
  errorWordsField,
  notFoundWordsField,
  placeWordsField,
  thankYouWordsField,
  unavailableWordsField,
} from './site-words.ts'

/** Texts that many pages share. */
export const sharedTextFields = [
  sectionField(
    'process',
    'How selling works',
    [lineField('heading', 'Heading'), listField('steps', 'Steps', 'step', { min: 2, max: 6 })],
    { group: 'shared', description: 'The numbered steps on the about, town and area pages.' },
  ),
  sectionField(
    'placePages',
    'Town and area pages',
    [
      listField('benefits', 'Points under the title', 'string', { max: 6 }),
      lineField('buttonLabel', 'Words on the quote button', { max: 30, initialValue: 'Get a Free Quote' }),
      lineField('sellingPointsHeading', 'Heading above the selling points', {
        description: 'Write {place} where the name of the town or area belongs.',
        max: 60,
      }),
      lineField('localExpertiseHeading', 'Heading above the local expertise', {
        description: 'Write {place} where the name of the town or area belongs.',
        max: 60,
      }),
      lineField('callToActionHeading', 'Heading above the call to action', {
        description: 'Write {place} where the name of the town or area belongs.',
        max: 60,
      }),
      lineField('sidebarHeading', 'Heading of the box at the side', { max: 60 }),
      paragraphField('sidebarText', 'Text of the box at the side', { max: 300 }),
    ],
    { group: 'shared', description: 'Words that stand on every town and area page.' },
  ),
  placeWordsField,
  sectionField(
    'faqPage',
    'FAQ page',
    [
      lineField('title', 'Title'),
      paragraphField('intro', 'Introduction'),
      defineField({ name: 'cta', title: 'Closing', type: 'callToAction' }),
      defineField({ name: 'seo', title: 'Search results', type: 'seo' }),
    ],
    {
      group: 'shared',
      description: 'The words round the questions; the questions are documents of their own.',
    },
  ),
  sectionField(
    'thankYouPage',
    'Thank-you page',
    [
      lineField('title', 'Title'),
      paragraphField('text', 'Text'),
      listField('documents', 'What to have ready', 'string', {
        min: 0,
        max: 10,
        description: 'Papers and keys for the collection. Shown after a quote request, too.',
      }),
    ],
    { group: 'shared', description: 'Shown after a message has been sent.' },
  ),
  thankYouWordsField,
  notFoundWordsField,
  unavailableWordsField,
  errorWordsField,
  captionWordsField,

  lookupMessagesField,
  formMessagesField,
  choiceLabelsField,
]
