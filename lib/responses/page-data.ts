/** Structured data in a page's data: JSON, in a string of JSON, in a string of a script. */
const structuredData =
  /(\\"type\\":\\"application\/ld\+json\\",\\"dangerouslySetInnerHTML\\":\{\\"__html\\":\\")(?:[^"\\]|\\u[\da-f]{4}|\\\\(?:\\\\|\\"|[^"\\]))*(?=\\"\})/g

/**
 * Leaves structured data out of the data with which a browser takes over a page: search engines read it in the markup, and
 * nothing else does. React does not compare the two. What Next.js writes otherwise, because it is long, stays.
 */
export function withoutStructuredData(html: string): string {
  return html.replaceAll(structuredData, '$1')
}
