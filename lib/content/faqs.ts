import { readContent } from './client.ts'
import { faqsQuery } from './queries.ts'
import { tags } from './tags.ts'
import type { QuestionAnswer } from './sanity.types.ts'
import { type Maybe, type RichText, richText } from './texts.ts'

/** A question and its answer. */
export type FaqEntry = {
  id: string
  question: string
  answer: RichText
}

/** The questions of the FAQ page, in the editor's order. */
export async function getFaqs(): Promise<FaqEntry[]> {
  const stored = await readContent(faqsQuery, { tags: [tags.faqs] })
  return stored.flatMap(({ _id, question, answer }) =>
    question ? [{ id: _id, question, answer: richText(answer) }] : [],
  )
}

/** The questions in a page's own document, with their answers. */
export function faqEntries(items: Maybe<({ _key: string } & QuestionAnswer)[]>): FaqEntry[] {
  return (items ?? []).flatMap(({ _key, question, answer }) =>
    question ? [{ id: _key, question, answer: richText(answer) }] : [],
  )
}
