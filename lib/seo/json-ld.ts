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
 * Structured data as the text of a script element. Characters with which content could end the element or open a comment
 * are written as JSON escapes.
 */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character)
}
