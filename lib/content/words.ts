import { placeMark } from '../../schemas/rules/words.ts'

/** The words in force: those of an editor, else the site's own. A pattern that names no place is not used. */
export function wordsInForce<Key extends string>(
  own: Readonly<Record<Key, string>>,
  stored: Readonly<Partial<Record<NoInfer<Key>, string | null>>> | null | undefined,
): Record<Key, string> {
  const words: Record<Key, string> = { ...own }
  for (const key in own) {
    const text = stored?.[key]?.trim()
    if (text && (!own[key].includes(placeMark) || text.includes(placeMark))) words[key] = text
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
