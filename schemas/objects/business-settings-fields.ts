import { defineField } from '@sanity/types'
import { lineField, paragraphField } from './fields.ts'
import { iconField, logoField } from './logo.ts'

/** Who the business is. */
export const businessFields = [
  lineField('brandName', 'Name of the business', { group: 'business', max: 60 }),
  lineField('badge', 'Letters on the plate beside the name', {
    group: 'business',
    description: 'Up to four letters or digits. Empty, they are the initials of the first two words.',
    optional: true,
    max: 4,
  }),
  logoField,
  iconField,
  paragraphField('description', 'What the business does', {
    group: 'business',
    description: 'One or two sentences, for search engines and shared links.',
    max: 300,
  }),
  lineField('serviceArea', 'Area served', {
    group: 'business',
    description: 'The county: Berkshire.',
    initialValue: 'Berkshire',
    max: 60,
  }),
  defineField({
    name: 'foundedYear',
    title: 'Founded in',
    type: 'number',
    group: 'business',
    validation: (rule) => rule.required().integer().min(1900).max(2100).error('Give the year, such as 2010.'),
  }),
  lineField('priceRange', 'Price range', {
    group: 'business',
    description: 'For search engines: one to four pound signs.',
    initialValue: '££',
    max: 4,
  }),
  defineField({
    name: 'socialImage',
    title: 'Picture for shared links',
    type: 'photo',
    group: 'business',
    description:
      'Shown by social networks and messengers with links to pages that have none of their own. Empty, one is drawn with the title of each page.',
  }),
  defineField({
    name: 'company',
    title: 'Who is behind the site',
    type: 'company',
    group: 'company',
    description: 'Shown at the foot of every page and to search engines, each part once it is filled in.',
  }),
  lineField('companyDetails', 'More small print', {
    group: 'company',
    description: 'For what the fields above have no place for. Shown after them at the foot of every page.',
    optional: true,
    max: 200,
  }),
]
