import { defineArrayMember, defineField } from '@sanity/types'
import { enquiryStatuses, lostReasons } from '../rules/enquiry-status.ts'

const group = 'work'

/** What the team does about an enquiry. The Studio's view of an enquiry writes these; no visitor sees them. */
export const enquiryWorkFields = [
  defineField({
    name: 'status',
    title: 'Status',
    type: 'string',
    group,
    options: { list: [...enquiryStatuses], layout: 'radio', direction: 'horizontal' },
    initialValue: 'new',
  }),
  defineField({
    name: 'lostReason',
    title: 'Why it was lost',
    type: 'string',
    group,
    description: `For example: ${lostReasons.join(', ')}.`,
    hidden: ({ document }) => document?.['status'] !== 'lost',
  }),
  defineField({
    name: 'assignee',
    title: 'Who looks after it',
    type: 'object',
    group,
    fields: [
      defineField({ name: 'userId', title: 'User', type: 'string', hidden: true }),
      defineField({ name: 'name', title: 'Name', type: 'string' }),
    ],
  }),
  defineField({
    name: 'offeredPrice',
    title: 'Price offered (£)',
    type: 'number',
    group,
    validation: (rule) => rule.min(0).max(10_000_000).precision(2).error('Give a price in pounds.'),
  }),
  defineField({
    name: 'followUpOn',
    title: 'Follow up on',
    type: 'date',
    group,
    options: { dateFormat: 'DD/MM/YYYY' },
  }),
  defineField({
    name: 'town',
    title: 'Town',
    type: 'reference',
    to: [{ type: 'town' }],
    // A town can be deleted although there were enquiries from it.
    weak: true,
    group,
    description: 'Where the vehicle is. Without one, the page that the visitor came from names the town.',
    options: { disableNew: true },
  }),
  defineField({
    name: 'teamNotes',
    title: 'Notes',
    type: 'array',
    readOnly: true,
    group,
    description: 'For the team only. Nothing of an enquiry is ever shown on the site.',
    of: [
      defineArrayMember({
        type: 'object',
        name: 'enquiryNote',
        title: 'Note',
        fields: [
          defineField({ name: 'text', title: 'Text', type: 'text' }),
          defineField({ name: 'author', title: 'By', type: 'string' }),
          defineField({ name: 'at', title: 'When', type: 'datetime' }),
        ],
        preview: { select: { title: 'text', subtitle: 'author' } },
      }),
    ],
  }),
  defineField({
    name: 'notes',
    title: 'Earlier notes',
    type: 'text',
    rows: 3,
    group,
    hidden: ({ value }) => value === undefined,
  }),
  defineField({
    name: 'firstContactAt',
    title: 'First answered',
    type: 'datetime',
    readOnly: true,
    group,
    hidden: ({ value }) => value === undefined,
  }),
]
