import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { phoneHref } from '@/lib/shared/phone-href'
import { PageHero } from './page-hero'

/** A page with one message and links to other pages. */
export function NoticePage({
  title,
  aside,
  quoteLabel = 'Get a quote',
  phone,
  fills = true,
  buttons,
  children,
}: {
  title: string
  aside?: ReactNode
  quoteLabel?: string
  /** Adds a call link. */
  phone?: string
  /** Nothing follows below. */
  fills?: boolean
  /** Further buttons. */
  buttons?: ReactNode
  children: ReactNode
}) {
  return (
    <PageHero fills={fills} title={title} aside={aside}>
      {children}
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href="/" look="on-band">
          Go to the home page
        </ButtonLink>
        <ButtonLink href="/get-a-quote" look="on-band-quiet">
          {quoteLabel}
        </ButtonLink>
        {phone && (
          <ButtonLink href={phoneHref(phone)} look="on-band-quiet">
            Call {phone}
          </ButtonLink>
        )}
        {buttons}
      </div>
    </PageHero>
  )
}
