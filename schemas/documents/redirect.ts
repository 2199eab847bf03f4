import { PauseIcon } from '@sanity/icons/Pause'
import { TransferIcon } from '@sanity/icons/Transfer'
import { defineField, defineType } from '@sanity/types'
import { isLivePage, leadsSomewhere, otherRedirects } from '../rules/lookups.ts'
import { makesLoop, normalisePath, redirectSourceProblem, redirectTargetProblem } from '../rules/redirects.ts'

/** Redirects visitors of an old address to a new one. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'enabled',
      title: 'On',
      type: 'boolean',
      description: 'Switched off, it sends nobody anywhere and can be switched on again later.',
      initialValue: true,
    }),
    defineField({
      name: 'from',
      title: 'Old address',
      type: 'string',
      placeholder: '/old-page.html',
      validation: (rule) =>
        rule.custom(async (from: string | undefined, context) => {
          const problem = redirectSourceProblem(from)
          if (problem !== undefined || from === undefined) return problem ?? true
          if (await isLivePage(from, context))
            return `${from} is a page of this site; visitors would no longer reach it.`
          const rules = await otherRedirects(context)
          return (
            !rules.some((other) => normalisePath(other.from) === normalisePath(from)) ||
            'Another redirect already starts here.'
          )
        }),
    }),
    defineField({
      name: 'to',
      title: 'New address',
      type: 'string',
      placeholder: '/faq',
      description:
        'A page of this site, or a web address elsewhere. Question mark and what follows are carried over.',
      validation: (rule) => [
        rule.custom(async (to: string | undefined, context) => {
          const problem = redirectTargetProblem(to)
          if (problem !== undefined || to === undefined) return problem ?? true
          const from = context.document?.['from']
          if (typeof from !== 'string') return true
          return (
            !makesLoop({ from, to }, await otherRedirects(context)) ||
            'Visitors would be sent round in a circle.'
          )
        }),
        rule
          .custom(async (to: string | undefined, context) => {
            if (to === undefined || redirectTargetProblem(to) !== undefined) return true
            return (
              (await leadsSomewhere(to, context)) ||
              `There is no page at ${to}. Until there is one, nobody is sent there.`
            )
          })
          .warning(),
      ],
    }),
    defineField({
      name: 'permanent',
      title: 'For good',
      type: 'boolean',
      description: 'On: search engines forget the old address. Off: a detour for the time being.',
      initialValue: true,
    }),
  ],
  orderings: [{ name: 'from', title: 'Old address', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: { from: 'from', to: 'to', enabled: 'enabled' },
    prepare: ({ from, to, enabled }) => ({
      title: from,
      subtitle: `${enabled === false ? 'Off · ' : ''}${to ? `to ${to}` : 'Leads nowhere yet'}`,
      media: enabled === false ? PauseIcon : TransferIcon,
    }),
  },
})
