import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from '@sanity/types'
import { lineField, richTextField } from '../objects/fields.ts'

/** A question of the FAQ page. */
export const faq = defineType({
  name: 'faq',
  title: 'Question',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    lineField('question', 'Question', { description: 'As a seller would ask it.' }),
    richTextField('answer', 'Answer'),
    defineField({
      name: 'order',
      title: 'Place in the list',
      type: 'number',
      // Editors drag the list; nobody has to count.
      hidden: true,
      initialValue: 100,
      validation: (rule) => rule.required().integer().error('Give a whole number.'),
    }),
  ],
  orderings: [{ name: 'order', title: 'Order on the page', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'question' } },
})
