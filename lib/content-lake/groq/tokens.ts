/** A name, number, text or symbol of a query. White space and comments are not tokens. */
export type Token = {
  text: string
  /** Positions in the query, in UTF-16 units; `end` is the first one after the token. */
  start: number
  end: number
}

/** In this order: space, comment, text (up to the end of the query when unclosed), name, number, symbol. */
const token =
  /(?<space>[\t\n\v\f\r \u0085\u00A0]+|\/\/[^\n]*)|"(?:[^"\\]|\\[^])*(?:"|$)|'(?:[^'\\]|\\[^])*(?:'|$)|\$?[A-Za-z_]\w*|\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|::|\.\.\.?|->|=>|[=!<>]=|&&|\|\||\*\*|[^]/gu

export function tokensOf(query: string): Token[] {
  return [...query.matchAll(token)].flatMap((match) => {
    if (match.groups?.space !== undefined) return []
    const [text] = match
    return [{ text, start: match.index, end: match.index + text.length }]
  })
}
