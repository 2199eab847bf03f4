import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineField, defineType } from '@sanity/types'
import { linkProblem } from '../rules/links.ts'
import { lineField, richTextField } from './fields.ts'

/** A section of a page of an editor's own: a heading, a text, a photograph and a button, of which only the text is required. */
export const pageSection = defineType({
  name: 'pageSection',
  title: 'Section',
  type: 'object',
  icon: BlockContentIcon,
  fields: [
    lineField('heading', 'Heading', { optional: true, max: 80 }),
    richTextField('text', 'Text'),
    defineField({ name: 'photo', title: 'Photograph', type: 'photo' }),
    lineField('buttonLabel', 'Words on a button', {
      description: 'Below the text; leave both fields empty for none.',
      optional: true,
      max: 40,
    }),
    defineField({
      name: 'href',
      title: 'Where the button leads',
      type: 'string',
      description: 'A page of this site starts with a slash: /get-a-quote',
      validation: (rule) =>
        rule.custom((href: string | undefined, { parent }) =>
          href || hasButton(parent) ? (linkProblem(href) ?? true) : true,
        ),
    }),
  ],
  preview: {
    select: { heading: 'heading', text: 'text', media: 'photo' },
    prepare: ({ heading, text, media }) => ({
      title: heading ?? 'Section without a heading',
      subtitle: heading ? undefined : String(text?.[0]?.children?.[0]?.text ?? ''),
      media: media ?? BlockContentIcon,
    }),
  },
})

const hasButton = (section: unknown) =>
  typeof section === 'object' && section !== null && 'buttonLabel' in section && Boolean(section.buttonLabel)
