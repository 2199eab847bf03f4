import { defineField } from '@sanity/types'

/** The logo of the business, in place of the drawn plate. */
export const logoField = defineField({
  name: 'logo',
  title: 'Logo',
  type: 'image',
  group: 'business',
  description:
    'At the top of every page, 44 pixels high, in place of the plate. Take a PNG or WebP file without a ground of its own, which can be seen on white and on dark green. Empty, the plate is drawn.',
  options: { accept: 'image/png,image/webp' },
  fields: [
    defineField({
      name: 'hasName',
      title: 'The name of the business is in the picture',
      type: 'boolean',
      description: 'The name beside it is then left out.',
      initialValue: false,
    }),
  ],
})

/** The icon of browser tabs and home screens, in place of the drawn plate. */
export const iconField = defineField({
  name: 'icon',
  title: 'Icon',
  type: 'image',
  group: 'business',
  description:
    'In browser tabs, in bookmarks and on the home screens of phones. Take a square PNG or WebP file of at least 512 pixels whose drawing can be told at the size of a letter. Empty, a small yellow plate with a car is drawn.',
  options: { accept: 'image/png,image/webp', hotspot: true },
})
