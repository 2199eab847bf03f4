import { Prose } from '@/components/portable-text/prose'
import { ButtonLink } from '@/components/ui/button-link'
import { ArrowIcon } from '@/components/ui/icons'
import type { RichText } from '@/lib/content/texts'

/** The four texts of a town or area, in reading order. */
export function PlaceTexts({
  place,
  texts,
  buttonLabel,
}: {
  place: string
  buttonLabel: string
  texts: { intro: RichText; sellingPoints: RichText; localExpertise: RichText; callToAction: RichText }
}) {
  return (
    <div className="grid gap-12">
      <Prose value={texts.intro} className="text-lead" />
      <section>
        <h2>Selling your car in {place}</h2>
        <Prose value={texts.sellingPoints} className="mt-5" />
      </section>
      <section>
        <h2>Local knowledge</h2>
        <Prose value={texts.localExpertise} className="mt-5" />
      </section>
      <section className="rounded-lg border-l-4 border-brand bg-sunken p-6 sm:p-8">
        <h2>Your next step</h2>
        <Prose value={texts.callToAction} className="mt-4" />
        <ButtonLink href="/get-a-quote" className="mt-6">
          {buttonLabel} <ArrowIcon />
        </ButtonLink>
      </section>
    </div>
  )
}
