import { defineArrayMember, defineField } from '@sanity/types'
import { listField, paragraphField } from './fields.ts'
import { menuField } from './menu.ts'
import { buttonWordsField, footerWordsField, menuWordsField } from './site-words.ts'

/** What stands at the top and at the foot of every page. */
export const menuAndFooterFields = [
  defineField({
    name: 'featuredTowns',
    title: 'Main towns',
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'town' }], options: { disableNew: true } })],
    group: 'chrome',
    description: 'In the menu, the footer and on the map, in this order.',
    validation: (rule) => [
      rule.required().min(1).error('Choose at least one town.'),
      rule.max(10).error('Ten towns at most: the menu would not fit on a screen.'),
      rule.unique().error('The same town is in the list twice.'),
    ],
  }),
  paragraphField('footerText', 'Text in the footer', {
    group: 'chrome',
    description: 'Beside the logo at the foot of every page.',
    max: 300,
  }),
  defineField({
    name: 'socialLinks',
    title: 'Social networks',
    type: 'array',
    of: [defineArrayMember({ type: 'socialLink' })],
    group: 'chrome',
    description: 'Only those that exist. Without any, none are shown.',
  }),

  menuField,
  menuWordsField,
  footerWordsField,
  listField('quickLinks', 'Links in the footer', 'textLink', {
    group: 'chrome',
    description:
      'Empty, the list has every page of the site. With links of your own, only those: keep the privacy policy (/privacy-policy) and the terms (/terms) among them.',
    min: 0,
    max: 16,
  }),
  buttonWordsField,
]
