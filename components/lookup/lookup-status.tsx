import type { Ref } from 'react'
import { PageLink } from '@/components/ui/page-link'
import { sayWith } from '@/components/ui/say'
import type { EditedTexts } from '@/lib/shared/edited-texts'
import type { LookupState } from '@/lib/vehicle/lookup-state'
import { lookupTexts } from '@/schemas/rules/lookup-texts'
import { normaliseRegistration } from '@/lib/vehicle/registration'
import { LookupOutput } from './lookup-output'
import { quoteHref } from './quote-href'

/** The messages of the lookup outside forms. The results are not here: their card takes the focus. */
export function LookupStatus({
  id,
  state,
  texts,
  ref,
}: {
  id: string
  state: LookupState
  texts: EditedTexts
  ref: Ref<HTMLOutputElement>
}) {
  const say = sayWith(texts)
  return (
    <LookupOutput
      ref={ref}
      id={id}
      state={state}
      texts={texts}
      slow={
        <span className="mt-2 flex flex-wrap items-center gap-x-2 text-small">
          {say('We’re still looking. You don’t have to wait:')}
          <PageLink
            href={quoteHref({ reg: normaliseRegistration(state.registration) })}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {say('Enter details manually')}
          </PageLink>
        </span>
      }
      failed={lookupTexts.failedInline}
    />
  )
}
