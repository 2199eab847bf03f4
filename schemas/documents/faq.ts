import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineType } from '@sanity/types'
import { lineField, orderField, pageOrderings, richTextField } from '../objects/fields.ts'

/** A question of the FAQ page. */
export const faq = defineType({
  name: 'faq',
  title: 'Question',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    lineField('question', 'Question', { description: 'As a seller would ask it.' }),
    richTextField('answer', 'Answer'),
    orderField,
  ],
  orderings: pageOrderings,
  preview: { select: { title: 'question' } },
})
