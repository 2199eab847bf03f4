import { markdownToPortableText } from '@portabletext/markdown'
import { compileSchema, defineSchema } from '@portabletext/schema'

/** What the site's rich text fields hold; anything else in the Markdown is refused. */
const textSchema = compileSchema(
  defineSchema({
    styles: [{ name: 'normal' }, { name: 'h2' }, { name: 'h3' }],
    lists: [{ name: 'bullet' }, { name: 'number' }],
    decorators: [{ name: 'strong' }, { name: 'em' }],
    annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
    blockObjects: [],
    inlineObjects: [],
  }),
)

/**
 * Turns Markdown into portable text. The same words always give the same keys, so a second seeding finds nothing
 * changed. Markdown that the rich text fields cannot hold throws instead of being dropped in silence.
 */
export function portableText(markdown: string): { _type: string; _key?: string }[] {
  let count = 0
  return markdownToPortableText(markdown.trim(), {
    schema: textSchema,
    keyGenerator: () => {
      count += 1
      return `k${String(count)}`
    },
    onDegradation: ({ message }) => {
      throw new Error(message)
    },
  })
}
