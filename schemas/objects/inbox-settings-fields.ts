import { defineArrayMember, defineField } from '@sanity/types'
import { replyPlaceholders, unknownPlaceholders } from '../rules/reply-templates.ts'
import { lineField, paragraphField } from './fields.ts'

/** Whether what waits is mailed each morning. */
export const dailySummaryField = defineField({
  name: 'dailySummary',
  title: 'Summary each morning',
  type: 'boolean',
  group: 'enquiries',
  description:
    'Mails you at seven what is new and what is to be followed up that day, once a mail server is set up. On days with neither, nothing is sent.',
  initialValue: false,
})

/** The replies that the inbox offers for an enquiry. */
export const replyTemplatesField = defineField({
  name: 'replyTemplates',
  title: 'Replies',
  type: 'array',
  group: 'enquiries',
  description: `Offered beside each enquiry; they open in your own mail program. Filled in: ${replyPlaceholders.join(', ')}. While there are none, three of ours are offered.`,
  of: [
    defineArrayMember({
      type: 'object',
      name: 'replyTemplate',
      title: 'Reply',
      fields: [
        lineField('title', 'Words on the button', { max: 40 }),
        lineField('subject', 'Subject'),
        paragraphField('body', 'Text', { max: 1500 }),
      ],
      preview: { select: { title: 'title', subtitle: 'subject' } },
      validation: (rule) =>
        rule
          .custom((reply: Record<string, unknown> | undefined) => {
            const unknown = unknownPlaceholders(`${String(reply?.['subject'])} ${String(reply?.['body'])}`)
            return unknown.length === 0 || `Nothing is filled in for ${unknown.join(', ')}.`
          })
          .warning(),
    }),
  ],
  validation: (rule) => rule.max(12).error('Twelve replies at most.'),
})
