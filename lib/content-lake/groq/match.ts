import { TextQuery } from './text-query.ts'
import { matchesWildcards, termFrequencyScore, words } from './words.ts'

/** `text match pattern`: every word of the pattern has to be found among the words of the text. */
export function match(text: unknown, pattern: unknown): boolean {
  if (pattern instanceof TextQuery) return pattern.matches(text)
  const found = wordsIn(text)
  const wanted = patternsIn(pattern)
  if (!wanted || wanted.length === 0 || found.length === 0) return false
  return wanted.every((word) => found.some((candidate) => matchesWildcards(word, candidate)))
}

/** How often words of the pattern occur, with less weight for each further occurrence; 0 when none does. */
export function matchScore(text: unknown, pattern: unknown): number {
  if (pattern instanceof TextQuery) return pattern.score(text)
  const found = wordsIn(text)
  return (patternsIn(pattern) ?? []).reduce((score, word) => {
    return score + termFrequencyScore(found.filter((candidate) => matchesWildcards(word, candidate)).length)
  }, 0)
}

function wordsIn(text: unknown): string[] {
  if (typeof text === 'string') return words(text)
  if (!Array.isArray(text)) return []
  return text.flatMap((item: unknown) => (typeof item === 'string' ? words(item) : []))
}

/** Undefined for a value that is not a pattern. */
function patternsIn(pattern: unknown): string[] | undefined {
  if (typeof pattern === 'string') return words(pattern, '*')
  if (!Array.isArray(pattern) || !pattern.every((item) => typeof item === 'string')) return undefined
  return pattern.flatMap((item: string) => words(item, '*'))
}
