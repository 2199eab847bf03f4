import { isFields } from '../values.ts'
import { type GroqFunction, pure } from './function.ts'

export const pt: Record<string, GroqFunction> = {
  text: pure(1, 1, (value) => {
    if (isFields(value)) return blockText(value)
    const blocks = Array.isArray(value) ? blockTexts(value) : []
    return blocks.length > 0 ? blocks.join('\n\n') : null
  }),
}

function blockTexts(blocks: unknown[]): string[] {
  return blocks.flatMap((block) => {
    if (Array.isArray(block)) return blockTexts(block)
    return blockText(block) ?? []
  })
}

/** The text of one block of portable text; null for any other value. */
function blockText(block: unknown): string | null {
  if (!isFields(block) || typeof block._type !== 'string' || !Array.isArray(block.children)) return null
  const spans = block.children.filter((child: unknown) => isFields(child) && child._type === 'span')
  return spans.map((span: { text?: unknown }) => (typeof span.text === 'string' ? span.text : '')).join('')
}
