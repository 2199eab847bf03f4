import { GroqSyntaxError } from 'groq-js'
import { findToken } from './names.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A query that is not valid GROQ. Positions are UTF-16 units of the query; `end` is the first one after the fault. */
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

const opening = new Set(['[', '{', '('])
const closing = new Set([']', '}', ')'])

/** groq-js's error with the wording and the positions of hosted Sanity. */
export function toParseError(error: Error, query: string): GroqParseError {
  if (error instanceof GroqSyntaxError) return syntaxError(error, query)
  if (error instanceof RangeError) {
    return new GroqParseError('the query is nested too deeply', { start: 0, end: query.length })
  }
  return new GroqParseError(error.message, rangeOfName(error.message, query))
}

function syntaxError({ message, position }: GroqSyntaxError, query: string): GroqParseError {
  const tokens = tokensOf(query)
  const last = tokens.at(-1)
  if (!last) return new GroqParseError('no query', { start: 0, end: 0 })
  let index = indexAt(tokens, position)
  if (isUnclosedText(last)) return unexpected(last, query)
  if (message.endsWith('Expected expression')) return unexpected(tokens[index], query)
  const [, definition] = /(Expected (?:"::"|"\("|"="|";"|function name).*)/u.exec(message) ?? []
  if (definition !== undefined) {
    const description = `e${definition.slice(1).replaceAll('"', "'")}`
    return new GroqParseError(description, rangeOf(tokens[index], query))
  }
  if (operator.test(tokens[index - 1]?.text ?? '')) return unexpected(tokens[index], query)
  // Inside an open bracket, groq-js gives the position before the fault.
  if (message.endsWith('end of query') && openedBefore(tokens, index) !== -1)
    index = indexAt(tokens, position + 1)
  const open = openedBefore(tokens, index)
  const bracket = tokens[open]
  if (!bracket) {
    const { start } = rangeOf(tokens[index], query)
    return new GroqParseError('unable to parse entire expression', { start, end: start })
  }
  const fault = faultWithin(tokens, open, index)
  return new GroqParseError(`expected ${missingText(tokens, open)}`, {
    start: bracket.start,
    end: rangeOf(tokens[fault], query).end,
  })
}

/** A token that needs an operand after it. */
const operator = /^(?:\.|[=!<>]=|[<>+/%]|-|&&|\|\||\*\*|=>|in|match)$/u

function unexpected(token: Token | undefined, query: string): GroqParseError {
  const seen = token ? `token ${JSON.stringify(token.text)}` : 'end-of-file'
  return new GroqParseError(`unexpected ${seen}, expected expression`, rangeOf(token, query))
}

function rangeOf(token: Token | undefined, query: string): { start: number; end: number } {
  return token ? { start: token.start, end: token.end } : { start: query.length, end: query.length }
}

/** groq-js parses a name with a colon as a call and fails later; the fault is the colon. */
function faultWithin(tokens: Token[], open: number, index: number): number {
  for (let at = open + 1; at < index; at++) {
    if (tokens[at]?.text === ':' && /^\w/u.test(tokens[at - 1]?.text ?? '')) return at
  }
  return index
}

/** The token at a position, or the next one after it. */
function indexAt(tokens: Token[], position: number): number {
  const found = tokens.findIndex(({ end }) => end > position)
  return found === -1 ? tokens.length : found
}

/** The last bracket that is still open before a token; -1 when there is none. */
function openedBefore(tokens: Token[], index: number): number {
  let depth = 0
  for (let at = index - 1; at >= 0; at--) {
    const text = tokens[at]?.text ?? ''
    if (closing.has(text)) depth++
    else if (opening.has(text) && depth-- === 0) return at
  }
  return -1
}

function missingText(tokens: Token[], open: number): string {
  const before = tokens[open - 1]?.text ?? ''
  if (tokens[open]?.text === '{') return "'}' following object body"
  if (tokens[open]?.text === '(') {
    return `')' following ${/^[A-Za-z_]/u.test(before) ? 'function arguments' : 'parenthesized expression'}`
  }
  // Brackets after a value are a filter; anywhere else they are a list.
  return `']' following ${/^(?:[\])}*@^]|\$?[A-Za-z_]\w*)$/u.test(before) ? 'expression' : 'array body'}`
}

function isUnclosedText({ text }: Token): boolean {
  return /^["']/u.test(text) && (text.length === 1 || text.at(-1) !== text[0])
}

/** Errors of functions contain the name; the first call of that name is marked. */
function rangeOfName(message: string, query: string): { start: number; end: number } {
  const [, name] = /(?:function:?|namespace:|for|unexpected) ([A-Za-z_]\w*)/u.exec(message) ?? []
  return (name !== undefined && findToken(query, name)) || { start: 0, end: query.length }
}
