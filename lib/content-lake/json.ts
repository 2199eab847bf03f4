/** Deeper than any document, and far below what exhausts the call stack. */
const maxDepth = 128

/** Names that libraries, here and in the Studio, do not treat as fields. */
export const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'hasOwnProperty'])
/** An escape sequence may spell any name. */
const mayHoldReserved = /__proto__|hasOwnProperty|\\u/

/** A value, or what is wrong with the text, as the predicate of a sentence about it. */
export type ParsedJson = { ok: true; value: unknown } | { ok: false; problem: string }

/** Parses JSON from outside. Refuses deep nesting, and fields that no document can have. */
export function parseJson(text: string): ParsedJson {
  if (depthOf(text) > maxDepth) return failure(`is nested deeper than ${maxDepth} levels`)
  let reserved: string | undefined
  const findReserved = (name: string, value: unknown): unknown => {
    if (reservedNames.has(name)) reserved = name
    return value
  }
  try {
    // Checking every name takes as long again as parsing, so it is done only where a reserved one is possible.
    const value: unknown = JSON.parse(text, mayHoldReserved.test(text) ? findReserved : undefined)
    if (reserved !== undefined) return failure(`has a field named "${reserved}", which no document can have`)
    return { ok: true, value }
  } catch {
    return failure('is not valid JSON')
  }
}

function failure(problem: string): ParsedJson {
  return { ok: false, problem }
}

const [quote, backslash, ...brackets] = Buffer.from('"\\[{]}')
const opening = new Set(brackets.slice(0, 2))
const closing = new Set(brackets.slice(2))

/** The greatest number of brackets and braces that are open at once, counted in the text. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isInString) {
      if (code === backslash) index++
      else if (code === quote) isInString = false
    } else if (code === quote) isInString = true
    else if (opening.has(code)) deepest = Math.max(deepest, ++depth)
    else if (closing.has(code)) depth--
  }
  return deepest
}

/** True for an object of JSON: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
