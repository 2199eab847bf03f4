import { ButtonLink } from '@/components/ui/button-link'
import { MailIcon, PhoneIcon } from '@/components/ui/icons'
import { phoneHref } from '@/components/ui/phone-link'

/** The end of a form that cannot be sent: how to pass the details on instead. */
export function ReachUs({
  heading,
  text,
  phone,
  email,
}: {
  heading: string
  text: string
  phone: string
  email: string
}) {
  return (
    <section className="rounded-md bg-brand-tint p-5 sm:p-6">
      <h3>{heading}</h3>
      <p className="mt-1.5">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={phoneHref(phone)}>
          <PhoneIcon /> {phone}
        </ButtonLink>
        <ButtonLink href={`mailto:${email}`} look="secondary">
          <MailIcon /> {email}
        </ButtonLink>
      </div>
    </section>
  )
}
