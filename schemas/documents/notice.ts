import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { lineField, paragraphField } from '../objects/fields.ts'
import { linkProblem } from '../rules/links.ts'
import { noticePages, periodProblem, periodText } from '../rules/notices.ts'

const moment = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'datetime',
    description,
    ...(name === 'from' && { initialValue: () => new Date().toISOString() }),
    options: {
      dateFormat: 'D MMMM YYYY',
      timeFormat: 'HH:mm',
      displayTimeZone: 'Europe/London',
      allowTimeZoneSwitch: false,
    },
    validation: (rule) => [
      rule.required().error(`Say ${name === 'from' ? 'from' : 'until'} when visitors see the notice.`),
      ...(name === 'until'
        ? [
            rule.custom(
              (until: string | undefined, { document }) => periodProblem(document?.['from'], until) ?? true,
            ),
          ]
        : []),
    ],
  })

/** A bar at the top of pages, for some days: bank holidays, snow, a telephone that is out of order. */
export const notice = defineType({
  name: 'notice',
  title: 'Notice',
  type: 'document',
  icon: InfoOutlineIcon,
  fields: [
    paragraphField('text', 'Text', {
      description: 'A sentence or two, shown in a bar below the menu.',
      max: 240,
    }),
    moment('from', 'Shown from', 'The time in London. Pages change by themselves, within two minutes.'),
    moment('until', 'Shown until', 'The time in London. The notice stays here and can be used again.'),
    defineField({
      name: 'pages',
      title: 'Where',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'Choose none for every page.',
      options: { list: [...noticePages] },
      validation: (rule) => rule.unique(),
    }),
    lineField('linkLabel', 'Words of a link', {
      description: 'After the text; leave both fields empty for none.',
      optional: true,
      max: 40,
    }),
    defineField({
      name: 'href',
      title: 'Where the link leads',
      type: 'string',
      description: 'A page of this site starts with a slash: /contact',
      validation: (rule) =>
        rule.custom((href: string | undefined, { document }) =>
          href || document?.['linkLabel'] ? (linkProblem(href) ?? true) : true,
        ),
    }),
  ],
  orderings: [{ name: 'from', title: 'Latest first', by: [{ field: 'from', direction: 'desc' }] }],
  preview: {
    select: { text: 'text', from: 'from', until: 'until' },
    prepare: ({ text, from, until }) => ({ title: text, subtitle: periodText(from, until) }),
  },
})
