import { patternProblem } from '../../schemas/rules/words.ts'
import type { FormText } from '../../schemas/rules/form-texts.ts'
import type { EditedTexts } from '../shared/edited-texts.ts'

export type { FormText }

/** The words in force: those of an editor, else the site's own. A pattern without its mark is not used. */
export function wordsInForce<Key extends string>(
  own: Readonly<Record<Key, string>>,
  stored: Readonly<Partial<Record<NoInfer<Key>, string | null>>> | null | undefined,
): Record<Key, string> {
  const words: Record<Key, string> = { ...own }
  for (const key in own) {
    const text = stored?.[key]?.trim()
    if (text && patternProblem(own[key], text) === undefined) words[key] = text
  }
  return words
}

/**
 * The words that an editor has changed: for components of the browser, which have the site's own in their script.
 * Undefined without any.
 */
export function changedWords<Key extends string>(
  own: Readonly<Record<Key, string>>,
  stored: Parameters<typeof wordsInForce<Key>>[1],
): Partial<Record<Key, string>> | undefined {
  const changed: Partial<Record<Key, string>> = {}
  const words = wordsInForce(own, stored)
  for (const key in own) if (words[key] !== own[key]) changed[key] = words[key]
  return Object.keys(changed).length > 0 ? changed : undefined
}

/** The same for components that find an editor's words by the site's own. */
export function editedTexts<Key extends string>(
  own: Readonly<Record<Key, string>>,
  stored: Parameters<typeof wordsInForce<Key>>[1],
): EditedTexts {
  const changed: Record<string, string> = {}
  const words = wordsInForce(own, stored)
  for (const key in own) if (words[key] !== own[key]) changed[own[key]] = words[key]
  return Object.keys(changed).length > 0 ? changed : undefined
}
