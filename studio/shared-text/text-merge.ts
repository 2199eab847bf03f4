import {
  applyPatches,
  DIFF_DELETE,
  DIFF_EQUAL,
  makeDiff,
  makePatches,
  stringifyPatches,
} from '@sanity/diff-match-patch'

/** The change from one text to another, for texts that others have changed meanwhile. */
export function textPatch(from: string, to: string): string {
  return stringifyPatches(makePatches(from, to))
}

const withChange = (text: string, from: string, to: string): string =>
  applyPatches(makePatches(from, to), text)[0]

/** True when `text` consists of what somebody made of `base` by typing, `typed`, and of changes by others. */
export function includesTyping(text: string, base: string, typed: string): boolean {
  if (text === typed || base === typed) return true
  return withChange(withChange(text, typed, base), base, typed) === text
}

/**
 * Where a position in a text is after it has changed. What was inserted exactly there comes after it: two people who type at
 * the same place would otherwise mix their letters.
 */
export function movedPosition(from: string, to: string, position: number): number {
  // The text has been loaded.
  if (from === '') return to.length
  let before = 0
  let after = 0
  for (const [type, { length }] of makeDiff(from, to)) {
    if (type === DIFF_EQUAL) {
      if (position <= before + length) return after + position - before
      before += length
      after += length
    } else if (type === DIFF_DELETE) {
      if (position < before + length) return after
      before += length
    } else {
      if (position <= before) return after
      after += length
    }
  }
  return after
}
