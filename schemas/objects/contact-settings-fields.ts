import { defineArrayMember, defineField } from '@sanity/types'
import { isBritishPhone, isPlaceholderEmail, isPlaceholderPhone } from '../rules/contact-details.ts'
import { type DayHours, weekProblem } from '../rules/opening-hours.ts'
import { lineField, listField } from './fields.ts'

/** How visitors reach the business, and when. */
export const contactFields = [
  defineField({
    name: 'phone',
    title: 'Telephone number',
    type: 'string',
    group: 'contact',
    description: 'As it is shown: 0800 123 4567. The call links are made from it.',
    validation: (rule) => [
      rule.required().error('Give the telephone number.'),
      rule.custom(
        (phone: string | undefined) =>
          !phone || isBritishPhone(phone) || 'This is not a complete British telephone number.',
      ),
      rule
        .custom((phone: string | undefined) => !phone || !isPlaceholderPhone(phone) || 'Placeholder')
        .warning('This is a placeholder. Nobody can call you on it: put your own number here.'),
    ],
  }),
  lineField('phoneLabel', 'Words before the number', {
    group: 'contact',
    description: 'For example “Freephone”, when the call is free.',
    optional: true,
    max: 30,
  }),
  defineField({
    name: 'email',
    title: 'E-mail address',
    type: 'string',
    group: 'contact',
    description: 'Shown on the site; enquiries go here.',
    validation: (rule) => [
      rule.required().error('Give the e-mail address.'),
      rule.email().error('This is not a complete e-mail address.'),
      rule
        .custom((email: string | undefined) => !email || !isPlaceholderEmail(email) || 'Placeholder')
        .warning('This is a placeholder. No mail reaches it: put your own address here.'),
    ],
  }),
  defineField({
    name: 'openingHours',
    title: 'Opening hours',
    type: 'array',
    of: [defineArrayMember({ type: 'openingHoursDay' })],
    group: 'contact',
    description: 'All seven days. Leave the times empty on days when you are closed.',
    validation: (rule) => rule.custom((days: DayHours[] | undefined) => weekProblem(days) ?? true),
  }),
  listField('specialHours', 'Holiday hours', 'specialHours', {
    group: 'contact',
    description:
      'Days on which other hours hold, or none: leave the times empty when you are closed. Shown from two months before; days that have passed disappear by themselves.',
    min: 0,
    max: 40,
  }),
  lineField('responsePromise', 'When you answer', {
    group: 'contact',
    description: 'A short promise you can keep, such as “We reply within 24 hours”.',
  }),
]
