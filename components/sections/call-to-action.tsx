import { ButtonLink } from '@/components/ui/button-link'
import { CtaButtons } from './cta-buttons'
import { Landscape } from './landscape'

/** The green band that closes a page: one question, the quote form and the phone. */
export function CallToAction({
  heading,
  text,
  buttonLabel,
  phone,
  contactLabel,
}: {
  heading: string
  text: string
  buttonLabel: string
  phone: string
  /** Adds a link to the contact page with these words. */
  contactLabel?: string
}) {
  return (
    <section className="band relative isolate overflow-hidden">
      <Landscape className="-z-10 h-12 lg:h-16" />
      <div className="container section grid items-end gap-8 lg:grid-cols-[1fr_auto]">
        <div className="max-w-[40rem]">
          <h2>{heading}</h2>
          <p className="mt-4 text-lead text-on-band-soft">{text}</p>
        </div>
        <CtaButtons buttonLabel={buttonLabel} phone={phone}>
          {contactLabel !== undefined && (
            <ButtonLink href="/contact" look="on-band-quiet">
              {contactLabel}
            </ButtonLink>
          )}
        </CtaButtons>
      </div>
    </section>
  )
}
