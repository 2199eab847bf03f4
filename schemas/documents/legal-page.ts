import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineField, defineType } from '@sanity/types'
import { lineField, richTextField, seoField } from '../objects/fields.ts'
import { recipientsMark } from '../rules/recipients.ts'
import { storedSlug } from '../rules/slugs.ts'

const addresses = ['privacy-policy', 'terms']

/** The privacy policy or the terms. */
export const legalPage = defineType({
  name: 'legalPage',
  title: 'Legal page',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'search', title: 'Search results' },
  ],
  fields: [
    lineField('title', 'Title', { group: 'text', max: 60 }),
    defineField({
      name: 'slug',
      title: 'Address of the page',
      type: 'slug',
      group: 'text',
      description: 'privacy-policy or terms. The footer links to both, so it cannot be changed.',
      readOnly: ({ document }) => storedSlug(document?.['slug']) !== undefined,
      validation: (rule) =>
        rule
          .required()
          .custom(
            (slug: { current?: string } | undefined) =>
              addresses.includes(slug?.current ?? '') || `The address is one of ${addresses.join(' and ')}.`,
          ),
    }),
    defineField({
      name: 'reviewedOn',
      title: 'Last reviewed',
      type: 'date',
      group: 'text',
      description: 'Shown at the top of the page.',
      options: { dateFormat: 'D MMMM YYYY' },
    }),
    richTextField('body', 'Text', {
      type: 'article',
      group: 'text',
      description: `Write {enquiryRetention} where the time belongs after which enquiries are deleted, and ${recipientsMark} as a point of a list, alone, for those who receive details: visitors see those that the server’s settings switch on.`,
    }),
    seoField('search'),
  ],
  preview: {
    select: { title: 'title', slug: 'slug.current' },
    prepare: ({ title, slug }) => ({ title, subtitle: slug ? `/${slug}` : 'No address yet' }),
  },
})
