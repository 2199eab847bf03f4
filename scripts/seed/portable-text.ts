import { markdownToPortableText } from '@portabletext/markdown'
import { type Schema, compileSchema, defineSchema } from '@portabletext/schema'

/** Formatted text as it is stored. */
export type PortableText = { _type: string; _key?: string }[]

const allowing = (...styles: string[]) =>
  compileSchema(
    defineSchema({
      styles: styles.map((name) => ({ name })),
      lists: [{ name: 'bullet' }, { name: 'number' }],
      decorators: [{ name: 'strong' }, { name: 'em' }],
      annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
      blockObjects: [],
      inlineObjects: [],
    }),
  )

const withoutHeadings = allowing('normal')
const withHeadings = allowing('normal', 'h2', 'h3')

/** Markdown for a field of the type `richText`: paragraphs, lists and links. */
export function richText(markdown: string): PortableText {
  return convert(markdown, withoutHeadings)
}

/** Markdown for a field of the type `article`, which has headings too. */
export function article(markdown: string): PortableText {
  return convert(markdown, withHeadings)
}

/**
 * The same text always has the same keys, so that a second seeding finds nothing changed.
 *
 * @throws Error on Markdown that the field cannot hold
 */
function convert(markdown: string, schema: Schema): PortableText {
  let count = 0
  return markdownToPortableText(markdown.trim(), {
    schema,
    keyGenerator: () => {
      count += 1
      return `k${count}`
    },
    onDegradation: ({ message }) => {
      throw new Error(message)
    },
  })
}
