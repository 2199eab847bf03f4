import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { phoneHref } from '@/lib/shared/phone-href'
import { PageHero } from './page-hero'

/** A page with one message and links to other pages. */
export function NoticePage({
  title,
  aside,
  words,
  phone,
  fills = true,
  buttons,
  note,
  children,
}: {
  title: string
  aside?: ReactNode
  /** The words on the buttons. */
  words: { home: string; quote: string }
  /** Adds a call link. */
  phone?: { number: string; label: string }
  /** Nothing follows below. */
  fills?: boolean
  /** Further buttons. */
  buttons?: ReactNode
  /** Below the buttons. */
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <PageHero fills={fills} title={title} aside={aside}>
      {children}
      <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink href="/" look="on-band">
          {words.home}
        </ButtonLink>
        <ButtonLink href="/get-a-quote" look="on-band-quiet">
          {words.quote}
        </ButtonLink>
        {phone?.number && (
          <ButtonLink href={phoneHref(phone.number)} look="on-band-quiet">
            {phone.label} {phone.number}
          </ButtonLink>
        )}
        {buttons}
      </div>
      {note}
    </PageHero>
  )
}
