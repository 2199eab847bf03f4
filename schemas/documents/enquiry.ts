import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineArrayMember, defineField, defineType } from '@sanity/types'

const said = (name: string, title: string, type: 'string' | 'text' | 'date' = 'string') =>
  defineField({
    name,
    title,
    type,
    readOnly: true,
    group: 'message',
    hidden: ({ value }) => value === undefined,
  })

const deliveryStatuses = [
  { title: 'Waiting to be sent', value: 'pending' },
  { title: 'Sent', value: 'delivered' },
  { title: 'Could not be sent', value: 'failed' },
]

/** What a visitor sent through the quote or the contact form. What the visitor wrote cannot be changed. */
export const enquiry = defineType({
  name: 'enquiry',
  title: 'Enquiry',
  type: 'document',
  icon: EnvelopeIcon,
  // Without drafts: publishing an hour-old draft would put back what the site has noted about delivery since, and the
  // enquiry would be sent a second time.
  liveEdit: true,
  groups: [
    { name: 'message', title: 'Message', default: true },
    { name: 'handling', title: 'Handling' },
  ],
  fields: [
    defineField({
      name: 'kind',
      title: 'Form',
      type: 'string',
      readOnly: true,
      group: 'message',
      options: {
        list: [
          { title: 'Quote request', value: 'quote' },
          { title: 'Contact message', value: 'contact' },
        ],
      },
    }),
    defineField({
      name: 'receivedAt',
      title: 'Received',
      type: 'datetime',
      readOnly: true,
      group: 'message',
    }),
    said('name', 'Name'),
    said('email', 'E-mail'),
    said('phone', 'Telephone'),
    said('message', 'Message', 'text'),
    said('registration', 'Registration'),
    said('carReg', 'Registration'),
    said('carMake', 'Make'),
    said('carModel', 'Model'),
    said('year', 'Year'),
    said('mileage', 'Mileage'),
    said('engineSize', 'Engine size'),
    said('fuelType', 'Fuel'),
    said('transmission', 'Transmission'),
    said('motExpiry', 'MOT expires', 'date'),
    said('registeredDate', 'First registered', 'date'),
    said('additionalInfo', 'More about the vehicle', 'text'),
    defineField({
      name: 'status',
      title: 'Status',
      type: 'string',
      group: 'handling',
      options: {
        list: [
          { title: 'New', value: 'new' },
          { title: 'In progress', value: 'in-progress' },
          { title: 'Handled', value: 'handled' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'new',
    }),
    defineField({
      name: 'notes',
      title: 'Notes',
      type: 'text',
      rows: 5,
      group: 'handling',
      description: 'For the team only.',
    }),
    defineField({
      name: 'delivery',
      title: 'E-mail',
      type: 'object',
      readOnly: true,
      group: 'handling',
      description: 'Whether the news of this enquiry has been sent, and the confirmation to the visitor.',
      options: { collapsible: true, collapsed: true },
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
              preview: { select: { title: '_key', subtitle: 'status' } },
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
      delivery: 'delivery.status',
    },
    prepare: ({ name, kind, status, make, model, delivery }) => ({
      title: [name, [make, model].filter(Boolean).join(' ')].filter(Boolean).join(' · '),
      subtitle: [
        kind === 'contact' ? 'Message' : 'Quote',
        status,
        delivery === 'failed' ? 'could not be sent by e-mail' : undefined,
      ]
        .filter(Boolean)
        .join(', '),
    }),
  },
})
