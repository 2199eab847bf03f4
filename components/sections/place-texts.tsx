import { Prose } from '@/components/portable-text/prose'
import { ButtonLink } from '@/components/ui/button-link'
import { ArrowIcon } from '@/components/ui/icons'
import type { RichText } from '@/lib/content/texts'
import { withPlace } from '@/lib/shared/place-pattern'

/** What an editor writes about a town or area. */
export type PlaceContent = {
  intro: RichText
  sellingPoints: RichText
  localExpertise: RichText
  callToAction: RichText
}

/** The four texts of a town or area, in reading order. `{place}` in a heading stands for the name. */
export function PlaceTexts({
  place,
  texts,
  labels,
}: {
  place: string
  labels: {
    sellingPointsHeading: string
    localExpertiseHeading: string
    callToActionHeading: string
    buttonLabel: string
  }
  texts: PlaceContent
}) {
  const named = (heading: string) => withPlace(heading, place)
  return (
    <div className="grid gap-12">
      <Prose value={texts.intro} className="text-lead" />
      <section>
        <h2>{named(labels.sellingPointsHeading)}</h2>
        <Prose value={texts.sellingPoints} className="mt-5" />
      </section>
      <section>
        <h2>{named(labels.localExpertiseHeading)}</h2>
        <Prose value={texts.localExpertise} className="mt-5" />
      </section>
      <section className="rounded-lg bg-sunken p-6 sm:p-8">
        <h2>{named(labels.callToActionHeading)}</h2>
        <Prose value={texts.callToAction} className="mt-4" />
        <ButtonLink href="/get-a-quote" className="mt-6">
          {labels.buttonLabel}
          <ArrowIcon />
        </ButtonLink>
      </section>
    </div>
  )
}
