import { toPlainText } from '@portabletext/react'
import type { FAQPage, WithContext } from 'schema-dts'
import type { FaqEntry } from '../content/faqs.ts'

/** The visible questions of a page with their answers. */
export function faqPage(entries: readonly FaqEntry[]): WithContext<Exclude<FAQPage, string>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
    })),
  }
}
