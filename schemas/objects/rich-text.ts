import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineType } from '@sanity/types'
import { linkProblem } from '../rules/links.ts'

const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    {
      name: 'href',
      title: 'Leads to',
      type: 'string',
      description:
        'A page of this site starts with a slash: /get-a-quote. Elsewhere: https://…, mailto:… or tel:…',
      validation: (rule) => rule.custom((href: string | undefined) => linkProblem(href) ?? true),
    },
  ],
})

const paragraphs = (styles: { title: string; value: string }[]) =>
  defineArrayMember({
    type: 'block',
    styles,
    lists: [
      { title: 'Bullets', value: 'bullet' },
      { title: 'Numbers', value: 'number' },
    ],
    marks: {
      decorators: [
        { title: 'Bold', value: 'strong' },
        { title: 'Italic', value: 'em' },
      ],
      annotations: [{ type: 'link' }],
    },
  })

const normal = { title: 'Paragraph', value: 'normal' }

/** Paragraphs, lists and links, without headings. */
const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [paragraphs([normal])],
})

/** Paragraphs, lists, links and headings. */
const article = defineType({
  name: 'article',
  title: 'Text with headings',
  type: 'array',
  of: [paragraphs([normal, { title: 'Heading', value: 'h2' }, { title: 'Smaller heading', value: 'h3' }])],
})

/** The types of formatted text, and the link that they share. */
export const textTypes = [link, richText, article]
