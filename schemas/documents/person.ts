import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from '@sanity/types'
import { lineField, orderField, pageOrderings } from '../objects/fields.ts'

/** Somebody who works for the business, on the about page. */
export const person = defineType({
  name: 'person',
  title: 'Person',
  type: 'document',
  icon: UserIcon,
  fields: [
    lineField('name', 'Name', { description: 'As customers know them, with their consent.', max: 60 }),
    lineField('role', 'What they do', { description: 'For example “Collections, Newbury”.', max: 80 }),
    defineField({
      name: 'photo',
      title: 'Photograph',
      type: 'photo',
      description: 'Optional. Cut to a square around the point that you choose.',
    }),
    orderField,
  ],
  orderings: pageOrderings,
  preview: { select: { title: 'name', subtitle: 'role', media: 'photo' } },
})
