import { type ReactNode, useId } from 'react'

/** The answer of a lookup. Takes the focus as it appears, so that keyboard and screen reader are where it is. */
export function ResultCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-md outline-offset-8 focus:outline-none"
    >
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  )
}

function takeFocus(card: HTMLElement | null): void {
  card?.focus()
}
