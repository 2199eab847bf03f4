import { type ReactNode, useId } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { ArrowIcon } from '@/components/ui/icons'
import { LinkItems } from '@/components/ui/page-link'
import type { PlaceLink } from '@/lib/content/places'

/** The box beside a town or area text that leads to the quote form and to the team. */
export function QuoteBox({
  heading,
  text,
  buttonLabel,
  contactLabel,
}: {
  heading: string
  text: string
  buttonLabel: string
  contactLabel: string
}) {
  return (
    <section className="card p-6">
      <h2 className="text-h3">{heading}</h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      <div className="mt-5 grid gap-3">
        <ButtonLink href="/get-a-quote">
          {buttonLabel}
          <ArrowIcon />
        </ButtonLink>
        <ButtonLink href="/contact" look="secondary">
          {contactLabel}
        </ButtonLink>
      </div>
    </section>
  )
}

/** A list of places beside a text, below `children`. Long lists have two columns. */
export function PlaceLinks<Place extends PlaceLink>({
  heading,
  places,
  linkText = (place) => place.name,
  children,
}: {
  heading: string
  places: Place[]
  linkText?: (place: Place) => string
  children?: ReactNode
}) {
  const id = useId()
  if (places.length === 0) return children
  return (
    <nav aria-labelledby={id} className="print:hidden">
      <h2 id={id} className="text-h3">
        {heading}
      </h2>
      {children && <div className="mt-3">{children}</div>}
      <ul className={`mt-3 gap-x-6 ${places.length > 10 ? 'columns-[2_7rem]' : ''}`}>
        <LinkItems
          links={places.map((place) => [place.path, linkText(place)])}
          className="break-inside-avoid border-b border-line"
          linkClassName="place-link"
        />
      </ul>
    </nav>
  )
}
