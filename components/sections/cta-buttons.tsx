import { ButtonLink } from '@/components/ui/button-link'
import { ArrowIcon, PhoneIcon, TickIcon } from '@/components/ui/icons'
import { phoneHref } from '@/lib/shared/phone-href'

/** What stands under the title of a town or area page: short points, the quote form and the phone. */
export function CtaButtons({
  benefits,
  buttonLabel,
  phone,
}: {
  benefits: string[]
  buttonLabel: string
  phone: string
}) {
  return (
    <>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-body text-on-band">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <TickIcon className="mt-[0.25em] size-5 text-plate-yellow" />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href="/get-a-quote" look="on-band">
          {buttonLabel} <ArrowIcon />
        </ButtonLink>
        <ButtonLink href={phoneHref(phone)} look="on-band-quiet">
          <PhoneIcon /> {phone}
        </ButtonLink>
      </div>
    </>
  )
}
