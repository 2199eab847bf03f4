import { BillIcon } from '@sanity/icons/Bill'
import { defineField, defineType } from '@sanity/types'
import { lineField } from '../objects/fields.ts'
import { priceRangeProblem, purchaseMonthProblem } from '../rules/purchases.ts'

const price = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'number',
    description: 'In whole pounds.',
    validation: (rule) => [
      rule.required().integer().min(0).error('Give a price in whole pounds.'),
      rule.custom(
        (_value, { document }) => priceRangeProblem(document?.['priceFrom'], document?.['priceTo']) ?? true,
      ),
    ],
  })

/** A car that was bought. Only real ones, without anything by which the seller could be recognised. */
export const purchase = defineType({
  name: 'purchase',
  title: 'Purchase',
  type: 'document',
  icon: BillIcon,
  fields: [
    defineField({
      name: 'month',
      title: 'Month',
      type: 'date',
      description: 'Any day of the month; visitors see the month alone.',
      initialValue: () => new Date().toISOString().slice(0, 10),
      options: { dateFormat: 'MMMM YYYY' },
      validation: (rule) => [
        rule.required().error('Give the month.'),
        rule.custom((month: string | undefined) => purchaseMonthProblem(month) ?? true),
      ],
    }),
    lineField('make', 'Make', { max: 40 }),
    lineField('model', 'Model', { description: 'Without the registration.', max: 40 }),
    defineField({
      name: 'place',
      title: 'Where it was collected',
      type: 'reference',
      to: [{ type: 'town' }, { type: 'area' }],
      // So that the place can be taken down; the purchase then stands without it.
      weak: true,
      options: { disableNew: true },
      validation: (rule) => rule.required().error('Choose the town or area.'),
    }),
    price('priceFrom', 'Price from'),
    price('priceTo', 'Price to'),
    defineField({
      name: 'daysToCollection',
      title: 'Days from the first message to the collection',
      type: 'number',
      description: '0 for the same day.',
      validation: (rule) =>
        rule.required().integer().min(0).max(365).error('A whole number of days, from 0.'),
    }),
  ],
  orderings: [{ name: 'month', title: 'Newest first', by: [{ field: 'month', direction: 'desc' }] }],
  preview: {
    select: { make: 'make', model: 'model', month: 'month', place: 'place.name' },
    prepare: ({ make, model, month, place }) => ({
      title: [make, model].filter(Boolean).join(' '),
      subtitle: [String(month ?? '').slice(0, 7), place].filter(Boolean).join(' · '),
    }),
  },
})
