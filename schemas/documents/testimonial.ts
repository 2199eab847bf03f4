import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from '@sanity/types'
import { lineField, orderField, pageOrderings, paragraphField } from '../objects/fields.ts'

/** A customer's review. Samples are labelled as such on the site: invented reviews are against the law. */
export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  icon: CommentIcon,
  fields: [
    defineField({
      name: 'isSample',
      title: 'This is a sample, not a real review',
      type: 'boolean',
      description:
        'While this is on, the page labels the review “Sample review”. Passing off invented reviews as real ones is unlawful (Digital Markets, Competition and Consumers Act 2024).',
      initialValue: false,
      validation: (rule) =>
        rule
          .custom((isSample: boolean | undefined) => isSample !== true || 'Sample review')
          .warning(
            'This is still a sample. Replace it with a real review, with the customer’s consent, or delete it.',
          ),
    }),
    lineField('name', 'Name', { description: 'As the customer agreed to be named.', max: 60 }),
    lineField('location', 'Place', { description: 'Town or area.', max: 60 }),
    paragraphField('text', 'What they said', { max: 600 }),
    defineField({
      name: 'rating',
      title: 'Stars',
      type: 'number',
      options: { list: [1, 2, 3, 4, 5], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().integer().min(1).max(5).error('Choose one to five stars.'),
    }),
    lineField('source', 'Where it was written', {
      description: 'Such as Google reviews, or a letter to you. Visitors see it; samples need none.',
      max: 60,
      optional: true,
    }),
    defineField({
      name: 'sourceUrl',
      title: 'Link to the review',
      type: 'url',
      description: 'Where visitors can read it in its place. Optional.',
      validation: (rule) => rule.uri({ scheme: ['https'] }).error('Start with https://'),
    }),
    orderField,
  ],
  orderings: pageOrderings,
  preview: {
    select: { name: 'name', location: 'location', rating: 'rating', isSample: 'isSample' },
    prepare: ({ name, location, rating, isSample }) => ({
      title: [name, location].filter(Boolean).join(', '),
      subtitle: `${'★'.repeat(Number(rating ?? 0))}${isSample === true ? ' · sample' : ''}`,
    }),
  },
})
