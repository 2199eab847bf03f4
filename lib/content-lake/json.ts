/** Deeper than any document, and far from what would exhaust the stack of what handles it. */
const deepest = 128

/** Names that the libraries here and in the Studio would take for something else than a field. */
export const oddNames: ReadonlySet<string> = new Set(['__proto__', 'hasOwnProperty'])
/** An escaped letter may spell any name. */
const mayBeOdd = /__proto__|hasOwnProperty|\\u/

/**
 * JSON from outside, as a value.
 *
 * @throws Error when it is not JSON, nested deeper than 128 levels, or has a field that no document can have
 */
export function parseJson(text: string): unknown {
  if (depthOf(text) > deepest) throw new Error(`is nested deeper than ${deepest} levels`)
  let parsed: unknown
  let odd: string | undefined
  try {
    // Looking at every name takes as long again as parsing, so only where one may be found.
    parsed = mayBeOdd.test(text)
      ? JSON.parse(text, (name, value: unknown) => {
          if (oddNames.has(name)) odd = name
          return value
        })
      : JSON.parse(text)
  } catch {
    throw new Error('is not valid JSON')
  }
  if (odd !== undefined) throw new Error(`has a field named "${odd}", which no document can have`)
  return parsed
}

const [QUOTE, BACKSLASH, ...BRACKETS] = Buffer.from('"\\[{]}')
const opening = new Set(BRACKETS.slice(0, 2))
const closing = new Set(BRACKETS.slice(2))

/** How many brackets and braces are open at once at most, judged by the text alone. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isInString) {
      if (code === BACKSLASH) index++
      else if (code === QUOTE) isInString = false
    } else if (code === QUOTE) isInString = true
    else if (opening.has(code)) deepest = Math.max(deepest, ++depth)
    else if (closing.has(code)) depth--
  }
  return deepest
}
