import { Prose } from '@/components/portable-text/prose'
import { ChevronIcon } from '@/components/ui/icons'
import type { FaqEntry } from '@/lib/content/faqs'

/**
 * Questions with their answers, of which one is open at a time: the browser closes the others of the same name, without
 * script.
 */
export function FaqList({
  name,
  heading: Heading,
  entries,
}: {
  name: string
  heading: 'h2' | 'h3'
  entries: FaqEntry[]
}) {
  return (
    <div className="border-y border-line">
      {entries.map(({ id, question, answer }) => (
        <details key={id} name={name} className="group border-line not-first:border-t">
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 hover:text-brand-text">
            <Heading className="text-h3">{question}</Heading>
            <ChevronIcon className="size-6 text-brand-text group-open:rotate-180 print:hidden" />
          </summary>
          {/* A link to what is inside makes the browser open the answer; the margin keeps its question in view. */}
          <div id={id} className="scroll-mt-16 pb-7">
            <Prose value={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
