import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType, isImage } from '@sanity/types'
import { lineField } from './fields.ts'

/** A photograph with its alternative text and its credit. */
export const photo = defineType({
  name: 'photo',
  title: 'Photograph',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true, accept: 'image/jpeg,image/png,image/webp,image/avif' },
  fields: [
    defineField({
      name: 'alt',
      title: 'What the picture shows',
      type: 'string',
      description:
        'Read aloud to visitors who cannot see it. Describe, do not advertise: “Caversham Bridge from the north bank”.',
      validation: (rule) => [
        rule.custom((alt: string | undefined, { parent }) =>
          isImage(parent) && !alt?.trim() ? 'Say what the picture shows.' : true,
        ),
        rule.max(160).warning('A sentence is enough.'),
      ],
    }),
    lineField('credit', 'Credit', {
      description: 'Shown below the picture if its licence asks for it: “Photograph: A. Name, CC BY-SA 2.0”.',
      optional: true,
    }),
  ],
})
