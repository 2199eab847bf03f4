import { type ReactNode, useId } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ButtonLink } from '@/components/ui/button-link'
import { ArrowIcon } from '@/components/ui/icons'

/**
 * The result of a lookup with the next steps. It takes the focus when it appears: for keyboards, and for screen readers,
 * which then read its title and description. Nothing else announces the result.
 */
export function ResultCard({
  title,
  next,
  another,
  onReset,
  children,
}: {
  title: string
  /** The link to the quote form. */
  next: { href: string; label: string }
  /** The words on the button to another search. */
  another: string
  onReset: () => void
  children: ReactNode
}) {
  const titleId = useId()
  const textId = useId()
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className="rounded-md outline-offset-8 focus:outline-none"
    >
      <h3 id={titleId}>{title}</h3>
      <div id={textId}>{children}</div>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href={next.href} className="grow">
          {next.label}
          <ArrowIcon />
        </ButtonLink>
        <button type="button" onClick={onReset} className={`${buttonClass('secondary')} grow`}>
          {another}
        </button>
      </div>
    </section>
  )
}

function takeFocus(card: HTMLElement | null): void {
  card?.focus()
}
