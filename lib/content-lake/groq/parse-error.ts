import { GroqSyntaxError } from 'groq-js'
import { findName } from './names.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A query that is no GROQ. Positions count UTF-16 units of the query; `end` is the first one after the fault. */
export class GroqParseError extends Error {
  readonly start: number
  readonly end: number

  constructor(description: string, { start, end }: { start: number; end: number }) {
    super(description)
    this.name = 'GroqParseError'
    this.start = start
    this.end = end
  }
}

const OPENING: Record<string, string> = { ']': '[', '}': '{', ')': '(' }

/** groq-js's error, told in the words and with the places of hosted Sanity. */
export function toParseError(error: Error, query: string): GroqParseError {
  if (error instanceof GroqSyntaxError) return syntaxError(error, query)
  if (error instanceof RangeError) {
    return new GroqParseError('the query is nested too deeply', { start: 0, end: query.length })
  }
  return new GroqParseError(error.message, placeOfName(error.message, query))
}

function syntaxError({ message, position }: GroqSyntaxError, query: string): GroqParseError {
  const tokens = tokensOf(query)
  if (tokens.length === 0) return new GroqParseError('no query', { start: 0, end: 0 })
  const index = tokens.findIndex(({ end }) => end > position)
  const token = index === -1 ? undefined : tokens[index]
  const place = token ?? { start: query.length, end: query.length }
  const [, closing] = /Expected "([\])}])"/u.exec(message) ?? []
  const unclosed = closing ?? (/Unexpected character/u.test(message) ? ')' : undefined)
  if (unclosed !== undefined) {
    const open = openedBefore(tokens, index, OPENING[unclosed])
    const what = whatCloses(unclosed, message, tokens, open)
    const start = tokens[open]?.start ?? place.start
    return new GroqParseError(`expected '${unclosed}' following ${what}`, { start, end: place.end })
  }
  if (/Unexpected end of query/u.test(message) && token && !isUnclosedText(token)) {
    return new GroqParseError('unable to parse entire expression', { start: token.start, end: token.start })
  }
  const [, defined] = /(Expected (?:"::"|"\("|"="|";"|function name).*)/u.exec(message) ?? []
  if (defined !== undefined) {
    return new GroqParseError(defined[0]?.toLowerCase() + defined.slice(1).replaceAll('"', "'"), place)
  }
  const seen = token ? `token ${JSON.stringify(token.text)}` : 'end-of-file'
  return new GroqParseError(`unexpected ${seen}, expected expression`, place)
}

/** The last bracket of a kind that is still open before a token. */
function openedBefore(tokens: Token[], index: number, opening: string | undefined): number {
  let depth = 0
  for (let at = (index === -1 ? tokens.length : index) - 1; at >= 0; at--) {
    const { text } = tokens[at] as Token
    if (Object.hasOwn(OPENING, text)) depth++
    else if ('[{('.includes(text) && depth-- === 0) return text === opening ? at : -1
  }
  return -1
}

function whatCloses(closing: string, message: string, tokens: Token[], open: number): string {
  if (closing === '}') return 'object body'
  if (closing === ')')
    return message.includes('arguments') ? 'function arguments' : 'parenthesized expression'
  // Behind a value, brackets filter it; anywhere else they are a list.
  return /^(?:[\])}*@^]|\$?[A-Za-z_]\w*)$/u.test(tokens[open - 1]?.text ?? '') ? 'expression' : 'array body'
}

function isUnclosedText({ text }: Token): boolean {
  return /^["']/u.test(text) && (text.length === 1 || text.at(-1) !== text[0])
}

/** Errors about functions name them; the first call is taken for the faulty one. */
function placeOfName(message: string, query: string): { start: number; end: number } {
  const [, name] = /(?:function:?|namespace:|for|unexpected) ([A-Za-z_]\w*)/u.exec(message) ?? []
  return (name !== undefined && findName(query, name)) || { start: 0, end: query.length }
}
