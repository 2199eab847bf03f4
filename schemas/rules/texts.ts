import { isPortableTextSpan, isPortableTextTextBlock } from '@sanity/types'

/** Search engines cut off what is longer, and what is shorter tells a reader little. */
export const searchLengths = {
  title: { max: 60 },
  description: { min: 70, bestMin: 120, max: 155 },
} as const

/** The words of a portable text, for counting and comparing. */
export function plainText(blocks: readonly unknown[] | undefined): string {
  return (blocks ?? [])
    .map((block) => {
      const children = isPortableTextTextBlock(block) ? block.children : []
      return children.map((child) => (isPortableTextSpan(child) ? child.text : '')).join('')
    })
    .join('\n')
    .trim()
}

/** True when a portable text says nothing: no blocks, or blocks without a word. */
export function isEmptyText(blocks: readonly unknown[] | undefined): boolean {
  return plainText(blocks) === ''
}
