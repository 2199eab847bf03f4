import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField, defineType } from '@sanity/types'

const said = (name: string, title: string, type: 'string' | 'text' | 'date' = 'string') =>
  defineField({
    name,
    title,
    type,
    readOnly: true,
    group: 'message',
    hidden: ({ value }) => value === undefined,
  })

/** What a visitor sent through the quote or the contact form. What the visitor wrote cannot be changed. */
export const enquiry = defineType({
  name: 'enquiry',
  title: 'Enquiry',
  type: 'document',
  icon: EnvelopeIcon,
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
  ],
  orderings: [{ name: 'newest', title: 'Newest first', by: [{ field: 'receivedAt', direction: 'desc' }] }],
  preview: {
    select: { name: 'name', kind: 'kind', status: 'status', make: 'carMake', model: 'carModel' },
    prepare: ({ name, kind, status, make, model }) => ({
      title: [name, [make, model].filter(Boolean).join(' ')].filter(Boolean).join(' · '),
      subtitle: [kind === 'contact' ? 'Message' : 'Quote', status].filter(Boolean).join(', '),
    }),
  },
})
