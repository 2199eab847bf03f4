import { ClockIcon } from '@sanity/icons/Clock'
import { defineField, defineType } from '@sanity/types'
import { type DayHours, dayHoursProblem, weekdays } from '../rules/opening-hours.ts'

const time = (name: string, title: string) =>
  defineField({ name, title, type: 'string', placeholder: '09:00' })

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
