import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineField, defineType, isReference } from '@sanity/types'
import { pageLinkWarning, typedLinkWarning } from '../rules/link-targets.ts'
import { linkProblem } from '../rules/links.ts'
import { linkableTypes } from '../rules/page-paths.ts'

/** True for a link to a chosen page. */
const hasPage = (link: unknown) =>
  typeof link === 'object' && link !== null && 'page' in link && isReference(link.page)

const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'page',
      title: 'Page of this site',
      type: 'reference',
      to: linkableTypes.map((type) => ({ type })),
      // A page can be taken down; the words then stay without a link.
      weak: true,
      description: 'Type its name to find it. When the page moves, the link moves with it.',
      options: { disableNew: true },
      validation: (rule) =>
        rule.custom(async (page, context) => (await pageLinkWarning(page, context)) ?? true).warning(),
    }),
    defineField({
      name: 'href',
      title: 'Or an address',
      type: 'string',
      description:
        'Elsewhere: https://…, mailto:… or tel:… A page of this site can be typed, too: /get-a-quote',
      hidden: ({ parent, value }) => hasPage(parent) && !value,
      validation: (rule) => [
        rule.custom((href: string | undefined, { parent }) =>
          hasPage(parent) && !href ? true : (linkProblem(href) ?? true),
        ),
        rule
          .custom(async (href: string | undefined, context) => {
            if (!href || linkProblem(href) !== undefined) return true
            if (hasPage(context.parent)) return 'The link leads to the page above. Empty this field.'
            return (await typedLinkWarning(href, context)) ?? true
          })
          .warning(),
      ],
    }),
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

// Pictures stand between paragraphs, in the width of the text.
const picture = defineArrayMember({ type: 'photo', title: 'Picture' })

/** Paragraphs, lists, links and pictures, without headings. */
const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [paragraphs([normal]), picture],
})

/** Paragraphs, lists, links, pictures and headings. */
const article = defineType({
  name: 'article',
  title: 'Text with headings',
  type: 'array',
  of: [
    paragraphs([normal, { title: 'Heading', value: 'h2' }, { title: 'Smaller heading', value: 'h3' }]),
    picture,
  ],
})

/** The types of formatted text, and the link that they share. */
export const textTypes = [link, richText, article]
