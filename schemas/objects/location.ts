import { PinIcon } from '@sanity/icons/Pin'
import { defineField, defineType } from '@sanity/types'

/** A place on the map of Berkshire. */
export const location = defineType({
  name: 'location',
  title: 'Position on the map',
  type: 'object',
  icon: PinIcon,
  options: { columns: 2 },
  fields: [
    defineField({ name: 'lat', title: 'Latitude', type: 'number', description: 'For example 51.456' }),
    defineField({ name: 'lng', title: 'Longitude', type: 'number', description: 'For example -0.971' }),
  ],
})
