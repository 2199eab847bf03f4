import { defineField } from '@sanity/types'
import { isProvenRating } from '../rules/ratings.ts'
import { lineField } from './fields.ts'

/** The stated rating, and what it rests on. */
export const reputationFields = [
  defineField({
    name: 'rating',
    title: 'Stated rating',
    type: 'number',
    group: 'reputation',
    description: 'Out of five. Leave empty to show none; state only what your real reviews bear out.',
    validation: (rule) => [
      rule.min(1).max(5).precision(1).error('A number from 1 to 5, with one decimal.'),
      rule
        .custom((rating: number | undefined, { document }) =>
          rating === undefined || isProvenRating(document)
            ? true
            : 'Give the number of reviews, where they can be read and the date. Until then the page calls this a sample rating.',
        )
        .warning(),
    ],
  }),
  lineField('ratingLabel', 'Words beside the rating', { group: 'reputation', optional: true, max: 60 }),
  defineField({
    name: 'ratingCount',
    title: 'Number of reviews behind the rating',
    type: 'number',
    group: 'reputation',
    validation: (rule) => rule.integer().min(1).error('A whole number of reviews.'),
  }),
  lineField('ratingSource', 'Where the reviews can be read', {
    group: 'reputation',
    description: 'As visitors know it: Google reviews, for example.',
    optional: true,
    max: 60,
  }),
  defineField({
    name: 'ratingDate',
    title: 'Date of the rating',
    type: 'date',
    group: 'reputation',
    description: 'The day on which you read the rating and the number there.',
    options: { dateFormat: 'DD/MM/YYYY' },
  }),
]
