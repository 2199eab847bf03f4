import { tokensOf } from './tokens.ts'

const escapeSequence = /\\(?:u\{([0-9A-Fa-f]+)\}|[^])/gu

/** The query with `\u{1F600}` written as two units of UTF-16: groq-js cuts off what lies beyond U+FFFF. */
export function withShortEscapes(query: string): string {
  if (!query.includes('\\u{')) return query
  let result = ''
  let done = 0
  for (const { text, start, end } of tokensOf(query)) {
    if (!/^["']/u.test(text)) continue
    result +=
      query.slice(done, start) +
      text.replaceAll(escapeSequence, (escape, digits?: string) => shortEscape(escape, digits))
    done = end
  }
  return result + query.slice(done)
}

function shortEscape(escape: string, digits: string | undefined): string {
  const point = Number.parseInt(digits ?? '0', 16)
  if (point <= 0xffff || point > 0x10ffff) return escape
  const units = String.fromCodePoint(point).split('')
  return units.map((unit) => `\\u${unit.charCodeAt(0).toString(16)}`).join('')
}
