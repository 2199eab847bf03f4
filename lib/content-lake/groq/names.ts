import type { GroqNode } from './tree.ts'
import { type Token, tokensOf } from './tokens.ts'

/*
 * groq-js rejects function names that it does not know, and has no way to add any. Calls of such functions are rewritten
 * as calls of `coalesce` whose first argument is a mark and the name, and are restored in the parsed tree.
 */

const mark = '\u0000function\u0000'
const unknownToGroqJs = ['geo', 'global::geo', 'sanity::versionsOf']

/** groq-js parses selectors of these as expressions, which support less; those of `diff::` it parses as selectors. */
const delta = /^delta::(changedAny|changedOnly)$/u

type Call = {
  name: string
  first: Token
  /** The opening bracket. */
  open: Token
  hasArguments: boolean
}

/** The query as groq-js can parse it. */
export function withKnownNames(query: string, mode: 'normal' | 'delta'): string {
  if (!/geo|versionsOf|delta/u.test(query)) return query
  let result = ''
  let done = 0
  for (const { name, first, open, hasArguments } of callsIn(tokensOf(query))) {
    const [, compared] = (mode === 'delta' && delta.exec(name)) || []
    const call =
      compared !== undefined
        ? `diff::${compared}(before(), after()`
        : unknownToGroqJs.includes(name)
          ? `coalesce(${JSON.stringify(mark + name)}`
          : undefined
    if (call === undefined) continue
    result += query.slice(done, first.start) + call + (hasArguments ? ', ' : '')
    done = open.end
  }
  return result + query.slice(done)
}

/** The original call of a node that {@link withKnownNames} has rewritten; undefined for any other. */
export function originalCall(node: GroqNode): GroqNode | undefined {
  if (node.type !== 'FuncCall' || node.name !== 'coalesce') return undefined
  const [marked, ...args] = node.args
  if (marked?.type !== 'Value' || typeof marked.value !== 'string' || !marked.value.startsWith(mark)) {
    return undefined
  }
  const parts = marked.value.slice(mark.length).split('::')
  const [name, namespace] = [parts.at(-1) ?? '', parts.length > 1 ? (parts[0] ?? '') : 'global']
  return { type: 'FuncCall', namespace, name, args }
}

/** The first token with this text, for the position of an error. */
export function findToken(query: string, name: string): Token | undefined {
  return tokensOf(query).find(({ text }) => text === name)
}

function callsIn(tokens: Token[]): Call[] {
  return tokens.flatMap((open, index) => {
    const last = tokens[index - 1]
    if (open.text !== '(' || !last || !/^[A-Za-z_]\w*$/u.test(last.text)) return []
    const isInNamespace = tokens[index - 2]?.text === '::'
    const first = isInNamespace ? tokens[index - 3] : last
    // A name after `fn` or `|` is not a call.
    const before = tokens[index - (isInNamespace ? 4 : 2)]
    if (!first || before?.text === 'fn' || before?.text === '|') return []
    const name = isInNamespace ? `${first.text}::${last.text}` : last.text
    return [{ name, first, open, hasArguments: tokens[index + 1]?.text !== ')' }]
  })
}
