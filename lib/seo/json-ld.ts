/**
 * Structured data as the text of a script element. Content cannot end the element or open a comment in it:
 * every `<` is written as an escape, which JSON reads back as the same character.
 */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
