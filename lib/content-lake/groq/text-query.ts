import { isFields } from './values.ts'
import { matchesWildcards, termFrequencyScore, words } from './words.ts'

/** Words that have to be adjacent; the last one may be a prefix, `hel*`. */
type Term = {
  words: string[]
  isExcluded: boolean
}

const term = /(-?)(?:"([^"]*)"?|([^\s"]+))/gu

/**
 * A query of `text::query()`, which matches when all of its words occur, in any order and in any of the texts. `"two words"`
 * have to be adjacent, `-word` must not occur, `wor*` is the beginning of a word.
 */
export class TextQuery {
  readonly #query: string
  readonly #terms: Term[]

  constructor(query: string) {
    this.#query = query
    this.#terms = [...query.matchAll(term)].flatMap(([, minus, phrase, word]) => {
      const found = phrase === undefined ? words(word ?? '', '*') : words(phrase)
      return found.length > 0 ? [{ words: found, isExcluded: minus === '-' }] : []
    })
  }

  matches(value: unknown): boolean {
    if (this.#terms.length === 0) return false
    const texts = textsIn(value).map((text) => words(text))
    return this.#terms.every((term) => occurrences(term, texts) > 0 !== term.isExcluded)
  }

  /** 0 when the query does not match. */
  score(value: unknown): number {
    if (!this.matches(value)) return 0
    const texts = textsIn(value).map((text) => words(text))
    const scores = this.#terms.map((term) =>
      term.isExcluded ? 0 : termFrequencyScore(occurrences(term, texts)),
    )
    // All matches of a query that only excludes words have the same score.
    return scores.reduce((sum, score) => sum + score, 0) || 1
  }

  toJSON(): string {
    return this.#query
  }
}

function occurrences({ words: wanted }: Term, texts: string[][]): number {
  return texts.reduce((count, text) => {
    return count + text.filter((_word, start) => matchesAt(wanted, text, start)).length
  }, 0)
}

function matchesAt(wanted: string[], text: string[], start: number): boolean {
  return wanted.every((word, index) => {
    const found = text[start + index]
    return found !== undefined && matchesWildcards(word, found)
  })
}

/** All texts of a value, without Sanity's own fields, which begin with an underscore. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isFields(value)) return []
  return Object.keys(value).flatMap((name) => (name.startsWith('_') ? [] : textsIn(value[name])))
}
