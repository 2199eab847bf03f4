/** Fields whose strings are addresses or keys, not text. */
const notText = /^(?:_|slug$|href$|url$|email$|icon$)/

/** A value of a document with typographic quotes and apostrophes in its texts. */
export function withTypographicQuotes<Value>(value: Value): Value
export function withTypographicQuotes(value: unknown): unknown {
  if (typeof value === 'string') return typographic(value)
  if (Array.isArray(value)) return value.map((item) => withTypographicQuotes<unknown>(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      notText.test(key) ? item : withTypographicQuotes<unknown>(item),
    ]),
  )
}

/** A quote opens at the start of the text and after a space, a bracket or a dash; every other one closes or is an apostrophe. */
function typographic(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s([–—])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s([–—“])'(?!s\b)(?=\w)/g, '‘')
    .replaceAll("'", '’')
}
