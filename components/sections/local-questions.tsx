import { Prose } from '@/components/portable-text/prose'
import type { FaqEntry } from '@/lib/content/faqs'

/** What sellers in one place ask, with the answers in view. */
export function LocalQuestions({ heading, entries }: { heading: string; entries: FaqEntry[] }) {
  if (entries.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      {entries.map(({ id, question, answer }) => (
        <div key={id} className="mt-5">
          <h3>{question}</h3>
          <Prose value={answer} className="mt-2" />
        </div>
      ))}
    </section>
  )
}
