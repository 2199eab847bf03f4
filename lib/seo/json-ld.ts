import type { Graph, Thing, WithContext } from 'schema-dts'

/** Structured data about a page: one thing or several. */
export type StructuredData = WithContext<Thing> | Graph

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Structured data as the text of a script element. Content cannot end the element, open a comment in it or break a
 * line where a script may not: such characters are written as escapes, which JSON reads back as themselves.
 */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character)
}
