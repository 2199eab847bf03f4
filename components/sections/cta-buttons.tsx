import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { ArrowIcon, PhoneIcon } from '@/components/ui/icons'
import { phoneHref } from '@/lib/shared/phone-href'

/** The buttons on a green band that lead to the quote form and to the phone; `children` are further ones. */
export function CtaButtons({
  buttonLabel,
  phone,
  children,
}: {
  buttonLabel: string
  phone: string
  children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:w-full">
      <ButtonLink href="/get-a-quote" look="on-band">
        {buttonLabel}
        <ArrowIcon />
      </ButtonLink>
      <ButtonLink href={phoneHref(phone)} look="on-band-quiet">
        <PhoneIcon />
        {phone}
      </ButtonLink>
      {children}
    </div>
  )
}
