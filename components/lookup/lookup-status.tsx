import { PageLink } from '@/components/ui/page-link'
import type { LookupState } from '@/lib/vehicle/lookup-state'
import { lookupTexts } from '@/lib/vehicle/lookup-texts'
import { normaliseRegistration } from '@/lib/vehicle/registration'
import { summariseVehicle } from '@/lib/vehicle/vehicle'
import { LookupOutput } from './lookup-output'
import { quoteHref } from './quote-href'

/** The messages of the lookup outside forms. Results are only announced: a card shows them. */
export function LookupStatus({ id, state }: { id: string; state: LookupState }) {
  return (
    <LookupOutput
      id={id}
      state={state}
      slow={
        <span className="mt-2 flex flex-wrap items-center gap-x-2 text-small">
          We’re still looking. You don’t have to wait:
          <PageLink
            href={quoteHref({ reg: normaliseRegistration(state.registration) })}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Enter details manually
          </PageLink>
        </span>
      }
      renderFound={(vehicle) => <span className="sr-only">{`Result: ${summariseVehicle(vehicle)}`}</span>}
      notFound={<span className="sr-only">There is nothing on record for this registration</span>}
      failed={lookupTexts.failedInline}
    />
  )
}
