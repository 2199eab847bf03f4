import { isPortableTextSpan, isPortableTextTextBlock } from '@sanity/types'

/** Lengths, in characters, that search engines show in full and that use the space. */
export const searchLengths = {
  title: { max: 60 },
  description: { min: 70, bestMin: 120, max: 155 },
} as const

/** The plain text of a portable text, a line for each block. */
export function plainText(blocks: readonly unknown[] | undefined): string {
  return (blocks ?? [])
    .map((block) => {
      const children = isPortableTextTextBlock(block) ? block.children : []
      return children.map((child) => (isPortableTextSpan(child) ? child.text : '')).join('')
    })
    .join('\n')
    .trim()
}

/** True when a portable text has no blocks, or none with visible characters. */
export function isEmptyText(blocks: readonly unknown[] | undefined): boolean {
  return plainText(blocks) === ''
}
