/** Separators of words. A dot, an apostrophe or an underscore is a part of a word. */
const separators = /[\s!@#$%^&*(),\\/?";:{}|[\]+<>-]+/u
const separatorsButStars = /[\s!@#$%^&(),\\/?";:{}|[\]+<>-]+/u
const outerDots = /^\.+|\.+$/gu

/**
 * The words of a text, in lower case, without dots around them: a sentence may end with one.
 *
 * @param wildcard - preserves stars, which match any characters in a pattern
 */
export function words(text: string, wildcard?: '*'): string[] {
  return text
    .toLowerCase()
    .split(wildcard ? separatorsButStars : separators)
    .map((word) => word.replace(outerDots, ''))
    .filter((word) => word !== '')
}

/**
 * True when a word matches a pattern in which `*` matches any characters. After a mismatch only the last star takes one
 * more character, so that many stars cost no more than one.
 */
export function matchesWildcards(pattern: string, word: string): boolean {
  let [at, index, star, resume] = [0, 0, -1, 0]
  while (index < word.length) {
    if (pattern[at] === '*') {
      star = at++
      resume = index
    } else if (pattern[at] === word[index]) {
      at++
      index++
    } else if (star !== -1) {
      at = star + 1
      index = ++resume
    } else return false
  }
  while (pattern[at] === '*') at++
  return at === pattern.length
}

/** The term frequency of BM25 with its usual constant, for texts of one length. */
export function termFrequencyScore(frequency: number): number {
  return (frequency * 2.2) / (frequency + 1.2)
}
