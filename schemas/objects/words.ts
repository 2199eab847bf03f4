import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from '@sanity/types'
import { linkProblem } from '../rules/links.ts'
import { patternProblem } from '../rules/words.ts'
import { lineField } from './fields.ts'

/** A link with its words, in a list of links. */
export const textLink = defineType({
  name: 'textLink',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    lineField('label', 'Words', { max: 40 }),
    defineField({
      name: 'href',
      title: 'Leads to',
      type: 'string',
      description: 'A page of this site starts with a slash: /get-a-quote',
      validation: (rule) => rule.custom((href: string | undefined) => linkProblem(href) ?? true),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'href' } },
})

/**
 * Words that an editor may change, each in a field that may stay empty.
 *
 * @param own - the site's own words, shown in grey
 * @param titles - what each field is called
 */
export function wordsField<Key extends string>(
  name: string,
  title: string,
  options: {
    group: string
    description?: string
    own: Readonly<Record<Key, string>>
    titles: Readonly<Record<NoInfer<Key>, string>>
    max?: number
  },
) {
  const { own, titles, max = 60, group, description = '' } = options
  const keys: Key[] = []
  for (const key in own) keys.push(key)
  return defineField({
    name,
    title,
    type: 'object',
    group,
    description: `${description} An empty field has the words shown in grey.`.trim(),
    options: { collapsible: true, collapsed: true },
    fields: keys.map((key) => wordField(key, titles[key], own[key], Math.max(max, 2 * own[key].length))),
  })
}

function wordField(name: string, title: string, own: string, max: number) {
  const tooLong = `Shorter, please: “${own}” is what fits.`
  return own.length > longestLine
    ? defineField({
        name,
        title,
        type: 'text',
        rows: 3,
        placeholder: own,
        validation: (rule) => rule.max(max).error(tooLong),
      })
    : defineField({
        name,
        title,
        type: 'string',
        placeholder: own,
        validation: (rule) => [
          rule.max(max).error(tooLong),
          rule.custom((pattern: string | undefined) => patternProblem(own, pattern) ?? true),
        ],
      })
}

/** Longer words need several lines. */
const longestLine = 60
