import { ClockIcon } from '@sanity/icons/Clock'
import { defineField, defineType } from '@sanity/types'
import {
  type DayHours,
  dayHoursProblem,
  type SpecialHours,
  specialHoursProblem,
  weekdays,
} from '../rules/opening-hours.ts'
import { lineField } from './fields.ts'

const time = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    placeholder: '09:00',
    description: 'Empty when you are closed.',
  })

/** One weekday and its hours. */
export const openingHoursDay = defineType({
  name: 'openingHoursDay',
  title: 'Day',
  type: 'object',
  icon: ClockIcon,
  options: { columns: 3 },
  fields: [
    defineField({ name: 'day', title: 'Day', type: 'string', options: { list: [...weekdays] } }),
    time('opens', 'Opens'),
    time('closes', 'Closes'),
  ],
  validation: (rule) => rule.custom((value: DayHours | undefined) => dayHoursProblem(value ?? {}) ?? true),
  preview: {
    select: { day: 'day', opens: 'opens', closes: 'closes' },
    prepare: ({ day, opens, closes }: DayHours) => ({
      title: day ?? 'Choose a day',
      subtitle: opens && closes ? `${opens} to ${closes}` : 'Closed',
    }),
  },
})

const day = (name: string, title: string) =>
  defineField({ name, title, type: 'date', options: { dateFormat: 'D MMMM YYYY' } })

/** Other hours on a day or on several: Christmas, bank holidays. */
export const specialHours = defineType({
  name: 'specialHours',
  title: 'Days with other hours',
  type: 'object',
  icon: ClockIcon,
  options: { columns: 2 },
  fields: [
    day('from', 'Day, or first of several'),
    day('until', 'Last day, if there are several'),
    time('opens', 'Opens'),
    time('closes', 'Closes'),
    lineField('name', 'What it is', {
      description: 'Shown beside the date: Christmas, for example.',
      optional: true,
      max: 40,
    }),
  ],
  validation: (rule) =>
    rule.custom((value: SpecialHours | undefined) => specialHoursProblem(value ?? {}) ?? true),
  preview: {
    select: { from: 'from', until: 'until', opens: 'opens', closes: 'closes', name: 'name' },
    prepare: ({ from, until, opens, closes, name }: SpecialHours) => ({
      title: [from?.split('-').toReversed().join('/'), until?.split('-').toReversed().join('/')]
        .filter(Boolean)
        .join(' to '),
      subtitle: [name, opens && closes ? `${opens} to ${closes}` : 'Closed'].filter(Boolean).join(': '),
    }),
  },
})
