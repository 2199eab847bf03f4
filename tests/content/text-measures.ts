import type { PageTexts } from '../../scripts/seed/places.ts'

type LocalQuestions = { questions?: { question: string; answer: string }[] }

/** The texts and the questions of a page as Markdown. */
export function allTexts(texts: PageTexts & LocalQuestions): string[] {
  const { intro, sellingPoints, localExpertise, callToAction, questions = [] } = texts
  const asked = questions.flatMap(({ question, answer }) => [question, answer])
  return [intro, sellingPoints, localExpertise, callToAction, ...asked]
}

/** The texts and the questions of a page as plain sentences, without Markdown. */
export function plainText(texts: PageTexts & LocalQuestions): string {
  return allTexts(texts)
    .join('\n')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/^- /gm, '')
}

export function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+(?:['’][\p{L}]+)?/gu) ?? []
}

/** Sentences of more than four words, in small letters, to be compared between pages. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => words(sentence).join(' '))
    .filter((sentence) => sentence.split(' ').length > 4)
}

/** Every run of five words in a text. */
export function shingles(text: string): Set<string> {
  const all = words(text)
  return new Set(all.slice(4).map((_word, index) => all.slice(index, index + 5).join(' ')))
}

/** How much two sets share: 0 for nothing, 1 for everything. */
export function jaccard(a: Set<string>, b: Set<string>): number {
  let shared = 0
  for (const item of a) if (b.has(item)) shared++
  return shared / (a.size + b.size - shared || 1)
}
