import { Prose } from '@/components/portable-text/prose'
import type { Guide } from '@/lib/content/guide'

/** The chapters of the guide, under a list of links to them; nothing without any. */
export function GuideChapters({ id, heading, items }: Guide['chapters'] & { id: string }) {
  if (items.length === 0) return null
  return (
    <section id={id}>
      <h2>{heading}</h2>
      <ul className="mt-4 gap-x-10 sm:columns-2 print:hidden">
        {items.map(({ anchor, title }) => (
          <li key={anchor} className="break-inside-avoid">
            <a href={`#${anchor}`} className="link inline-flex min-h-11 items-center leading-snug">
              {title}
            </a>
          </li>
        ))}
      </ul>
      {items.map(({ anchor, title, text }) => (
        <section key={anchor} id={anchor} className="mt-9">
          <h3 className="text-h3">{title}</h3>
          <Prose value={text} className="mt-3" />
        </section>
      ))}
    </section>
  )
}
