/** Structured data in a page's data: JSON, in a string of JSON, in a string of a script. */
const structuredData =
  /(\\"type\\":\\"application\/ld\+json\\",\\"dangerouslySetInnerHTML\\":\{\\"__html\\":\\")(?:[^"\\]|\\u[\da-f]{4}|\\\\(?:\\\\|\\"|[^"\\]))*(?=\\"\})/g
/** A property that has no value. A quotation mark of a text has more backslashes. */
const withoutValue = /,\\"[\w-]+\\":\\"\$undefined\\"/g
/** A row that says which styles or fonts to load, which the markup says too. */
const loadingHint = /(?<=\[1,"|(?<!\\)\\n):HL\[.*?\]\\n/g
/** The scripts that hold a page's data. */
const dataScript = /<script[^>]*>self\.__next_f\.push.*?<\/script>/gs

/**
 * Leaves out of the data with which a browser takes over a page what it does not need: structured data, which search engines
 * read in the markup and React does not compare; properties without a value; and what to load, which the browser knows by
 * then. What Next.js writes otherwise, because it is long, stays.
 */
export function withLeanData(html: string): string {
  const lean = html.replaceAll(structuredData, '$1')
  // A long text is written as it is. One that looks like data is in the markup, too.
  if (/\$undefined|:HL\[/.test(lean.replaceAll(dataScript, ''))) return lean
  return lean.replaceAll(withoutValue, '').replaceAll(loadingHint, '')
}
