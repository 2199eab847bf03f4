import { readContent } from './client.ts'
import { faqsQuery } from './queries.ts'
import { tags } from './tags.ts'
import { type RichText, richText } from './texts.ts'

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
