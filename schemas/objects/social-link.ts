import { ShareIcon } from '@sanity/icons/Share'
import { defineField, defineType } from '@sanity/types'

/** A page of the business on a social network. */
export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social link',
  type: 'object',
  icon: ShareIcon,
  fields: [
    defineField({
      name: 'platform',
      title: 'Network',
      type: 'string',
      options: { list: ['Facebook', 'Instagram', 'X', 'LinkedIn', 'YouTube', 'TikTok'] },
      validation: (rule) => rule.required().error('Choose the network.'),
    }),
    defineField({
      name: 'url',
      title: 'Address of the page',
      type: 'url',
      validation: (rule) => [
        rule.required().error('Give the address of the page.'),
        rule.uri({ scheme: ['https'] }).error('Start with https://'),
      ],
    }),
  ],
  preview: { select: { title: 'platform', subtitle: 'url' } },
})
