import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { enquiryWorkFields } from '../objects/enquiry-work-fields.ts'
import { isClosed, statusOf, statusTitle } from '../rules/enquiry-status.ts'

const visitorFieldOptions = {
  readOnly: true,
  group: 'enquiry',
  hidden: ({ value }: { value: unknown }) => value === undefined,
}

const visitorField = (name: string, title: string, type: 'string' | 'text' = 'string') =>
  defineField({ name, title, type, ...visitorFieldOptions })

const visitorDateField = (name: string, title: string) =>
  defineField({ name, title, type: 'date', options: { dateFormat: 'D MMMM YYYY' }, ...visitorFieldOptions })

const kinds = [
  { title: 'Quote request', value: 'quote' },
  { title: 'Contact message', value: 'contact' },
]

const deliveryStatuses = [
  { title: 'Waiting to be sent', value: 'pending' },
  { title: 'Sent', value: 'delivered' },
  { title: 'Could not be sent', value: 'failed' },
]

const mailTitles: Record<string, string> = {
  team: 'To us',
  visitor: 'Confirmation to the visitor',
  forward: 'To the forwarding service',
}

const mailResults: Record<string, string> = {
  delivered: 'Sent',
  failed: 'Could not be sent',
  skipped: 'Not sent',
}

const titleOf = (list: readonly { title: string; value: string }[], stored: unknown) =>
  list.find(({ value }) => value === stored)?.title

const receivedFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
})

/** What a visitor sent through the quote or the contact form. The visitor's texts are read-only. */
export const enquiry = defineType({
  name: 'enquiry',
  title: 'Enquiry',
  type: 'document',
  icon: EnvelopeIcon,
  // Without drafts: publishing an older draft would undo what the site has stored about delivery since, and the enquiry
  // would be sent a second time.
  liveEdit: true,
  groups: [
    { name: 'enquiry', title: 'Enquiry', default: true },
    { name: 'work', title: 'Our work' },
    { name: 'mail', title: 'E-mail' },
  ],
  fields: [
    ...enquiryWorkFields,
    defineField({
      name: 'kind',
      title: 'Form',
      type: 'string',
      readOnly: true,
      group: 'enquiry',
      options: { list: kinds },
    }),
    defineField({
      name: 'receivedAt',
      title: 'Received',
      type: 'datetime',
      options: { dateFormat: 'D MMMM YYYY' },
      readOnly: true,
      group: 'enquiry',
    }),
    defineField({
      name: 'sourcePage',
      title: 'Came from the page',
      type: 'string',
      ...visitorFieldOptions,
    }),
    visitorField('name', 'Name'),
    visitorField('email', 'E-mail'),
    visitorField('phone', 'Telephone'),
    visitorField('message', 'Message', 'text'),
    visitorField('registration', 'Registration'),
    visitorField('carReg', 'Registration'),
    visitorField('carMake', 'Make'),
    visitorField('carModel', 'Model'),
    visitorField('year', 'Year'),
    visitorField('mileage', 'Mileage'),
    visitorField('engineSize', 'Engine size'),
    visitorField('fuelType', 'Fuel'),
    visitorField('transmission', 'Transmission'),
    visitorDateField('motExpiry', 'MOT expires'),
    visitorDateField('registeredDate', 'First registered'),
    visitorField('additionalInfo', 'More about the vehicle', 'text'),
    defineField({
      name: 'delivery',
      title: 'E-mail',
      type: 'object',
      readOnly: true,
      group: 'mail',
      description:
        'Whether the news of this enquiry has been sent, and the confirmation to the visitor. One address gets three confirmations a day at most, and none once it has been refused.',
      options: { collapsible: true, collapsed: false },
      fields: [
        defineField({ name: 'status', title: 'State', type: 'string', options: { list: deliveryStatuses } }),
        defineField({ name: 'attempts', title: 'Attempts', type: 'number' }),
        defineField({ name: 'nextAttemptAt', title: 'Next attempt not before', type: 'datetime' }),
        defineField({ name: 'claimedUntil', title: 'Being sent until', type: 'datetime', hidden: true }),
        defineField({ name: 'lastError', title: 'Last problem', type: 'string' }),
        defineField({ name: 'deliveredAt', title: 'Sent', type: 'datetime' }),
        defineField({
          name: 'steps',
          title: 'Messages',
          type: 'array',
          of: [
            defineArrayMember({
              type: 'object',
              name: 'deliveryStep',
              title: 'Message',
              fields: [
                defineField({ name: 'status', title: 'Result', type: 'string' }),
                defineField({ name: 'at', title: 'When', type: 'datetime' }),
              ],
              preview: {
                select: { key: '_key', status: 'status' },
                prepare: ({ key, status }) => ({
                  title: mailTitles[String(key)] ?? 'Message',
                  subtitle: mailResults[String(status)] ?? '',
                }),
              },
            }),
          ],
        }),
      ],
    }),
  ],
  orderings: [{ name: 'newest', title: 'Newest first', by: [{ field: 'receivedAt', direction: 'desc' }] }],
  preview: {
    select: {
      name: 'name',
      kind: 'kind',
      status: 'status',
      make: 'carMake',
      model: 'carModel',
      receivedAt: 'receivedAt',
      delivery: 'delivery.status',
    },
    prepare: ({ name, kind, status, make, model, receivedAt, delivery }) => ({
      title: [name, [make, model].filter(Boolean).join(' ')].filter(Boolean).join(' · '),
      subtitle: [
        statusTitle(statusOf(status)),
        delivery === 'failed' ? 'could not be sent by e-mail' : undefined,
        receivedAt ? receivedFormat.format(new Date(String(receivedAt))) : undefined,
        titleOf(kinds, kind),
      ]
        .filter(Boolean)
        .join(' · '),
      media: isClosed(statusOf(status)) ? CheckmarkCircleIcon : EnvelopeIcon,
    }),
  },
})
